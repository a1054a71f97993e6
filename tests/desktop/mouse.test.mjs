// Whole games played with the mouse alone; only typed answers use the keyboard.
import assert from "node:assert/strict";
import { game, whole } from "./games.mjs";

const by = "mouse";

game("Palace can be played with the mouse", {}, (table) => whole(table, { by, game: "palace", preset: "house" }));

game("Palace can be played with the mouse when everything is one and a half times as large", { settings: { text_size: 4 } }, async (table) => {
  const [, , , height] = table.screen.control("play:palace").rect;
  assert.equal(height, 48 * 1.5);
  await whole(table, { by, game: "palace" });
});

game("Palindromes can be played with the mouse", {}, (table) => whole(table, { by, game: "palindromes" }));

game("Palabra can be played with the mouse", {}, async (table) => {
  const { words } = await whole(table, { by, game: "palabra" });
  assert.ok(words > 2, `${words} words`);
});

game("Speak can be played with the mouse", { window: "phone" }, async (table) => {
  const { right, unknown } = await whole(table, { by, game: "palace", preset: "speak" });
  assert.ok(right > 0, `${right} answers were right, ${unknown} not known`);
});
