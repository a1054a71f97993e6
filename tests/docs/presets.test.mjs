// Tests that the documents describe options and presets as the program plays them. $PALAZZO_CLI names the program; by
// default it is the release build's.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { table } from "./rules.mjs";

const program = process.env.PALAZZO_CLI ?? fileURLToPath(new URL("../../build/native/bin/palazzo-cli", import.meta.url));
const { stdout } = spawnSync(program, ["games"], { encoding: "utf8" });
const games = JSON.parse(stdout);

const plain = (cell) => cell.replaceAll("`", "");
const numbersIn = (cell) => cell.match(/\d+/g).map(Number);

/** Parses a cell with the powers of ranks: `2 anytime reset; 10 burn`. */
function readPowers(cell) {
  const ranks = plain(cell).split("; ").map((each) => each.split(" "));
  return Object.fromEntries(ranks.map(([rank, ...names]) => [rank, names]));
}

/** Converts a cell of a table of presets into the notation of records. */
function readValue(cell, { type }) {
  if (cell === "none") return { ranks: [], fits: {}, conditions: [] }[type];
  if (type === "ranks") return plain(cell).split(" ");
  if (type === "powers") return readPowers(cell);
  if (type === "bool") return { on: true, off: false }[cell];
  // A cell may have a remark behind a colon, as in "auto: 1 up to three players". Only the part before the colon is the
  // value.
  const [first] = plain(cell).split(":");
  return /^\d+$/.test(first) ? Number(first) : first;
}

test("the tables of options in the documents give the range of every option", () => {
  for (const { name: game, options } of games)
    for (const { name, range } of options) {
      const [, values] = table(game, "Options").find(([option]) => plain(option) === name);
      const place = `${game}: ${name}`;
      if (range.type === "bool") assert.equal(values, "on or off", place);
      if (range.type === "int") assert.deepEqual([numbersIn(values)[0], numbersIn(values).at(-1)], [range.min, range.max], place);
      // The word lists are described in another table.
      if (range.type === "choice" && name !== "dictionary") assert.deepEqual(plain(values).split(", "), range.values.map(String), place);
    }
});

test("the tables of presets in the documents give the value of every option", () => {
  for (const { name: game, presets, options } of games) {
    const [heads, ...rows] = table(game, "Presets");
    assert.deepEqual(heads.slice(1).map(plain), presets.map(({ name }) => name), game);
    for (const [at, { name: preset, options: values, seats }] of presets.entries())
      for (const [option, ...cells] of rows) {
        const name = plain(option);
        const place = `${game}, ${preset}: ${name}`;
        // The cell is a text such as "2 to 8, usually 3".
        if (name === "players") assert.deepEqual(numbersIn(cells[at]), [seats.min, seats.max, values.players], place);
        else assert.deepEqual(readValue(cells[at], options.find((each) => each.name === name).range), values[name], place);
      }
  }
});
