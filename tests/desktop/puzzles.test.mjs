// Puzzles in the desktop program with the mouse: a failed attempt, another try, the solution, and the next puzzle.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cli } from "./desktop.mjs";
import { game } from "./games.mjs";
import { squares } from "./palindromes.mjs";

const puzzlesOf = (name) =>
  execFileSync(cli, ["puzzles", "list", "--game", name], { encoding: "utf8" }).trim().split("\n").map((line) => JSON.parse(line));

const bar = (screen) => screen.now.regions.find(({ id }) => id === "puzzle");
const says = (screen, text) => [bar(screen)?.heading, ...(bar(screen)?.lines ?? [])].some((line) => line?.includes(text));

/** Makes a move: with its own button, or with its cards and the confirming button. */
const make = async ({ screen, mouse }, move) => {
  await screen.rest(); // the cards move after each move
  const button = `move:${JSON.stringify(move)}`;
  if (screen.place(button)) return mouse.press(button);
  const where = move.play && screen.control(`pick:h:${move.play[0]}:0`) ? "h" : "u";
  const picks = move.place ? [`pick:${move.place}`] : move.play.map((card) => `pick:${where}:${card}:0`);
  for (const id of picks) await mouse.press(id, () => screen.control(id)?.pressed !== false);
  await screen.until(() => screen.place(button) || screen.place("confirm"), "the move");
  return mouse.press(screen.place(button) ? button : "confirm");
};

for (const window of ["wide", "phone"])
  for (const [name, number] of [["palace", 1], ["palindromes", 3]])
    game(`A puzzle of ${name} can be solved with the mouse in a ${window} window`, { longRunOnly: window === "wide" || name !== "palabra", window }, async (table) => {
      const { screen, mouse } = table;
      await mouse.press("puzzles");
      await mouse.press(`puzzles-${name}`, () => screen.place(`puzzle-${name}-${number}`));
      await mouse.press(`puzzle-${name}-${number}`, () => says(screen, `Puzzle ${number} of 12`));
      const { solution } = puzzlesOf(name)[number - 1];
      if (solution.length > 1) {
        await make(table, solution.at(-1)); // the last move of the solution misses the goal if it is made first
        await screen.until(() => says(screen, "Not this way."), "a miss");
        await mouse.press("puzzle_again", () => !says(screen, "Not this way."));
      }
      for (const move of solution) await make(table, move);
      await screen.until(() => says(screen, "Solved!"), "the solution");
      await mouse.press("puzzle_next", () => says(screen, `Puzzle ${number + 1} of 12`));
      await mouse.press("close", () => !bar(screen));
      assert.equal(table.kept(), 0);
    });

game("With keys a puzzle of Palindromes can be started from its bar, and Tab leads to the table and back", {}, async ({ screen, keys }) => {
  await keys.show();
  await keys.press("puzzles");
  await keys.press("puzzles-palindromes", () => screen.control("puzzle-palindromes-3"));
  await keys.press("puzzle-palindromes-3", () => says(screen, "Puzzle 3 of 12"));
  await keys.press("puzzle_next", () => says(screen, "Puzzle 4 of 12"));
  await keys.toTable();
  await keys.tap("1");
  await screen.until(() => squares(screen).length > 0, "a card to be picked");
  await keys.press("close", () => !bar(screen));
});
