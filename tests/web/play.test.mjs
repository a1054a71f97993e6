// Whole games on the page, through the mirror, the keyboard and the pointer.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { longRunOnly } from "./browser.mjs";
import { open, isOver, record, replay, waitUntilRested, said } from "./page.mjs";
import { movesIn, play } from "./player.mjs";

let palazzo;
before(async () => (palazzo = await open()));
after(() => palazzo.close());

for (const preset of ["classic", "house", "european"])
  test(`a game of ${preset} can be played to its end through the text mirror`, { skip: longRunOnly(preset !== "house") }, async () => {
    const page = await palazzo.visit(await palazzo.visitor(), `?quick=palace&preset=${preset}&seats=3&seed=7&speed=off`);
    const played = await play(page);
    assert.ok(played > 5, `${played} moves`);
    assert.equal(await isOver(page), true);
    const text = await record(page);
    assert.equal(JSON.parse(text).preset ?? "classic", preset);
    assert.equal(JSON.parse(text).deal.seed, "7");
    const end = replay(text);
    assert.equal(end.over, true);
    assert.ok(end.winners.length > 0);
    assert.ok((await said(page)).length > 0, "the live region says what happened");
    assert.deepEqual(page.errors, []);
  });

test("a game of Palabra can be played to its end through the text mirror", async () => {
  const page = await palazzo.visit(await palazzo.visitor(), "?quick=palabra&seats=3&seed=5&speed=off");
  await page.waitForFunction(() => palazzo.record() !== "", null, { polling: 50 }); // the words are fetched first
  await play(page);
  assert.equal(await isOver(page), true);
  assert.equal(replay(await record(page)).over, true);
  assert.deepEqual(page.errors, []);
});

test("a game of Palindromes can be played to its end through the text mirror", async () => {
  const page = await palazzo.visit(await palazzo.visitor(), "?quick=palindromes&seed=5&speed=off");
  await play(page);
  assert.equal(await isOver(page), true);
  assert.equal(await movesIn(page), 52);
  assert.equal(replay(await record(page)).over, true);
  assert.deepEqual(page.errors, []);
});

test("with animation the bots move by themselves between a player's moves", async () => {
  const page = await palazzo.visit(await palazzo.visitor(), "?quick=palace&preset=classic&seats=3&seed=11");
  assert.equal(await play(page, 3), 3);
  await waitUntilRested(page, 1500);
  assert.ok((await movesIn(page)) > 3);
  assert.deepEqual(page.errors, []);
});

test("the launch options in the address are applied once and removed", async () => {
  const page = await palazzo.visit(await palazzo.visitor(), "?quick=palace&preset=house&seats=4&seed=99&speed=off");
  await waitUntilRested(page);
  const text = JSON.parse(await record(page));
  assert.equal(text.options.players, 4);
  assert.equal(text.deal.seed, "99");
  assert.equal(new URL(page.url()).search, "");
});
