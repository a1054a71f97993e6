// Whole games, from the first screen to the next game: each as one player plays it, with the pointer or with keys.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./desktop.mjs";
import * as palabra from "./palabra.mjs";
import * as palace from "./palace.mjs";
import * as palindromes from "./palindromes.mjs";
import { answering, asked } from "./speak.mjs";

export const games = { palace, palabra, palindromes };

/** What the player may do; nothing while others are to act. */
export const mine = (now) => now.regions.some(({ id, controls }) => id === "moves" && controls.some((one) => one.id !== "timer"));

/** From the first screen to a table: at once, or by way of its rules where a preset is named. */
const sitDown = async ({ screen }, press, game, preset) => {
  const dealt = (now) => now.regions.some(({ id }) => id === "hand" || id === "challenge");
  if (!preset) return press(`play:${game}`, dealt);
  await press(`set_up:${game}/${preset}`, () => screen.control("begin"));
  await press("begin", dealt);
};

/**
 * For the wishes of a journey through a feature that the program makes without a window every day (tests/shell/app): the desktop
 * makes it under --long.
 */
export const journey = { longRunOnly: true };

/** A test with the program before it; `wishes` as for open(). One that is `longRunOnly` plays under --long. */
export const game = (name, { longRunOnly, ...wishes }, play) =>
  test(name, { timeout: 300_000, skip: Boolean(longRunOnly) && !process.env.PALAZZO_LONG && "at length only" }, async () => {
    const table = await open(wishes);
    try {
      await play(table);
    } finally {
      await table.leave();
    }
  });

/** Plays one game to its end and begins another, by `mouse` or by `keys`. Returns what was done. */
export const whole = async (table, { by, game, preset }) => {
  const { screen, mouse, keys } = table;
  const press = by === "mouse" ? mouse.press.bind(mouse) : keys.press.bind(keys);
  const told = { turns: 0, words: 0, exchanges: 0, passes: 0, right: 0, unknown: 0 };
  const turn = games[game][by === "mouse" ? "byMouse" : "byKeys"](table, told);
  const answer = answering(table, by, told);
  await sitDown(table, press, game, preset);
  for (; ; ++told.turns) {
    await screen.until((now) => now.over || mine(now), "a turn", 60);
    await screen.rest();
    if (screen.now.over) break;
    if (!mine(screen.now)) continue;
    await (asked(screen.now) ? answer() : turn());
  }
  const played = screen.now.moves;
  assert.ok(told.turns > 5 && played >= told.turns, JSON.stringify({ ...told, played }));

  await screen.until((now) => now.dialog && screen.control("again"), "the result", 20);
  assert.ok(screen.control("home") && screen.control("close"));
  assert.equal(table.kept(), 1);
  await press("again", (now) => !now.over && !now.dialog && mine(now));
  assert.ok(screen.now.moves < played, "a new game begins");
  assert.equal(table.kept(), 2);
  return told;
};
