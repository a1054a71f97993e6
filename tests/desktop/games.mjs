// Whole games, from the first screen to the next game, each played with the pointer or with keys.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./desktop.mjs";
import * as palabra from "./palabra.mjs";
import * as palace from "./palace.mjs";
import * as palindromes from "./palindromes.mjs";
import { answering, asked } from "./speak.mjs";

export const games = { palace, palabra, palindromes };

/** Returns whether the player can move; false while others are to act. */
export const mine = (now) => now.regions.some(({ id, controls }) => id === "moves" && controls.some((one) => one.id !== "timer"));

/** Goes from the first screen to a table: directly, or through the set-up if `preset` is given. */
const sitDown = async ({ screen }, press, game, preset) => {
  const dealt = (now) => now.regions.some(({ id }) => id === "hand" || id === "challenge");
  if (!preset) return press(`play:${game}`, dealt);
  await press(`set_up:${game}/${preset}`, () => screen.control("begin"));
  await press("begin", dealt);
};

/**
 * Options for tests of features that tests/shell/app tests without a window in every run. These tests, which need a
 * window, run under --long only.
 */
export const journey = { longRunOnly: true };

/**
 * Defines a test that starts with an open program; `wishes` are those of open(). A test with `longRunOnly` runs under
 * --long only.
 */
export const game = (name, { longRunOnly, ...wishes }, play) =>
  test(name, { timeout: 300_000, skip: Boolean(longRunOnly) && !process.env.PALAZZO_LONG && "at length only" }, async () => {
    const table = await open(wishes);
    try {
      await play(table);
    } finally {
      await table.leave();
    }
  });

/**
 * Plays one game to its end and begins another. `by` is "mouse" or "keys". Returns the numbers of turns, words and so
 * on.
 */
export const whole = async (table, { by, game, preset }) => {
  const { screen, mouse, keys } = table;
  const press = by === "mouse" ? mouse.press.bind(mouse) : keys.press.bind(keys);
  const told = { turns: 0, words: 0, exchanges: 0, passes: 0, right: 0, unknown: 0 };
  const turn = games[game][by === "mouse" ? "byMouse" : "byKeys"](table, told);
  const answer = answering(table, by, told);
  await sitDown(table, press, game, preset);
  for (; ; ++told.turns) {
    await screen.until((now) => now.over || mine(now), "a turn");
    await screen.rest();
    if (screen.now.over) break;
    if (!mine(screen.now)) continue;
    await (asked(screen.now) ? answer() : turn());
  }
  const played = screen.now.moves;
  assert.ok(told.turns > 5 && played >= told.turns, JSON.stringify({ ...told, played }));

  await screen.until((now) => now.dialog && screen.control("again"), "the result");
  assert.ok(screen.control("home") && screen.control("close"));
  assert.equal(table.kept(), 1);
  await press("again", (now) => !now.over && !now.dialog && mine(now));
  assert.ok(screen.now.moves < played, "a new game begins");
  assert.equal(table.kept(), 2);
  return told;
};
