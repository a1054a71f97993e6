// Tests the `words` command, and the packed list that the build writes next to the program.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { digestOf, pack } from "../../tools/lib/pack-words.mjs";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const program = process.env.PALAZZO_CLI ?? here("../../build/native/bin/palazzo-cli");
const script = here("../../tools/lib/words.mjs");

function run(args) {
  const { status, stdout, stderr } = spawnSync(program, ["words", ...args], { encoding: "utf8", maxBuffer: 1 << 28 });
  return { status, stdout, stderr };
}

function ask(args) {
  const { status, stdout, stderr } = run(args);
  assert.equal(status, 0, `${args.join(" ")}: ${stderr}`);
  return JSON.parse(stdout);
}

function refused(args, status, line) {
  const { status: actual, stdout, stderr } = run(args);
  assert.equal(actual, status, stderr);
  assert.equal(stdout, "");
  assert.equal(stderr.trim().split("\n").length, 1, stderr);
  assert.match(stderr, line);
}

const list = run(["list"]).stdout.trim().split("\n");

test("`words check` says of each given word whether it is valid, in lower or upper case", () => {
  assert.deepEqual(ask(["check", "house", "HOUSE", "hoouse", "a", "O", "i", "Palabra", "palabras"]), {
    house: true, HOUSE: true, hoouse: false, a: true, O: true, i: false, Palabra: true, palabras: list.includes("palabras"),
  });
  assert.deepEqual(ask(["check", "q".repeat(40)]), { ["q".repeat(40)]: false });
  refused(["check", "house", "don't"], 1, /"don't": a word of the letters a–z is required/);
  refused(["check", ""], 1, /"": a word/);
});

test("`words list` prints each word once, in order, including the words that Palabra adds", () => {
  assert.ok(list.length > 200_000);
  for (const word of ["a", "o", "palabra", "zyzzyva"]) assert.equal(list.filter((other) => other === word).length, 1, word);
  for (let i = 1; i < list.length; ++i) assert.ok(list[i - 1] < list[i], list[i]);
  assert.ok(list.every((word) => /^[a-z]{1,15}$/.test(word)));
});

/** Returns whether cards can spell a word: blanks replace missing letters, but wild cards only vowels. */
function spelled(word, cards) {
  let rest = [...cards];
  const missing = [...word].filter((letter) => {
    const at = rest.indexOf(letter);
    if (at < 0) return true;
    rest.splice(at, 1);
    return false;
  });
  const count = (text, pattern) => [...text].filter((c) => pattern.test(c)).length;
  const wilds = count(cards, /\?/);
  return missing.length <= wilds + count(cards, /%/) && count(missing, /[^aeiouy]/) <= wilds;
}

test("`words find` prints the words that letters and blanks spell, in alphabetical order", () => {
  for (const [cards, least] of [["retains", 1], ["oat", 1], ["?", 1], ["%", 1], ["zq%", 2], ["ca?%b", 3], ["palabra", 6]]) {
    const expected = list.filter((word) => word.length >= least && spelled(word, cards));
    assert.deepEqual(ask(["find", cards, "--min", String(least)]), expected, cards);
  }
  assert.deepEqual(ask(["find", "?"]), ["a", "o"]);
  assert.deepEqual(ask(["find", "AB"]), ask(["find", "ab"]));
  assert.deepEqual(ask(["find", "xq"]), []);
  assert.deepEqual(ask(["find", "palabra", "--min", "7"]), ["palabra"]);
});

test("`words` refuses input that it can't understand", () => {
  refused(["find", "caf3"], 1, /LETTERS: /);
  refused(["find", ""], 1, /LETTERS: /);
  refused(["find", "a".repeat(31)], 1, /LETTERS: /);
  refused(["find", "abc", "--min", "16"], 2, /--min: /);
  refused(["find", "abc", "--min", "x"], 2, /--min: /);
  refused(["list", "--min", "3"], 2, /--min/);
  for (const args of [[], ["check"], ["find"], ["find", "ab", "cd"], ["list", "all"], ["sing"]]) refused(args, 2, /usage/);
});

test("the packed list, compressed as hosts send it, takes at most 1.4 bytes per word", () => {
  const packed = readFileSync(join(dirname(program), "../generated/words-en.bin"));
  const sent = gzipSync(packed, { level: 9 }).length;
  assert.ok(sent <= 1.4 * list.length, `${sent / list.length} bytes a word`);
});

test("without SCOWL the build says which package to install", () => {
  const { status, stderr } = spawnSync(process.execPath, [script, "/nowhere/at/all", tmpdir(), "en"], { encoding: "utf8" });
  assert.equal(status, 1);
  assert.match(stderr, /^words: no word lists in \/nowhere\/at\/all: install scowl.*PALAZZO_SCOWL.*\n$/);
});

test("a custom list is packed completely, and a fault in a list is reported with the number of its line", () => {
  const folder = mkdtempSync(join(tmpdir(), "palazzo-words-"));
  const file = join(folder, "own.txt");
  const own = (text) => {
    writeFileSync(file, text);
    return spawnSync(process.execPath, [script, "/nowhere", folder, `xx=${file}`], { encoding: "utf8" });
  };
  try {
    assert.equal(own("dog\r\nCat\n\ncats\n").status, 0);
    const words = new Map([["cat", "common"], ["cats", "common"], ["dog", "common"], ["palabra", "common"]]);
    assert.deepEqual(readFileSync(join(folder, "words-xx.bin")), pack(words));
    assert.match(digestOf(words), /^[0-9a-f]{16}$/);
    assert.match(readFileSync(join(folder, "words.cpp"), "utf8"), /\{"xx", xx_words\}/);
    assert.match(own("dog\nca-t\n").stderr, /own\.txt, line 2: /);
    assert.match(own("\n").stderr, /no words/);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
