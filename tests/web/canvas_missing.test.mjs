// Without WebGL 2, from the start or after it was lost, everything can be played in the text view.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { inFirefoxUnlessLongRun, isLong, longRunOnly } from "./browser.mjs";
import { waitUntilSettled, makeContextReportFrames } from "./hand.mjs";
import { frameCount, open, isOver, record, reloadWithoutMovements, replay, waitUntilRested } from "./page.mjs";
import { person } from "./person.mjs";
import { movesIn, play, press } from "./player.mjs";

let bare; // the browser without WebGL
let palazzo;
before(async () => ([bare, palazzo] = await Promise.all([open({ webgl: false }), open({ sharp: true })])));
after(() => Promise.all([bare.close(), palazzo.close()]));

const inWords = (page) => page.evaluate(() => document.body.classList.contains("in-words"));
const reason = (page) => page.locator("#words > [role=status]");

const byWords = {
  press: (page, id) => page.locator(`#words [data-id=${JSON.stringify(id)}]`).first().click(),
  reaches: async (page, id) => (await page.locator(`#words [data-id=${JSON.stringify(id)}]`).count()) > 0,
};

// Returns whether a game is played to its end: in short runs only Palindromes, and in long runs every game.
const isWhole = (game) => isLong || game === "palindromes";

for (const game of ["palace", "palindromes", "palabra"])
  test(`without WebGL a game of ${game} can be played, and is restored after a reload`, { skip: inFirefoxUnlessLongRun || longRunOnly(game === "palabra") }, async () => {
    const page = await bare.visit(await makeContextReportFrames(await bare.visitor()), `?quick=${game}&seats=2&seed=7&speed=off`);
    await page.waitForFunction(() => palazzo.record() !== "", null, { polling: 50 });
    assert.equal(await inWords(page), true);
    assert.match(await reason(page).innerText(), /WebGL 2/);
    assert.equal(await page.getByRole("alert").count(), 0);
    for (const id of ["in-words", "canvas"]) assert.equal(await page.locator(`#${id}`).isVisible(), false, id);
    const player = person(page, byWords);
    await waitUntilSettled(page);
    for (let steps = 0; steps < 5; ++steps) await player.step();
    const before = await record(page);
    await reloadWithoutMovements(page);
    await waitUntilSettled(page);
    assert.equal(await record(page), before);
    if (!isWhole(game)) for (let steps = 0; steps < 5; ++steps) await player.step();
    else await player.play(isLong ? undefined : 5);
    assert.equal(replay(await record(page)).over, isWhole(game));
    assert.deepEqual(page.errors, []);
    await page.context().close();
  });

test("without WebGL bots move at the usual pace, and the program is idle while nothing moves", async () => {
  const page = await bare.visit(await bare.visitor(), "?quick=palace&preset=classic&seats=3&seed=5");
  await play(page, 3);
  await waitUntilRested(page, 1500);
  const before = await frameCount(page);
  await page.waitForTimeout(5000);
  assert.equal((await frameCount(page)) - before, 0);
  assert.ok((await movesIn(page)) > 3, "others have moved");
});

const lose = (page) =>
  page.evaluate(() => {
    window.lost = document.getElementById("canvas").getContext("webgl2").getExtension("WEBGL_lose_context");
    lost.loseContext();
  });
const shown = (page, words) =>
  page.waitForFunction((on) => document.body.classList.contains("in-words") === on, words, { timeout: 10_000 });

/** Returns whether something is drawn on the canvas. */
const isDrawn = async (page) => {
  const png = await page.locator("#canvas").screenshot();
  return png.length > 20_000; // a plain background compresses to less
};

const table = "?quick=palace&preset=classic&seats=3&seed=5&speed=off";

test("losing the graphics during a game shows the text view, and the table is shown again when they are restored", async () => {
  const page = await palazzo.visit(await palazzo.visitor(), table);
  await play(page, 3);
  await waitUntilRested(page);
  await lose(page);
  assert.equal(await inWords(page), false); // the graphics may be restored in a moment, so the page doesn't change yet
  await shown(page, true);
  assert.match(await reason(page).innerText(), /taken away/);
  const before = await movesIn(page);
  await play(page, 4);
  assert.ok((await movesIn(page)) >= before + 4);
  await waitUntilRested(page);
  await page.evaluate(() => lost.restoreContext());
  await shown(page, false);
  assert.equal(await reason(page).isVisible(), false);
  await waitUntilRested(page);
  assert.ok(await isDrawn(page));
  await play(page);
  assert.ok(await isOver(page));
  assert.deepEqual(page.errors, []);
});

test("a text view that the player chose before the graphics were lost stays when the graphics are restored", async () => {
  const page = await palazzo.visit(await palazzo.visitor(), table);
  await page.evaluate(() => document.getElementById("in-words").click());
  await lose(page);
  await page.locator("#words > [role=status]:visible").waitFor({ timeout: 10_000 });
  await page.evaluate(() => lost.restoreContext());
  await page.locator("#words > [role=status]:visible").waitFor({ state: "hidden" });
  assert.equal(await inWords(page), true);
  await page.locator("#in-words").click();
  await waitUntilRested(page);
  assert.ok(await isDrawn(page));
});

test("settings and decks can be used without WebGL", async () => {
  const page = await bare.visit(await bare.visitor());
  for (const id of ["settings", "close", "decks", "close", "set_up:palace/house", "back"]) await press(page, id);
  assert.deepEqual(page.errors, []);
});
