// A language challenge in the mirror: the question, and an answer to it.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { waitUntilRested } from "./page.mjs";
import { ids } from "./player.mjs";

const read = (file) =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../../assets/challenges/${file}.json`, import.meta.url)), "utf8"));
export const deckOf = (name) => read(name);
/** Returns the translation of the decks into a language. */
export const translationOf = (language) => read(`translations/${language}`);
/** Maps each prompt of a deck to its first answer. */
export const answersOf = (deck) => Object.fromEntries(deck.items.map(({ prompt, answers: [first] }) => [prompt, first]));

export const lines = (page) =>
  page.evaluate(() => [...document.querySelectorAll("#region-challenge li")].map((line) => line.textContent));
/** Returns whether there is a control whose id begins with `id`. */
export const has = async (page, id) => (await ids(page)).some((one) => one.startsWith(id));
/** Returns the asked prompt if it is one of `answers`. */
export const promptIn = async (page, answers) => (await lines(page)).find((line) => line in answers);
export const type = async (page, text) => {
  await page.evaluate((it) => {
    const field = document.querySelector('#words [data-id="ch:text"]');
    field.value = it;
    field.dispatchEvent(new Event("input"));
  }, text);
  await waitUntilRested(page, 50);
};
