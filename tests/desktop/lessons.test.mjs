// The lessons in the desktop program with the mouse, each to its end: what a step says is read and done.
import assert from "node:assert/strict";
import { game } from "./games.mjs";

const bar = (screen) => screen.region("lesson");
const step = (screen) => bar(screen)?.heading;

/** The control that makes the move that the step asks for. */
const asked = (screen) => {
  const task = bar(screen).lines[1].replace("Your move: ", "");
  for (const { controls } of screen.now.regions) for (const one of controls) if (one.label === task) return one.id;
  return undefined;
};

for (const window of ["wide", "phone"])
  for (const name of ["palace", "palabra", "palindromes"])
    game(`The lesson of ${name} is taken to its end with the mouse in a ${window} window`, { window }, async (table) => {
      const { screen, mouse } = table;
      await mouse.press("puzzles");
      await mouse.press(`lesson-${name}`, () => bar(screen));
      while (!screen.control(`play:${name}`)) {
        const before = step(screen);
        const moved = () => step(screen) !== before;
        if (screen.control("lesson_next")) await mouse.press("lesson_next", moved);
        else {
          await mouse.press("lesson_show", () => asked(screen));
          await screen.rest();
          await mouse.press(asked(screen), moved);
        }
        await screen.rest();
      }
      assert.equal(table.kept(), 0);
      await mouse.press(`play:${name}`, () => screen.region("hand"));
      assert.equal(screen.region("lesson_offer"), undefined);
    });

game("The lesson is offered in the first game, and not again after it was passed over", { window: "phone" }, async ({ screen, mouse }) => {
  await mouse.press("play:palindromes", () => screen.control("no_lesson"));
  await screen.rest();
  await mouse.press("no_lesson", () => !screen.control("no_lesson"));
  assert.ok(screen.region("hand"));
});
