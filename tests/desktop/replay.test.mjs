// Taking moves back, and replaying a game, in the desktop program.
import assert from "node:assert/strict";
import { game, games, journey, mine } from "./games.mjs";

const told = () => ({ turns: 0, words: 0, exchanges: 0, passes: 0, right: 0, unknown: 0 });
const dealt = (now) => now.regions.some(({ id }) => id === "hand");

/** Begins a game and makes some moves. */
const begun = async (table, name, turns) => {
  const { screen, mouse } = table;
  await mouse.press(`play:${name}`, dealt);
  const turn = games[name].byMouse(table, told());
  for (let made = 0; made < turns; ++made) {
    await screen.until((now) => mine(now), "a turn");
    await screen.rest();
    await turn();
  }
  await screen.until((now) => mine(now), "the next turn");
  await screen.rest();
};
const line = (screen) => screen.now.regions.find(({ id }) => id === "replay")?.lines[0] ?? "";

game("A move is taken back and made again, with the mouse and with keys", journey, async (table) => {
  const { screen, mouse, keys } = table;
  await begun(table, "palindromes", 3);
  const made = screen.now.moves;
  await mouse.press("undo", () => screen.control("take_back_agreed"));
  await mouse.press("take_back_agreed", (now) => !now.dialog && now.moves < made);
  const back = screen.now.moves;
  await mouse.press("redo", (now) => now.moves === made);
  await screen.rest();
  await keys.tap("ctrl+z");
  await screen.until((now) => now.moves === back, "what Ctrl+Z does");
  await keys.tap("ctrl+y");
  await screen.until((now) => now.moves === made, "what Ctrl+Y does");
  // Fast players usually release Ctrl before the next frame.
  for (const [key, moves] of [["z", back], ["y", made], ["z", back], ["y", made]]) {
    await keys.act("keydown", "ctrl");
    await screen.rest();
    await keys.act("keydown", key, "keyup", "ctrl", "keyup", key);
    await screen.until((now) => now.moves === moves, `what ${key} does when Ctrl is left at once`);
  }
});

game("A game can be replayed with the mouse", { ...journey, window: "phone" }, async (table) => {
  const { screen, mouse } = table;
  await begun(table, "palace", 6);
  const made = screen.now.moves;
  await mouse.press("menu");
  await mouse.press("replay", () => line(screen).startsWith(`Move 0 of ${made}`));
  await mouse.press("replay_on", () => line(screen).startsWith(`Move 1 of ${made}`));
  await mouse.press("replay_on", () => line(screen).startsWith(`Move 2 of ${made}`));
  await mouse.press("replay_back", () => line(screen).startsWith(`Move 1 of ${made}`));
  await mouse.press("replay_play", () => line(screen).startsWith(`Move 3 of ${made}`));
  await mouse.press("close", (now) => now.dialog);
  await mouse.press("close", (now) => !now.dialog && mine(now));
  assert.equal(screen.now.moves, made);
});
