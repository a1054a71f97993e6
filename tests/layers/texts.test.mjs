// Where texts are: what a player reads or hears stands in assets/text and nowhere else. Read from the sources, so that a
// screen in which somebody writes a label is noticed before anybody translates it.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const files = (folder, kind) =>
  readdirSync(join(root, folder), { recursive: true }).filter((name) => kind.test(name)).map((name) => join(folder, name));
const text = (file) => readFileSync(join(root, file), "utf8");

/** Begins like a sentence or a label, or has words in it: a blank between letters. */
const isSaid = (literal) => /^[^a-zA-Z]*[A-Z][a-z]/.test(literal) || /\p{L}[,;:.]? \p{L}/u.test(literal);

/** Literals that look like texts and are none, with the reason. */
const allowed = [
  [/^shell\/main\.cpp$/, /^Palazzo$/, "the window's name, the program's in every language"],
  [/^shell\/platform\/desktop\.cpp$/, /^Palazzo |^Palazzo$|palazzo: %s|^(no screen|the window|OpenGL)/, "said where no window can be opened: before any language is read, beside SDL's own English"],
  [/^shell\/platform\/desktop\.cpp$/, /\[--/, "options"],
  [/^shell\/platform\/posix_dialog\.cpp$/, /zenity|choose file/, "commands"],
  [/^shell\/platform\/browser_store\.cpp$/, /^\(prefers-/, "a question to the browser"],
  [/^shell\/cards\/letter_card\.cpp$/, /^[AEIOUY] [AEIOUY]$/, "the letters on the face of a vowel card"],
  [/^web\/(border|alone\/[\w-]+)\.js$/, /^use strict$/, "JavaScript's own"],
  [/^web\/(keyboard|mirror)\.js$/, /^(Tab|Control|Meta|Alt|AltGraph|Shift|Enter|Escape|Equal|Minus)$/, "keys, as the browser calls them"],
  [/^web\/mirror\.js$/, /^button, select, input$/, "elements"],
  [/^web\/mirror\.js$/, /^Palazzo$/, "a font's name"],
  [/^web\/data\.js$/, /^text\/plain; /, "a kind of file"],
];
const isAllowed = (file, literal) => allowed.some(([where, what]) => where.test(file) && what.test(literal));

const withoutComments = (source) => source.replace(/^\s*\/\/.*$|(?<=[\s;{},(])\/\/(?![^"\n]*"[^"\n]*$).*$/gm, "");

/** The literals of C++ that reach the program's run: not what is included, nor what an assert says to a programmer. */
const literalsOfCpp = (source) =>
  [...withoutComments(source)
    .replace(/^\s*#.*$/gm, "")
    .replace(/\b(?:expect|static_assert)\((?:[^;"]|"(?:[^"\\]|\\.)*")*\);/g, "")
    .matchAll(/R"(\w*)\(([\s\S]*?)\)\1"|"((?:[^"\\\n]|\\.)*)"/g)].map(([, , raw, usual]) => raw ?? usual);

const literalsOfJs = (source) =>
  [...withoutComments(source).replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)]
    .map((literal) => literal.slice(1).find((part) => part !== undefined));

/** What stands between tags, and what attributes say; placeholders are filled in from assets/text. */
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

test("the shell says nothing but by ids", () => {
  const sources = files("shell", /\.[ch]pp$/);
  assert.ok(sources.length > 100);
  assert.deepEqual(found(sources, literalsOfCpp), []);
});

test("nor do the page's scripts", () => {
  const scripts = files("web", /\.js$/);
  assert.ok(scripts.length > 8);
  assert.deepEqual(found(scripts, literalsOfJs), []);
});

test("the shell has no language of its own: whoever says something is handed one", () => {
  for (const file of files("shell", /\.[ch]pp$/)) assert.doesNotMatch(text(file), /engine\/i18n\/say\.hpp|\benglish\(\)/, file);
});

test("the page and the one for wrong addresses have the program's name and placeholders, and no other text", () => {
  const isNone = (words) => words === "Palazzo" || words.includes("{"); // a style
  assert.deepEqual(found(["web/index.html", "web/404.html"], literalsOfHtml, isNone), []);
});

test("nothing is allowed that isn't there", () => {
  const all = [...files("shell", /\.[ch]pp$/).map((file) => [file, literalsOfCpp(text(file))]),
    ...files("web", /\.js$/).map((file) => [file, literalsOfJs(text(file))])];
  for (const [where, what, reason] of allowed)
    assert.ok(all.some(([file, literals]) => where.test(file) && literals.some((one) => isSaid(one) && what.test(one))), reason);
});

test("a text would be found", () => {
  assert.deepEqual(literalsOfCpp('draw(x, "Play now"); // "Not this"\nexpect(a, "nor this");').filter(isSaid), ["Play now"]);
  assert.deepEqual(literalsOfJs('say("Play now"); // "Not this"\nsay(`the ${card} is gone`);').filter(isSaid), ["Play now", "the ${card} is gone"]);
  assert.deepEqual(literalsOfHtml('<p aria-label="Play now">@page.log@ once more</p>').filter(isSaid), ["@page.log@ once more", "Play now"]);
  assert.deepEqual(literalsOfHtml('<meta property="og:image:alt" content="A table">').filter(isSaid), ["A table"]);
});
