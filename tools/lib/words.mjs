// Makes the packed word lists.
//   node words.mjs SCOWL OUT NAME[=LIST]…
// `en` is made from SCOWL's folder and assets/words, and must have the digest in assets/words, so that the game is the
// same everywhere. NAME=LIST packs a custom list instead, one word a line. Writes OUT/words-NAME.bin for each list, and
// OUT/words.cpp with all of them for programs that contain their lists.
import { cuss } from "cuss";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { digestOf, pack } from "./pack-words.mjs";
import { withBases } from "./word-bases.mjs";
import { withoutAccents, withInflections, wordForm } from "./word-forms.mjs";

const assets = join(dirname(fileURLToPath(import.meta.url)), "../../assets/words");
const largestSize = 80; // words in SCOWL's larger lists are doubtful
const sizeOfRecent = 50; // words newer than SCOWL count as known, not as common

function die(line) {
  console.error(`words: ${line}`);
  process.exit(1);
}

// Returns the words of a file in assets/words, in order; lines that begin with `#` are comments.
const wordsIn = (name) => readFileSync(join(assets, name), "utf8").replace(/^#.*$/gm, "").split(/\s+/).filter(Boolean);

// Returns a map from each word in SCOWL's files of `kind` to the size of the smallest list that contains the word. The
// smaller the list, the better known the word.
function sizesIn(folder, files, kind) {
  const sizes = new Map();
  for (const file of files.filter((one) => one.includes(`-${kind}.`))) {
    for (const line of readFileSync(join(folder, file), "utf8").split("\n")) {
      const word = withoutAccents(line);
      if (wordForm.test(word)) sizes.set(word, Math.min(sizes.get(word) ?? 99, Number(file.slice(-2))));
    }
  }
  return sizes;
}

function readScowl(folder) {
  let files = [];
  try {
    files = readdirSync(folder).filter((file) => Number(/-(?:words|abbreviations)\.(\d\d)$/.exec(file)?.[1]) <= largestSize);
  } catch {} // a missing list counts as empty
  if (!files.some((file) => file.includes("-words."))) {
    die(`no word lists in ${folder}: install scowl 2020.12.07 (Debian: apt install scowl), or name the folder that has ` +
      "english-words.10 with -DPALAZZO_SCOWL=…");
  }
  return withBases(sizesIn(folder, files, "words"), sizesIn(folder, files, "abbreviations"));
}

// Returns a function that tells whether bots must not play a word.
function unspokenTest() {
  const lists = { "+": [], "-": [] };
  let list = lists["+"];
  for (const word of wordsIn("unspoken.txt")) {
    if (word in lists) list = lists[word];
    else list.push(word);
  }
  const rated = Object.keys(cuss).filter((word) => cuss[word] > 0 && wordForm.test(word) && !lists["-"].includes(word));
  const beginnings = lists["+"].filter((word) => word.endsWith("*")).map((word) => word.slice(0, -1));
  const unspoken = new Set([...rated, ...lists["+"]].flatMap(withInflections));
  for (const word of lists["-"].flatMap(withInflections)) unspoken.delete(word);
  return (word) => unspoken.has(word) || beginnings.some((beginning) => word.startsWith(beginning));
}

function english(scowl) {
  const sizes = readScowl(scowl);
  for (const word of wordsIn("recent.txt")) sizes.set(word, Math.min(sizes.get(word) ?? 99, sizeOfRecent));
  const isUnspoken = unspokenTest();
  const notWords = new Set(wordsIn("not_words.txt"));
  const kinds = new Map();
  for (const [word, size] of sizes) {
    if (word.length === 2 || notWords.has(word)) continue;
    const rarest = word.length === 3 ? "word_game" : "rare";
    kinds.set(word, isUnspoken(word) ? "unspoken" : size <= 35 ? "common" : size <= 60 ? "known" : rarest);
  }
  for (const word of wordsIn("two_letters.txt")) {
    kinds.set(word.slice(0, 2), word.endsWith("*") ? "word_game" : "common");
  }
  return kinds;
}

// Reads a custom list. All its words count as common. Accents are removed, because the cards have none, and words that
// are too long for the game are left out.
function own(path) {
  let text = "";
  try {
    text = readFileSync(path, "utf8");
  } catch {
    die(`${path} can't be read`);
  }
  const kinds = new Map();
  text.split(/\r?\n/).forEach((line, at) => {
    const word = withoutAccents(line.trim().toLowerCase());
    if (!/^[a-z]*$/.test(word)) {
      die(`${path}, line ${at + 1}: a word of the letters a–z is wanted, with accents or without`);
    }
    if (wordForm.test(word)) kinds.set(word, "common");
  });
  if (kinds.size === 0) die(`${path} has no words of 2 to 15 letters`);
  // The rules accept the name of the game with any list. Plays that make it are only found if the list contains it.
  kinds.set("palabra", "common");
  return kinds;
}

function checkDigest(kinds) {
  const [expected] = wordsIn("digest.txt");
  const digest = digestOf(kinds);
  if (digest === expected) return;
  die(`the English list has the digest ${digest}, not ${expected}: another SCOWL than 2020.12.07, or a change of ` +
    "assets/words or of cuss. If the change is meant, put the new digest into assets/words/digest.txt; records " +
    "name the list they were played with by it");
}

function kindsOf(name, path, scowl) {
  if (!/^[a-z]{1,20}$/.test(name)) die(`${name}: a list's name is of the letters a–z`);
  if (path) return own(path);
  if (name !== "en") die(`${name}: only en comes by itself; name a list as ${name}=/path/to/list.txt`);
  const kinds = english(scowl);
  checkDigest(kinds);
  return kinds;
}

const [scowl, out, ...wanted] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
const lists = wanted.map((item) => {
  const [name, path] = item.split(/=(.*)/s);
  const packed = pack(kindsOf(name, path, scowl));
  writeFileSync(join(out, `words-${name}.bin`), packed);
  return { name, packed };
});

// Formats numbers in lines, because compilers may refuse a very long line.
function lines(bytes) {
  const all = [];
  for (let i = 0; i < bytes.length; i += 32) all.push(`${bytes.subarray(i, i + 32).join(",")},`);
  return all.join("\n");
}
const arrays = lists.map(({ name, packed }) => `const std::uint8_t ${name}_words[] = {\n${lines(packed)}\n};`);
const rows = lists.map(({ name }) => `    {"${name}", ${name}_words},`);
writeFileSync(join(out, "words.cpp"), `#include "engine/dictionary/embedded.hpp"

namespace palazzo::dictionary {
namespace {

${arrays.join("\n")}

const Embedded lists[] = {
${rows.join("\n")}
};

} // namespace

std::span<const Embedded> embedded() { return lists; }

} // namespace palazzo::dictionary
`);
