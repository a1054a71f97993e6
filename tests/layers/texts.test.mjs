// Tests that all texts that a player reads or hears are in assets/text. It reads the sources, so that a label in the
// code is noticed before translators miss it.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const files = (folder, kind) =>
  readdirSync(join(root, folder), { recursive: true }).filter((name) => kind.test(name)).map((name) => join(folder, name));
const text = (file) => readFileSync(join(root, file), "utf8");

/** Returns whether a string begins like a sentence or a label, or contains a blank between letters. */
const isSaid = (literal) => /^[^a-zA-Z]*[A-Z][a-z]/.test(literal) || /\p{L}[,;:.]? \p{L}/u.test(literal);

/** Strings that look like texts but aren't, with the reason. */
const allowed = [
  [/^shell\/main\.cpp$/, /^Palazzo$/, "the window's name, the program's in every language"],
  [/^shell\/platform\/desktop\.cpp$/, /^Palazzo |^Palazzo$|palazzo: %s|^(no screen|the window|OpenGL)/, "said where no window can be opened: before any language is read, beside SDL's own English"],
  [/^shell\/platform\/desktop\.cpp$/, /\[--/, "options"],
  [/^shell\/platform\/posix_dialog\.cpp$/, /zenity|choose file/, "commands"],
  [/^shell\/platform\/browser_store\.cpp$/, /^\(prefers-/, "a question to the browser"],
  [/^shell\/app\/decks\/printing\.cpp$/, /[<>{]/, "markup and style of printed pages"],
  [/^shell\/cards\/letter_card\.cpp$/, /^[AEIOUY] [AEIOUY]$/, "the letters on the face of a vowel card"],
  [/^web\/(border|alone\/[\w-]+)\.js$/, /^use strict$/, "JavaScript's own"],
  [/^web\/(keyboard|mirror)\.js$/, /^(Tab|Control|Meta|Alt|AltGraph|Shift|Enter|Escape|Equal|Minus)$/, "keys, as the browser calls them"],
  [/^web\/mirror\.js$/, /^button, select, input$/, "elements"],
  [/^web\/mirror\.js$/, /^Palazzo$/, "a font's name"],
  [/^web\/data\.js$/, /^text\/plain; /, "a kind of file"],
];
const isAllowed = (file, literal) => allowed.some(([where, what]) => where.test(file) && what.test(literal));

const withoutComments = (source) => source.replace(/^\s*\/\/.*$|(?<=[\s;{},(])\/\/(?![^"\n]*"[^"\n]*$).*$/gm, "");

/** Returns the string literals of C++ that are used at run time, without includes and assertions. */
const literalsOfCpp = (source) =>
  [...withoutComments(source)
    .replace(/^\s*#.*$/gm, "")
    .replace(/\b(?:expect|static_assert)\((?:[^;"]|"(?:[^"\\]|\\.)*")*\);/g, "")
    .matchAll(/R"(\w*)\(([\s\S]*?)\)\1"|"((?:[^"\\\n]|\\.)*)"/g)].map(([, , raw, usual]) => raw ?? usual);

const literalsOfJs = (source) =>
  [...withoutComments(source).replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)]
    .map((literal) => literal.slice(1).find((part) => part !== undefined));

/** Returns the text between tags and in attributes; placeholders are filled in from assets/text. */
const literalsOfHtml = (source) => [
  ...[...source.matchAll(/>([^<>]+)</g)].map(([, words]) => words.trim()),
  ...[...source.matchAll(/(?:aria-label|title|alt|placeholder)="([^"]*)"/g)].map(([, words]) => words),
  ...[...source.matchAll(/(?:name="description"|property="og:\w+(?::alt)?") content="([^"]*)"/g)].map(([, words]) => words),
];

const found = (list, literals, extra = () => false) =>
  list.flatMap((file) =>
    literals(text(file))
      .filter((literal) => isSaid(literal) && !isAllowed(file, literal) && !extra(literal))
      .map((literal) => `${file}: ${literal}`));

test("the shell's code contains only ids of texts", () => {
  const sources = files("shell", /\.[ch]pp$/);
  assert.ok(sources.length > 100);
  assert.deepEqual(found(sources, literalsOfCpp), []);
});

test("the page's scripts contain only ids of texts", () => {
  const scripts = files("web", /\.js$/);
  assert.ok(scripts.length > 8);
  assert.deepEqual(found(scripts, literalsOfJs), []);
});

test("the shell has no global language: functions that make texts receive a language", () => {
  for (const file of files("shell", /\.[ch]pp$/)) assert.doesNotMatch(text(file), /engine\/i18n\/say\.hpp|\benglish\(\)/, file);
});

test("the page and the page for wrong addresses contain the program's name and placeholders, and no other text", () => {
  const isNone = (words) => words === "Palazzo" || words.includes("{"); // text with a brace is CSS in a style element
  assert.deepEqual(found(["web/index.html", "web/404.html"], literalsOfHtml, isNone), []);
});

test("every string that is allowed although it looks like a text for players still exists", () => {
  const all = [...files("shell", /\.[ch]pp$/).map((file) => [file, literalsOfCpp(text(file))]),
    ...files("web", /\.js$/).map((file) => [file, literalsOfJs(text(file))])];
  for (const [where, what, reason] of allowed)
    assert.ok(all.some(([file, literals]) => where.test(file) && literals.some((one) => isSaid(one) && what.test(one))), reason);
});

test("texts for players are found in C++, scripts and pages, but not in comments", () => {
  assert.deepEqual(literalsOfCpp('draw(x, "Play now"); // "Not this"\nexpect(a, "nor this");').filter(isSaid), ["Play now"]);
  assert.deepEqual(literalsOfJs('say("Play now"); // "Not this"\nsay(`the ${card} is gone`);').filter(isSaid), ["Play now", "the ${card} is gone"]);
  assert.deepEqual(literalsOfHtml('<p aria-label="Play now">@page.log@ once more</p>').filter(isSaid), ["@page.log@ once more", "Play now"]);
  assert.deepEqual(literalsOfHtml('<meta property="og:image:alt" content="A table">').filter(isSaid), ["A table"]);
});
