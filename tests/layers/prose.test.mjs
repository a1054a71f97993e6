// Tests that the engine's code contains no sentences: the engine makes messages, whose sentences are in assets/text,
// one file per language.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const engine = fileURLToPath(new URL("../../engine/", import.meta.url));
const sources = readdirSync(engine, { recursive: true }).filter((name) => /\.[ch]pp$/.test(name));

/** Strings that look like sentences but aren't, with the reason. */
const allowed = new Map([
  ["word list", "a place, as the name of a key is"],
  ["#tags column", "Anki's notation"],
  ["#deck column", "Anki's notation"],
  ["#notetype column", "Anki's notation"],
  ["#guid column", "Anki's notation"],
  ["#if matches", "Anki's notation"],
  ["SQLite format 3", "how a file of that kind begins"],
  ["palazzo deal", "is hashed together with the parts of a deal, and nobody reads it"],
  ["palazzo: broken promise at %s:%d: %s\\n", "for who writes the program: nobody else ever sees it"],
]);

/** Matches a comment, a raw string, a string, or a character. */
const token = /\/\/.*|\/\*[^]*?\*\/|R"(\w*)\(([^]*?)\)\1"|"((?:[^"\\\n]|\\.)*)"|'(?:[^'\\\n]|\\.)'/g;

/** Returns every string of a source, with the code of its statement before it. */
function texts(source) {
  const found = [];
  let code = "";
  let from = 0;
  for (const match of source.matchAll(token)) {
    code += source.slice(from, match.index);
    from = match.index + match[0].length;
    const text = match[2] ?? match[3];
    if (text !== undefined) found.push({ text, statement: code.slice(code.lastIndexOf(";") + 1) });
  }
  return found;
}

/** Returns whether a statement is an assertion, whose text is for programmers. */
const isPromise = (statement) => /\bexpect\([^;]*$/.test(statement);
/** Returns whether a string is a list of names, such as HTML's names of characters. */
const isList = (text) => /^([A-Za-z0-9]+ )+$/.test(text);
const isProse = (text) => !isList(text) && /\p{Ll}{2} \p{Ll}{2}/u.test(text);

const prose = (source) => texts(source).filter(({ text, statement }) => isProse(text) && !isPromise(statement)).map(({ text }) => text);

test("sentences in strings are found, but not those in assertions and comments", () => {
  assert.deepEqual(prose('f("no such card"); // "in a comment"'), ["no such card"]);
  assert.deepEqual(prose('const char c = \'"\'; f("an \\"odd\\" one is here", R"(raw as it is)");'), ['an \\"odd\\" one is here', "raw as it is"]);
  assert.deepEqual(prose('expect(a(1) && b, "all is well"); f("palace.not_higher");'), []);
});

test("the engine's code contains no sentences", () => {
  assert.ok(sources.length > 100);
  for (const name of sources)
    for (const text of prose(readFileSync(join(engine, name), "utf8")))
      assert.ok(allowed.has(text), `engine/${name} says “${text}”: a message says it, its words stand in assets/text`);
});

test("every string that is allowed in the engine although it looks like a sentence still exists", () => {
  const all = sources.flatMap((name) => prose(readFileSync(join(engine, name), "utf8")));
  for (const text of allowed.keys()) assert.ok(all.includes(text), text);
});
