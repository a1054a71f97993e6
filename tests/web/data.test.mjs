// Word lists and decks, as they are fetched from the host.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { waitForFirstFrame, open } from "./page.mjs";
import { press } from "./player.mjs";

let palazzo;
before(async () => (palazzo = await open()));
after(() => palazzo.close());

test("two requests for the same file cause one download", async () => {
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
    platform.needData('"game":"palabra"'); // the data is needed synchronously, while it is still being fetched
    await new Promise((later) => setTimeout(later, 2000));
    return told.sort();
  });
  assert.deepEqual(answers, ["deck-es ", "words-en "]);
  assert.deepEqual(page.errors, []);
});

test("if the host sends something other than a word list or deck, such as a sign-in page, the file is fetched again the next time", async () => {
  const context = await palazzo.visitor({ serviceWorkers: "block" });
  const page = await context.newPage();
  let portal = true;
  await page.route(/\/(words|deck)-/, (route) =>
    portal ? route.fulfill({ status: 200, contentType: "text/html", body: "<html>Sign in</html>" }) : route.continue());
  await page.goto(palazzo.address);
  await waitForFirstFrame(page);
  await press(page, "play:palabra");
  await page.waitForFunction(() => document.querySelector("#log").textContent.includes("Couldn't load the word list"));
  await press(page, "decks");
  // Waits for the answers to all decks, because a deck that is still being fetched isn't fetched again.
  await page.waitForFunction(() => {
    const text = document.querySelector("#words main").textContent;
    return text.includes("Can't be loaded") && !text.includes("Loading");
  });
  assert.deepEqual(await page.evaluate(() => palazzo.platform.dataUsed()), []);
  portal = false;
  await press(page, "close");
  await press(page, "decks");
  await page.waitForFunction(() => !/Loading|Can't be loaded/.test(document.querySelector("#words main").textContent));
  await press(page, "close");
  await press(page, "play:palabra");
  await page.waitForFunction(() => palazzo.record().includes("palabra"));
  const used = await page.evaluate(() => palazzo.platform.dataUsed());
  assert.ok(used.includes("words-en") && used.includes("deck-es"), `${used}`);
});
