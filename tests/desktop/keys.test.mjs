// Whole games played with keys alone.
import assert from "node:assert/strict";
import { game, whole } from "./games.mjs";

const by = "keys";

game("Palace can be played with keys", {}, (table) => whole(table, { by, game: "palace" }));

game("Palindromes can be played with keys", {}, (table) => whole(table, { by, game: "palindromes" }));

game("Palabra can be played with keys", {}, async (table) => {
  const { words } = await whole(table, { by, game: "palabra" });
  assert.ok(words > 2, `${words} words`);
});

game("Speak can be played with keys", {}, async (table) => {
  const { right, unknown } = await whole(table, { by, game: "palace", preset: "speak" });
  assert.ok(right > 0, `${right} answers were right, ${unknown} not known`);
});
