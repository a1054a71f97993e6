// Word lists as the build packs them: of one's own, and what SCOWL has among its abbreviations.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { withBases } from "../../tools/lib/word-bases.mjs";

const program = fileURLToPath(new URL("../../tools/lib/words.mjs", import.meta.url));

/** Packs a list of one's own: what the program says, and the packed list if there is one. */
const packed = (t, text) => {
  const folder = mkdtempSync(join(tmpdir(), "palazzo-words-"));
  t.after(() => rmSync(folder, { recursive: true }));
  const list = join(folder, "own.txt");
  writeFileSync(list, text);
  const { status, stderr } = spawnSync("node", [program, folder, folder, `xx=${list}`], { encoding: "utf8" });
  return { status, stderr, bytes: status === 0 ? readFileSync(join(folder, "words-xx.bin")) : undefined };
};

test("a list of one's own with accents is packed as the same list without them", (t) => {
  const plain = packed(t, "nino\ncafe\naccion\n");
  assert.equal(plain.status, 0, plain.stderr);
  assert.deepEqual(packed(t, "niño\nCafé\nacción\n").bytes, plain.bytes);
});

test("a list of one's own with other signs than letters is refused by its line", (t) => {
  const { status, stderr } = packed(t, "casa\nsan't\n");
  assert.equal(status, 1);
  assert.match(stderr, /line 2: a word of the letters a–z is wanted, with accents or without/);
});

const bases = (words, abbreviations) => {
  const sizes = (list) => new Map(list.map((word) => [word, 50]));
  return [...withBases(sizes(words), sizes(abbreviations)).keys()].filter((word) => !words.includes(word));
};

test("an abbreviation is a word if its plural or a tense is one", () => {
  assert.deepEqual(bases(["apps", "comped", "vetoes"], ["app", "comp", "etc"]), ["app", "comp"]);
});

test("an abbreviation is no word if the form is that of another word", () => {
  assert.deepEqual(bases(["cause", "causes", "call", "called", "shred"], ["caus", "cal", "shr"]), []);
});
