// Whole games while things move: what is pressed is on its way, and what was there a moment ago may be gone.
import assert from "node:assert/strict";
import { game, whole } from "./games.mjs";

const moving = { window: "phone", speed: "quick", entropy: 2 };

game("Palace is played with the mouse while things move", moving, (table) =>
  whole(table, { by: "mouse", game: "palace" }),
);

game("Palabra is played with the mouse while things move", { ...moving, longRunOnly: true }, async (table) => {
  const { words } = await whole(table, { by: "mouse", game: "palabra" });
  assert.ok(words > 2, `${words} words`);
});

game("Palindromes is played with keys while things move", { ...moving, longRunOnly: true }, (table) =>
  whole(table, { by: "keys", game: "palindromes" }),
);
