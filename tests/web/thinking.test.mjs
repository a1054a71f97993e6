// Opponents and hints think in a Worker: a game that is left during a search continues in the same way, and a page
// without Workers plays the same moves.
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { cli, waitForFirstFrame, open, record, waitUntilRested, said, site } from "./page.mjs";

let palazzo;
before(async () => (palazzo = await open({ sharp: true })));
after(() => palazzo.close());

/** Returns a game for two in which seat 0 has made its first choice, and bots of `level` sit in the other seats. */
const game = (name, level, seed) => {
  const fresh = cli(["new", "--game", name, "--options", name === "palindromes" ? "{}" : '{"players":2}', "--seed", seed], "");
  return JSON.stringify({ ...fresh, seats: [{ kind: "human" }, { kind: "bot", level }] });
};
const put = (page, text) => page.evaluate((it) => palazzo.open(it), text);
const moves = async (page) => JSON.parse(await record(page)).moves;
/** Makes the first move that the mirror offers, if it is the human's turn. */
const moveOn = (page) => page.evaluate(() => document.querySelector("#region-moves [data-move]:not([disabled])")?.click());

test("a game that is left while a bot thinks continues as it would have without the interruption", async () => {
  const text = game("palindromes", "master", "9");
  const context = await palazzo.visitor();
  const first = await palazzo.visit(context, "?speed=off");
  await put(first, text);
  await waitUntilRested(first);
  if ((await moves(first)).length === 0) await moveOn(first);
  await waitUntilRested(first);
  const whole = await moves(first);
  const played = whole.findIndex(({ seat }) => seat === 1);
  assert.ok(played >= 0, "the bot has moved");
  await first.close();

  const left = await palazzo.visit(context, "?speed=off");
  await put(left, JSON.stringify({ ...JSON.parse(text), moves: whole.slice(0, played) }));
  await left.waitForFunction(() => palazzo.thinking, null, { polling: 5 });
  await left.reload();
  await waitForFirstFrame(left);
  await waitUntilRested(left);
  assert.deepEqual((await moves(left))[played], whole[played]);
  await context.close();
});

test("a bot makes the same move with and without Workers", async () => {
  const answers = [];
  for (const workers of [true, false]) {
    const context = await palazzo.visitor();
    if (!workers) await context.addInitScript(() => delete window.Worker);
    const page = await palazzo.visit(context, "?speed=off");
    await put(page, game("palace", "hard", "3"));
    await waitUntilRested(page);
    answers.push((await moves(page)).filter(({ seat }) => seat === 1)[0]);
    assert.deepEqual(page.errors, []);
    await context.close();
  }
  assert.ok(answers[0]);
  assert.deepEqual(answers[1], answers[0]);
});

test("a bot still plays if the Worker fails", async () => {
  const failures = {
    "no room": 'WebAssembly.instantiate = () => Promise.reject(new Error("no room"));',
    "no program": 'importScripts = () => { throw new Error("no program"); };',
  };
  const file = (await readdir(site)).find((name) => name.startsWith("palazzo-thinker"));
  const script = await readFile(join(site, file), "utf8");
  for (const [reason, code] of Object.entries(failures)) {
    const context = await palazzo.visitor({ serviceWorkers: "block" });
    await context.route(/palazzo-thinker/, (route) =>
      route.fulfill({ contentType: "text/javascript", body: `${code}\n${script}` }));
    const page = await palazzo.visit(context, "?speed=off");
    await put(page, game("palace", "hard", "3"));
    await waitUntilRested(page);
    await moveOn(page);
    await waitUntilRested(page);
    assert.ok((await moves(page)).some(({ seat }) => seat === 1), reason);
    assert.ok(page.errors.some((error) => error.includes(reason)), `the Worker failed otherwise: ${page.errors}`);
    assert.ok(await page.evaluate(() => document.getElementById("trouble").hidden), "the page goes on");
    await context.close();
  }
});

test("a bot still plays if the Worker is never loaded", async () => {
  const context = await palazzo.visitor({ serviceWorkers: "block" });
  await context.route(/palazzo-thinker/, () => {}); // the request is never answered
  const page = await palazzo.visit(context, "?speed=off");
  await put(page, game("palace", "hard", "3"));
  await waitUntilRested(page);
  await moveOn(page);
  await waitUntilRested(page);
  assert.ok((await moves(page)).some(({ seat }) => seat === 1));
  assert.deepEqual(page.errors, []);
  await context.close();
});

test("a hint names a legal move and the reason, in the text mirror and on the canvas", async () => {
  const page = await palazzo.visit(await palazzo.visitor({ hasTouch: true }), "?quick=palindromes&seed=4&speed=off");
  await waitUntilRested(page);
  const { x, y, width, height } = await page.evaluate(() => palazzo.rect("hint"));
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await page.waitForFunction(() => /of 100 games/.test(document.querySelector("#log").textContent), null, { polling: 50 });
  const line = (await said(page)).at(-1);
  assert.match(line, /You win \d+ of 100 games/);
  await waitUntilRested(page);
  // The mirror's confirming button now plays the cards that the hint has selected.
  const before = (await moves(page)).length;
  await page.evaluate(() => document.querySelector('#words [data-id="hint"]').click());
  await waitUntilRested(page);
  await moveOn(page);
  await waitUntilRested(page);
  assert.ok((await moves(page)).length > before);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});
