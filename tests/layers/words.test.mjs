// Tests word lists as the build packs them: custom ones, and the words that SCOWL lists as abbreviations.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { withBases } from "../../tools/lib/word-bases.mjs";

const program = fileURLToPath(new URL("../../tools/lib/words.mjs", import.meta.url));

/** Packs a custom list. Returns what the program prints, and the packed list if there is one. */
const packed = (t, text) => {
  const folder = mkdtempSync(join(tmpdir(), "palazzo-words-"));
  t.after(() => rmSync(folder, { recursive: true }));
  const list = join(folder, "own.txt");
  writeFileSync(list, text);
  const { status, stderr } = spawnSync("node", [program, folder, folder, `xx=${list}`], { encoding: "utf8" });
  return { status, stderr, bytes: status === 0 ? readFileSync(join(folder, "words-xx.bin")) : undefined };
};

test("a custom list with accents is packed like the same list without them", (t) => {
  const plain = packed(t, "nino\ncafe\naccion\n");
  assert.equal(plain.status, 0, plain.stderr);
  assert.deepEqual(packed(t, "niño\nCafé\nacción\n").bytes, plain.bytes);
});

test("a custom list with other characters than letters is refused with the line", (t) => {
  const { status, stderr } = packed(t, "casa\nsan't\n");
  assert.equal(status, 1);
  assert.match(stderr, /line 2: a word of the letters a–z is wanted, with accents or without/);
});

const bases = (words, abbreviations) => {
  const sizes = (list) => new Map(list.map((word) => [word, 50]));
  return [...withBases(sizes(words), sizes(abbreviations)).keys()].filter((word) => !words.includes(word));
};

test("an abbreviation counts as a word if its plural or a tense is a word", () => {
  assert.deepEqual(bases(["apps", "comped", "vetoes"], ["app", "comp", "etc"]), ["app", "comp"]);
});

test("an abbreviation doesn't count as a word if the form belongs to another word", () => {
  assert.deepEqual(bases(["cause", "causes", "call", "called", "shred"], ["caus", "cal", "shr"]), []);
});
