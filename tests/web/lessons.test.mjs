// The lessons on the page, each to its end: in words, and by finger on a phone.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { unlessLongRun, longRunOnly } from "./browser.mjs";
import { pressByFinger, waitUntilSettled, middleOfControl, makeContextReportFrames } from "./hand.mjs";
import { waitForFirstFrame, open, waitUntilRested } from "./page.mjs";
import { ids, press } from "./player.mjs";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

let palazzo;
before(async () => (palazzo = await open()));
after(() => palazzo.close());

const heading = (page) => page.evaluate(() => document.querySelector("#region-lesson h2")?.textContent ?? "");
/** Returns the id of the control whose label is the move that the lesson asks for. */
const asked = (page) =>
  page.evaluate(() => {
    const said = document.getElementById("region-lesson").textContent;
    const labels = [...document.querySelectorAll('#words [data-id]')].filter((one) => one.getAttribute("aria-disabled") !== "true");
    return labels.find((one) => one.textContent && said.includes(`Your move: ${one.textContent}`))?.dataset.id;
  });
const there = (page, id) =>
  page.waitForFunction((wanted) => document.querySelector(`#words [data-id="${wanted}"]`), id, { polling: 20 });

/**
 * Takes a lesson to its end. `use` presses a control. If `shown` is true, the test asks the lesson to select the cards
 * of each move.
 */
const take = async (page, game, use, shown = false) => {
  for (let steps = 0; steps < 20; ++steps) {
    const all = await ids(page);
    const at = await heading(page);
    if (all.includes(`play:${game}`)) return;
    if (all.includes("lesson_next")) await use("lesson_next");
    else {
      if (shown || !(await asked(page))) await use("lesson_show");
      await page.waitForFunction(() => document.getElementById("region-lesson").textContent.includes("Your move: "));
      await use(await asked(page));
    }
    await page.waitForFunction((before) => document.getElementById("region-lesson").textContent.includes(before) === false, at);
    await page.waitForFunction(() => document.querySelector('#words [data-id^="play:"], #words [data-id="lesson_next"]:not([aria-disabled="true"]), #words [data-id="lesson_show"]'));
  }
  assert.fail("a lesson is over after twenty steps");
};

for (const game of ["palace", "palabra", "palindromes"]) {
  test(`the lesson of ${game} can be taken to its end through the text mirror, and is marked as taken`, { skip: unlessLongRun }, async () => {
    const page = await palazzo.visit(await palazzo.visitor(), "?speed=off");
    await waitUntilRested(page);
    await press(page, "puzzles");
    await press(page, `lesson-${game}`);
    await there(page, "lesson_next");
    await take(page, game, (id) => press(page, id));
    await page.reload();
    await waitForFirstFrame(page);
    await there(page, "puzzles");
    await press(page, "puzzles");
    assert.match(await page.locator(`#words [data-id="lesson-${game}"]`).textContent(), /Done/);
    assert.equal(await page.evaluate(() => palazzo.record()), "");
    assert.deepEqual(page.errors, []);
  });

  test(`the lesson of ${game} can be taken by finger while things move`, { timeout: 240_000, skip: longRunOnly(game !== "palace") }, async () => {
    const context = await makeContextReportFrames(await palazzo.visitor(phone));
    const page = await palazzo.visit(context, `?lesson=${game}&speed=quick`);
    await waitUntilRested(page);
    await there(page, "lesson_next");
    await take(page, game, async (id) => {
      await waitUntilSettled(page);
      await page.waitForTimeout(350);
      await pressByFinger(page, await middleOfControl(page, id));
      await waitUntilSettled(page);
    }, true);
    await pressByFinger(page, await middleOfControl(page, `play:${game}`));
    await there(page, "menu");
    assert.deepEqual(page.errors, []);
  });
}

test("the first game offers its lesson, which can be left and continued after a reload", { skip: unlessLongRun }, async () => {
  const page = await palazzo.visit(await palazzo.visitor(phone), "?speed=off");
  await waitUntilRested(page);
  await press(page, "play:palindromes");
  await there(page, "lesson-palindromes");
  await press(page, "lesson-palindromes");
  await there(page, "lesson_next");
  await press(page, "lesson_next");
  await there(page, "lesson_show");
  await press(page, "close");
  await there(page, "menu");
  assert.equal((await ids(page)).includes("lesson-palindromes"), false);
  await page.goto(`${new URL(page.url()).origin}${new URL(page.url()).pathname}?lesson=palindromes&speed=off`);
  await there(page, "lesson_show");
  assert.match(await heading(page), /2 of 8/);
  assert.deepEqual(page.errors, []);
});
