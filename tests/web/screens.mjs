// Every screen and sheet of the program, each with the way to it in words.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { waitUntilSettled } from "./hand.mjs";

const tables = fileURLToPath(new URL("./tables", import.meta.url));

/** The records of tables/, by name: interesting positions, in each of which seat 0 is to act or the game is over. */
export const records = Object.fromEntries(
  readdirSync(tables).map((file) => [file.replace(".json", ""), readFileSync(join(tables, file), "utf8")]));

/** Returns everything on the page that a press may change. */
export const state = (page) =>
  page.evaluate(() => {
    const control = (one) => [one.dataset.id, one.textContent, one.value, one.getAttribute("aria-pressed"),
      one.getAttribute("aria-disabled"), one.selectedIndex].join("|");
    const words = [...document.querySelectorAll("#words main :is(h1, h2, li, [data-id])")];
    return JSON.stringify([words.map((one) => (one.dataset.id ? control(one) : one.textContent)), palazzo.record(),
      document.querySelector(".typing [data-id]")?.dataset.id ?? "", window.outside]);
  });

/** Uses a control of the mirror; `value` is the index for a choice. */
export const use = async (page, id, value) => {
  const there = (wanted) => document.querySelector(`#words main [data-id="${CSS.escape(wanted)}"]`) !== null;
  await page.waitForFunction(there, id, { polling: 20, timeout: 10_000 }); // words and decks have to be fetched first
  const found = await page.evaluate(([wanted, index]) => {
    const control = document.querySelector(`#words main [data-id="${CSS.escape(wanted)}"]`);
    if (!control) return false;
    if (control.tagName === "INPUT") return palazzo.platform.type(wanted), true;
    if (control.tagName !== "SELECT") return control.click(), true;
    control.selectedIndex = index;
    control.dispatchEvent(new Event("change"));
    return true;
  }, [id, value]);
  if (!found) throw new Error(`there is no control ${id}`);
  await waitUntilSettled(page);
  const fetched = () => !/Loading …/.test(document.querySelector("#words main").textContent);
  await page.waitForFunction(fetched, null, { polling: 20, timeout: 10_000 });
};

const steps = (...ids) => async (page) => {
  for (const id of ids) await use(page, id);
};

/** Puts a position on the table. */
export const open = async (page, name) => {
  const fault = await page.evaluate((text) => palazzo.open(text), records[name]);
  if (fault) throw new Error(`${name}: ${fault}`);
  await waitUntilSettled(page);
};

const table = (name, ...ids) => async (page) => {
  await open(page, name);
  await steps(...ids)(page);
};

const home = async (page) => {
  await open(page, "palace-sets");
  await steps("menu", "home")(page);
};
const fromHome = (...ids) => async (page) => {
  await home(page);
  await steps(...ids)(page);
};

/** Goes to a table with a bar below it, such as the bar of a puzzle, and waits until the bar's words are there. */
const aboveBar = (region, ...ids) => async (page) => {
  await fromHome(...ids)(page);
  await page.waitForSelector(`#region-${region}`, { state: "attached" });
  await waitUntilSettled(page);
};

/** Opens a custom deck. */
const ownDeck = (...ids) => async (page) => {
  await home(page);
  await steps("decks")(page);
  const there = await page.evaluate(() => Boolean(document.querySelector('#words [data-id="deck:one"]')));
  if (!there) await page.evaluate(() => palazzo.platform.call("imported", "one.csv", "prompt,answers\nthe dog,el perro\nthe cat,el gato\n", ""));
  await waitUntilSettled(page);
  const listed = await page.evaluate(() => Boolean(document.querySelector('#words [data-id="deck:one"]')));
  await steps(...(listed ? ["deck:one"] : []), ...ids)(page);
};

const speaking = async (page) => {
  await home(page);
  await steps("set_up:palace/speak", "begin")(page);
};

/** Functions that lead to each screen from any other screen, by the name of the screen. */
export const screens = {
  home,
  saved: fromHome("saved"),
  settings: fromHome("settings"),
  "set up Palace": fromHome("set_up:palace/classic"),
  "set up Palace, its rules": fromHome("set_up:palace/house", "rules"),
  "set up Speak": fromHome("set_up:palace/speak"),
  "set up a match": async (page) => {
    await fromHome("set_up:palace/classic")(page);
    await use(page, "match", 1);
  },
  "choose a deck": fromHome("set_up:palace/speak", "deck"),
  "choose a topic": fromHome("set_up:palace/speak", "deck", "use_deck:es", "topic"),
  "set up Palabra": fromHome("set_up:palabra/classic", "rules"),
  "set up Palindromes": fromHome("set_up:palindromes/classic", "rules"),
  decks: fromHome("decks"),
  "a deck": fromHome("decks", "deck:es"),
  practice: fromHome("decks", "deck:es", "practise:es"),
  "practice, judged": fromHome("decks", "deck:es", "practise:es", "ch:unknown"),
  "practice, stopped": fromHome("decks", "deck:es", "practise:es", "ch:unknown", "ch:go", "ch:stop"),
  "a deck of one's own": ownDeck(),
  "its questions": ownDeck("deck_edit"),
  "one question": ownDeck("deck_edit", "item:0"),
  "deleting a question": ownDeck("deck_edit", "item:0", "item_remove"),
  "renaming a deck": ownDeck("deck_rename"),
  "deleting a deck": ownDeck("deck_remove"),
  "Speak begun": speaking,
  puzzles: fromHome("puzzles"),
  "puzzles of Palace": fromHome("puzzles", "puzzles-palace"),
  "a puzzle of Palace": aboveBar("puzzle", "puzzles", "puzzles-palace", "puzzle-palace-6"),
  "a puzzle of Palabra": aboveBar("puzzle", "puzzles", "puzzles-palabra", "puzzle-palabra-1"),
  "a puzzle of Palindromes": aboveBar("puzzle", "puzzles", "puzzles-palindromes", "puzzle-palindromes-6"),
  "a lesson": aboveBar("lesson", "puzzles", "lesson-palindromes"),
  menu: table("palace-sets", "menu"),
  "settings over a table": table("palace-sets", "menu", "settings"),
  "rules of Palace": table("palace-sets", "rules"),
  "rules of Palabra": table("palabra-first", "rules"),
  "rules of Palindromes": table("palindromes-few", "rules"),
  "a hand taken over": table("palace-curtain", "lift"),
  "the turn to send": table("palace-curtain", "send_turn"),
  "the turn sent": table("palace-curtain", "send_turn", "copy_link"),
  "the result of Palace left": table("palace-over", "close"),
  "the result of Palabra left": table("palabra-over", "close"),
  "the result of Palindromes left": table("palindromes-over", "close"),
  ...Object.fromEntries(Object.keys(records).map((name) => [name, table(name)])),
};
