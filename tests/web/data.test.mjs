// Word lists and decks on their way from the host to the program.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { open } from "./page.mjs";

let palazzo;
before(async () => (palazzo = await open()));
after(() => palazzo.close());

test("two requests for one file give one answer", async () => {
  const page = await palazzo.visit(await palazzo.visitor());
  const answers = await page.evaluate(async () => {
    const { platform } = window.palazzo;
    const told = [];
    const { call } = platform;
    platform.call = (name, ...texts) => {
      if (name === "data") told.push(texts.join(" "));
      return call(name, ...texts);
    };
    platform.requestData("deck-es");
    platform.requestData("deck-es");
    platform.requestData("words-en");
    platform.needData('"game":"palabra"'); // at once, while it is on its way
    await new Promise((later) => setTimeout(later, 2000));
    return told.sort();
  });
  assert.deepEqual(answers, ["deck-es ", "words-en "]);
  assert.deepEqual(page.errors, []);
});
