// A whole game with the keyboard alone, in words: Tab leads from control to control, Enter presses.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { settled, watched } from "./hand.mjs";
import { open, over, record } from "./page.mjs";

let palazzo;
before(async () => (palazzo = await open()));
after(() => palazzo.close());

const mostControls = 200; // on one page

/** Leads the keyboard to the control with this id and presses Enter. */
const enter = async (page, id) => {
  for (let tabs = 0; tabs < mostControls; ++tabs) {
    if ((await page.evaluate(() => document.activeElement?.dataset.id)) === id) {
      await page.keyboard.press("Enter");
      return settled(page);
    }
    await page.keyboard.press("Tab");
  }
  return assert.fail(`Tab doesn't lead to ${id}`);
};

/** The ids of the moves that can be made at once, those that play cards first; then of cards that can be picked. */
const moves = (page) =>
  page.evaluate(() => {
    const buttons = [...document.querySelectorAll("#region-moves button")].filter((one) => one.getAttribute("aria-disabled") !== "true");
    const made = buttons.filter((one) => one.dataset.move);
    const playing = made.filter((one) => !one.dataset.move.includes("take"));
    const picks = buttons.filter((one) => one.getAttribute("aria-pressed") === "false");
    return [...playing, ...picks, ...made].map((one) => one.dataset.id);
  });
const movesIn = async (page) => JSON.parse(await record(page)).moves.length;

test("Palace is played by keys alone, from the first screen to Play again", async () => {
  const context = await watched(await palazzo.visitor({ viewport: { width: 1440, height: 900 } }));
  await context.addInitScript(() => {
    let dealt = 3;
    crypto.getRandomValues = (array) => array.fill(++dealt); // each deal is the same
  });
  const page = await palazzo.visit(context, "?speed=off");
  await settled(page);
  await enter(page, "play:palace");
  for (let steps = 0; steps < 400 && !(await over(page)); ++steps) {
    const [id] = await moves(page);
    assert.ok(id, "there is always something to press");
    await enter(page, id);
  }
  assert.ok(await over(page), "the game is over");
  const played = await movesIn(page);
  assert.ok(played > 10);
  await enter(page, "again");
  assert.ok((await movesIn(page)) < played, "another game has begun");
  const [id] = await moves(page);
  const begun = await movesIn(page);
  await enter(page, id);
  assert.ok((await movesIn(page)) > begun, "and goes on");
  assert.deepEqual(page.errors, []);
});
