// The lessons in the desktop program with the mouse, each to its end: the test does what each step asks for.
import assert from "node:assert/strict";
import { game, journey } from "./games.mjs";

const bar = (screen) => screen.region("lesson");
const step = (screen) => bar(screen)?.heading;

/** Returns the control that makes the move that the step asks for. */
const asked = (screen) => {
  const task = bar(screen).lines[1].replace("Your move: ", "");
  for (const { controls } of screen.now.regions) for (const one of controls) if (one.label === task) return one.id;
  return undefined;
};

/** Takes a lesson to its end, step by step. `make` makes a move that the lesson has prepared. */
const take = async ({ screen }, hand, name, make) => {
  await hand.press("puzzles");
  await hand.press(`lesson-${name}`, () => bar(screen));
  while (!screen.control(`play:${name}`)) {
    const before = step(screen);
    const moved = () => step(screen) !== before;
    if (screen.control("lesson_next")) await hand.press("lesson_next", moved);
    else {
      await hand.press("lesson_show", () => asked(screen));
      await screen.rest();
      await make(moved);
    }
    await screen.rest();
  }
};

for (const window of ["wide", "phone"])
  for (const name of ["palace", "palabra", "palindromes"])
    game(`The lesson of ${name} can be taken to its end with the mouse in a ${window} window`, { longRunOnly: window === "wide", window }, async (table) => {
      const { screen, mouse } = table;
      await take(table, mouse, name, (moved) => mouse.press(asked(screen), moved));
      assert.equal(table.kept(), 0);
      await mouse.press(`play:${name}`, () => screen.region("hand"));
      assert.equal(screen.region("lesson_offer"), undefined);
    });

for (const name of ["palabra", "palindromes"])
  game(`The lesson of ${name} can be taken to its end with keys, and Tab leads from the table to the lesson below it`, journey, async (table) => {
    const { screen, keys } = table;
    await keys.show();
    await take(table, keys, name, async (moved) => {
      await keys.toTable();
      await keys.tap("Return");
      await screen.until(moved, "what enter makes");
    });
    await keys.press(`play:${name}`, () => screen.region("hand"));
  });

game("The lesson is offered in the first game, and not again after it was declined", { window: "phone" }, async ({ screen, mouse }) => {
  await mouse.press("play:palindromes", () => screen.control("no_lesson"));
  await screen.rest();
  await mouse.press("no_lesson", () => !screen.control("no_lesson"));
  assert.ok(screen.region("hand"));
});
