// Two windows of the program on one data folder: the one that was opened last writes.
import assert from "node:assert/strict";
import { test } from "node:test";
import { begin, place } from "./desktop.mjs";
import { games } from "./games.mjs";

/** A test with windows on one folder; whatever becomes of it, they are closed. */
const windows = (name, does) =>
  test(name, { timeout: 120_000 }, async () => {
    const where = await place("phone");
    const opened = [];
    const open = async (...asked) => {
      opened.push(await begin(where, { mirror: `window-${opened.length}`, asked }));
      return opened.at(-1);
    };
    try {
      await does(open);
    } finally {
      for (const one of opened) await one.kill();
      where.clear();
    }
  });

const table = ["--quick=palindromes", "--seed=4"];

const play = async (window, moves) => {
  const turn = games.palindromes.byMouse(window);
  for (let n = 0; n < moves; ++n) await turn();
  await window.screen.rest();
  return window.screen.now.moves;
};

for (const earlier of ["first", "second"])
  windows(`what is played in the second window is kept where the ${earlier} closes first`, async (open) => {
    const first = await open(...table);
    const before = await play(first, 2);
    const second = await open();
    const played = await play(second, 2);
    assert.ok(played > before);
    for (const one of earlier === "first" ? [first, second] : [second, first]) await one.close();
    assert.equal((await open()).screen.now.moves, played);
  });

windows("a window that nobody touches learns that another has opened, that it has closed, and rests", async (open) => {
  const { screen } = await open(...table);
  assert.ok(screen.now.writes);
  const second = await open();
  assert.ok(second.screen.now.writes);
  await screen.until((now) => !now.writes && now.idle, "the first window to learn that it may not write", 10);
  await second.close();
  await screen.until((now) => now.writes && now.idle, "the first window to learn that it may write again", 10);
});
