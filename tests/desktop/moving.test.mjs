// Whole games with animation on: controls move, and may be gone when they are pressed.
import assert from "node:assert/strict";
import { game, whole } from "./games.mjs";

const moving = { window: "phone", speed: "quick", entropy: 2 };

game("Palace can be played with the mouse while things move", moving, (table) =>
  whole(table, { by: "mouse", game: "palace" }),
);

game("Palabra can be played with the mouse while things move", { ...moving, longRunOnly: true }, async (table) => {
  const { words } = await whole(table, { by: "mouse", game: "palabra" });
  assert.ok(words > 2, `${words} words`);
});

game("Palindromes can be played with keys while things move", { ...moving, longRunOnly: true }, (table) =>
  whole(table, { by: "keys", game: "palindromes" }),
);
