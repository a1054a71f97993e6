// Taking moves back and replaying a game on the page: by pointer, by keys and in words.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { unlessLongRun } from "./browser.mjs";
import { open, isOver, record, waitUntilRested } from "./page.mjs";
import { choose, ids, play, press } from "./player.mjs";

let palazzo;
before(async () => (palazzo = await open()));
after(() => palazzo.close());

const visit = async (query) => {
  const page = await palazzo.visit(await palazzo.visitor(), query);
  await waitUntilRested(page);
  return page;
};
const table = async (page) => JSON.parse(await record(page));
const moves = async (page) => (await table(page)).moves.length;
const heading = (page) => page.evaluate(() => document.querySelector("#words h1, #words h2")?.textContent);
const lines = (page, region) =>
  page.evaluate((id) => document.getElementById(`region-${id}`)?.textContent ?? "", region);

/** Presses a control where it is drawn. */
const tap = async (page, id) => {
  const at = await page.evaluate((wanted) => palazzo.rect(wanted), id);
  assert.ok(at, `${id} is drawn`);
  await page.mouse.click(at.x + at.width / 2, at.y + at.height / 2);
  await waitUntilRested(page);
};

for (const game of ["palace", "palabra", "palindromes"])
  test(`${game}: a move can be taken back and made again, by pointer and through the text mirror`, { skip: unlessLongRun }, async () => {
    const page = await visit(`?quick=${game}&seed=5&speed=off`);
    assert.ok(!(await ids(page)).includes("undo"), "nothing to take back before the first move");
    await play(page, 3);
    await waitUntilRested(page);
    const made = (await table(page)).moves;
    await tap(page, "undo");
    if ((await ids(page)).includes("take_back_agreed")) await tap(page, "take_back_agreed");
    const back = await table(page);
    assert.ok(back.moves.length < made.length);
    assert.deepEqual(back.moves, made.slice(0, back.moves.length));
    await tap(page, "redo");
    assert.deepEqual((await table(page)).moves, made);
    await press(page, "undo");
    if ((await ids(page)).includes("take_back_agreed")) await press(page, "take_back_agreed");
    assert.equal(await moves(page), back.moves.length);
    await press(page, "redo");
    assert.equal(await moves(page), made.length);
    assert.deepEqual(page.errors, []);
  });

test("Ctrl+Z takes moves back and Ctrl+Y makes them again; the game becomes practice, because the player has seen what followed", async () => {
  const page = await visit("?quick=palace&preset=classic&seats=2&seed=5&speed=off");
  await play(page, 6);
  await waitUntilRested(page);
  const made = await moves(page);
  await page.keyboard.press("Control+z");
  await waitUntilRested(page);
  await press(page, "take_back_agreed");
  await waitUntilRested(page);
  assert.ok((await moves(page)) < made);
  assert.equal((await table(page)).practice, true);
  await page.keyboard.press("Control+y");
  await waitUntilRested(page);
  assert.equal(await moves(page), made);
  // The game is still practice after a reload.
  await page.reload();
  await page.waitForFunction(() => performance.getEntriesByName("palazzo:first-frame").length > 0);
  await waitUntilRested(page);
  assert.equal((await table(page)).practice, true);
});

test("a finished game can be replayed by finger, from all seats, and continued", { skip: unlessLongRun }, async () => {
  const context = await palazzo.visitor({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await palazzo.visit(context, "?quick=palace&preset=classic&seats=2&seed=9&speed=off");
  await waitUntilRested(page);
  await play(page);
  await page.waitForFunction(() => document.querySelector('#words [data-id="again"]'));
  await waitUntilRested(page);
  assert.ok(await isOver(page));
  const all = await moves(page);
  await press(page, "replay");
  await waitUntilRested(page);
  assert.match(await lines(page, "replay"), new RegExp(`Move 0 of ${all}`));
  const finger = async (id, share = 0.5) => {
    const at = await page.evaluate((wanted) => palazzo.rect(wanted), id);
    await page.touchscreen.tap(at.x + at.width * share, at.y + at.height / 2);
    await waitUntilRested(page);
  };
  await finger("replay_on");
  await finger("replay_on");
  assert.match(await lines(page, "replay"), /Move 2 of/);
  await finger("replay_at", 0.98);
  assert.match(await lines(page, "replay"), new RegExp(`Move ${all} of`));
  await finger("replay_at", 0.5);
  const middle = Number(/Move (\d+) of/.exec(await lines(page, "replay"))[1]);
  assert.ok(Math.abs(middle - all / 2) <= all / 20 + 1, `the middle of ${all} is ${middle}`);
  await finger("replay_eyes");
  await finger("replay_eyes");
  assert.match(await lines(page, "replay"), /You:.*Rosa:/s);
  await choose(page, "replay_eyes", 0);
  await finger("play_on");
  assert.equal(await moves(page), middle);
  assert.equal((await table(page)).practice, true);
  assert.deepEqual(page.errors, []);
});

test("the list of events opens with one tap, and each line leads to its position", { skip: unlessLongRun }, async () => {
  const page = await visit("?quick=palindromes&seed=3&speed=off");
  await play(page, 4);
  await waitUntilRested(page);
  const made = await moves(page);
  await press(page, "log");
  await waitUntilRested(page);
  assert.match(await heading(page), /What happened/);
  await tap(page, `replay:${made - 1}`);
  assert.match(await lines(page, "replay"), new RegExp(`Move ${made - 1} of ${made}`));
  await tap(page, "close");
  assert.ok((await ids(page)).includes(`replay:${made}`), "the log again");
  await press(page, "close");
  assert.equal(await moves(page), made);
});
