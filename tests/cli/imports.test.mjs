// Tests how files are imported that people have made with other programs: tests/cli/imports holds the files, and
// imports.json says for each what a person would expect: questions with answers that must be right, texts that may be in
// no question, or part of the sentence with which the file is refused.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const program = process.env.PALAZZO_CLI ?? here("../../build/native/bin/palazzo-cli");
const files = JSON.parse(readFileSync(here("imports.json"), "utf8"));

const decks = (...args) => spawnSync(program, ["decks", ...args], { encoding: "utf8", maxBuffer: 1 << 28 });

/** Returns an answer as the judge compares it: without case, punctuation at its end, and full-width signs. */
const compared = (answer) => answer.normalize("NFKC").toLowerCase().replace(/[.!?]+$/, "");

/** Returns all texts that the answers of an item stand for. */
const readings = (item) =>
  new Set((item.answers ?? []).flatMap((answer) => JSON.parse(decks("readings", answer).stdout)).map(compared));

test("a file of another program is imported as a person would expect, or refused with a sentence that says why", () => {
  for (const expected of files) {
    const { status, stdout, stderr } = decks("convert", here(`imports/${expected.file}`));
    const place = `${expected.file} (${expected.kind})`;
    if (expected.refused) {
      assert.equal(status, 1, place);
      assert.equal(stderr.trim().split("\n").length, 1, place);
      assert.ok(stderr.includes(expected.refused), `${place}: ${stderr}`);
      continue;
    }
    assert.equal(status, 0, `${place}: ${stderr}`);
    const { items } = JSON.parse(stdout);
    if (expected.questions !== undefined) assert.equal(items.length, expected.questions, place);
    for (const { prompt, answers, not_right: wrong = [] } of expected.samples) {
      const item = items.find((one) => one.prompt === prompt);
      assert.ok(item, `${place}: no question ${prompt}`);
      const right = readings(item);
      for (const answer of answers) assert.ok(right.has(compared(answer)), `${place}: ${prompt}: ${answer}`);
      for (const answer of wrong) assert.ok(!right.has(compared(answer)), `${place}: ${prompt}: ${answer}`);
    }
    const texts = items.flatMap((item) => [item.prompt, ...(item.answers ?? [])]);
    for (const never of expected.never ?? [])
      assert.ok(!texts.some((text) => text.includes(never)), `${place} has ${JSON.stringify(never)}`);
    for (const never of expected.neverPrompts ?? [])
      assert.ok(!items.some((item) => item.prompt === never), `${place} asks ${never}`);
  }
});

test("columns of a table that aren't used are named", () => {
  const unused = (file) => JSON.parse(decks("check", here(`imports/${file}`)).stdout).unused;
  assert.deepEqual(unused("36-japanese-readings.csv"), ["Reading", "Romaji"]);
  assert.deepEqual(unused("37-palabra-extra-columns.tsv"), ["AFI"]);
  assert.deepEqual(unused("40-number-column-decimal-comma.csv"), ["Nr."]);
});

test("a heading that names two languages gives the deck its languages", () => {
  const { stdout } = decks("convert", here("imports/09-bom-quoted-languages.csv"));
  const { language, asked_in: askedIn } = JSON.parse(stdout);
  assert.deepEqual([language, askedIn], ["fr", "de"]);
});
