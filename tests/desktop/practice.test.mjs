// Practises ten questions of a deck in the desktop program, from the first screen to the end of the session.
import assert from "node:assert/strict";
import { game, journey } from "./games.mjs";
import { answering, asked } from "./speak.mjs";

game("Ten questions can be practised with the mouse, and the session shows how many were right", { ...journey, window: "phone" }, async (table) => {
  const { screen, mouse } = table;
  const told = { right: 0, unknown: 0 };
  const answer = answering(table, "mouse", told);
  await mouse.press("decks", () => screen.control("deck:es"));
  await mouse.press("deck:es", () => screen.control("practise:es"));
  await mouse.press("practise:es", asked);
  await screen.rest();
  while (screen.control("ch:check") || screen.control("ch:go")) {
    await answer();
    await screen.rest();
  }
  assert.ok(told.right > 0, JSON.stringify(told));
  assert.match(screen.region("challenge").lines.join(), /of 10 on the first try/);
  await mouse.press("ch:stop", () => screen.control("decks"));
});
