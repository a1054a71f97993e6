// Looks for puzzles in games of bots and writes assets/puzzles, twelve per game, the easiest first.
//   node find-puzzles.mjs PALAZZO_CLI SCOWL OUT [GAME…]
// Shipped puzzles must keep their positions, but this script replaces all of them; run it only before the first release
// that contains them, or after a wrong rule was corrected. Otherwise append new ones.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withoutAccents, wordForm } from "./word-forms.mjs";

const [cli, scowl, out, ...games] = process.argv.slice(2);
const text = (path) => readFileSync(path, "utf8").split(/\r?\n/).map(withoutAccents).filter((word) => wordForm.test(word));
const run = (args, input) => execFileSync(cli, args, { encoding: "utf8", input, maxBuffer: 1 << 26 });

/** Returns candidates in the order of the bots' games. */
const find = (game, goal, args) =>
  run(["puzzles", "find", "--game", game, "--goal", goal, ...args.split(" ").filter(Boolean)]).split("\n").filter(Boolean).map((line) => JSON.parse(line));

// Puzzles ask only for well-known words.
const known = new Set([10, 20, 35].flatMap((size) => ["english-words", "american-words"].flatMap((kind) => text(join(scowl, `${kind}.${size}`)))));
const rude = new Set(readFileSync(new URL("../../assets/words/unspoken.txt", import.meta.url), "utf8").split(/\s+/));

const letters = (cards) => cards.map((card) => (card.includes("=") ? card.split("=")[1] : card[0])).join("").toLowerCase();

/**
 * Returns the word that a play makes, together with the cards of the word on which it builds; "" if it makes no word.
 */
function wordOf({ link, solution: [move] }) {
  if (move.word) return letters(move.word);
  if (!move.build) return "";
  const table = JSON.parse(run(["show", "-"], run(["open", link]))).table;
  const taken = table.find(({ seat }) => seat === move.build.seat).cards;
  return letters([...(move.build.before ?? []), ...taken, ...(move.build.after ?? [])]);
}

const isGoodWord = (candidate) => {
  const word = wordOf(candidate);
  return known.has(word) && !rude.has(word);
};
/** Returns whether the solution begins with a move other than playing four or more cards. */
const isSubtle = ({ solution: [first] }) => (first.play ?? []).length < 4;
const byOthers = (a, b) => b.others - a.others;

/**
 * The puzzles of each game: the goal, further arguments, a filter for candidates, and the number of puzzles to choose.
 */
const lists = {
  palace: [
    ["lay", "--options {\"players\":3} --moves 2 --amount 5 --seed 102 --games 1000", isSubtle, 2],
    ["out", "--options {\"players\":3} --moves 2 --seed 101 --games 12000", isSubtle, 3],
    ["out", "--options {\"players\":2} --moves 2 --seed 103 --games 12000", isSubtle, 2],
    ["out", "--preset european --options {\"players\":2} --moves 2 --seed 105 --games 8000", isSubtle, 2],
    ["lay", "--options {\"players\":3} --moves 3 --amount 7 --seed 104 --games 6000", isSubtle, 3],
  ],
  palabra: [
    ["score", "--bots medium --amount 60 --seed 201 --games 150", isGoodWord, 10],
    ["score", "--bots medium --options {\"players\":3} --amount 90 --seed 202 --games 150", (c) => c.solution[0].build && isGoodWord(c), 2],
  ],
  palindromes: [
    ["make", "--amount 5 --seed 301 --games 2000", () => true, 2],
    ["two", "--amount 2 --seed 302 --games 3000", () => true, 3],
    ["make", "--amount 7 --seed 303 --games 3000", () => true, 3],
    ["make", "--options {\"hand\":5} --amount 8 --seed 304 --games 1000", () => true, 2],
    ["two", "--options {\"hand\":5} --amount 2 --seed 305 --games 1000", () => true, 2],
  ],
};

const wanted = games.length > 0 ? games : Object.keys(lists);
for (const game of wanted) if (!(game in lists)) throw Error(`${game}: no row of lists says what to look for`);
for (const game of wanted) {
  const list = lists[game];
  const found = list.flatMap(([goal, args, fits, count]) => find(game, goal, args).filter(fits).sort(byOthers).slice(0, count));
  if (found.length !== 12) throw Error(`${game}: ${found.length} puzzles`);
  found.sort((a, b) => a.solution.length - b.solution.length || a.others - b.others);
  const lines = found.map(({ goal, amount, link }) => JSON.stringify({ goal, amount, link }));
  writeFileSync(join(out, `${game}.json`), `[\n${lines.join(",\n")}\n]\n`);
  for (const one of found) console.log(game, one.goal, one.amount, one.others, game === "palabra" ? wordOf(one) : "", JSON.stringify(one.solution));
}
