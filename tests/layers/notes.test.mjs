// Tests the notes for translators in assets/text: every sentence that needs a note has one, and no note is left over.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const read = (name) => JSON.parse(readFileSync(new URL(`../../assets/text/${name}.json`, import.meta.url), "utf8"));
const notes = read("notes");
const texts = Object.entries(read("en")).filter(([id]) => !id.startsWith("@"));

/** Returns whether a note is about an id. In a note's key `*` stands for any characters. */
const isAbout = (key, id) => new RegExp(`^${key.replaceAll(".", "\\.").replaceAll("*", ".*")}$`).test(id);

/** Returns the words of a sentence outside its placeholders and their branches. */
function wordsOf(sentence) {
  let rest = sentence;
  for (let before = ""; rest !== before;) rest = (before = rest).replace(/\{[^{}]*\}/g, " ");
  return rest.match(/\p{L}[\p{L}’'-]*/gu) ?? [];
}

/**
 * Returns whether a sentence is too short to be translated without knowing its place. Lists of words for the search
 * aren't sentences.
 */
const isShort = ([id, sentence]) => !id.endsWith(".words") && [1, 2].includes(wordsOf(sentence).length);

test("every sentence of one or two words has a note for translators", () => {
  const without = texts.filter(isShort).map(([id]) => id).filter((id) => !Object.keys(notes).some((key) => isAbout(key, id)));
  assert.deepEqual(without, []);
});

test("every note for translators is about a sentence, and is a sentence itself", () => {
  for (const [key, note] of Object.entries(notes)) {
    assert.ok(texts.some(([id]) => isAbout(key, id)), key);
    assert.match(note, /^[\p{Lu}{].*[.?…]$/u, key);
  }
});

test("the notes for translators aren't offered as a language", () => {
  assert.ok(!("notes" in read("languages")));
});

test("the words of a sentence are those outside its placeholders", () => {
  assert.deepEqual(wordsOf("Play {0, cards} as {1, select, none {x} other {a {0, rank}}}"), ["Play", "as"]);
  assert.deepEqual(wordsOf("{0}–{1} of {2}"), ["of"]);
  assert.ok(isShort(["x", "Today's deal"]) && !isShort(["x", "{0}"]) && !isShort(["x.words", "miss a"]));
});
