// Tests that comments of the whole project are sentences as docs/style.md describes them. Only patterns that can be
// recognised without understanding the sentence are refused.
import assert from "node:assert/strict";
import { test } from "node:test";
import { allComments, commentsIn, languageOf, sources } from "./comments.mjs";

/** Words that nobody says any more, each with the words that replace it. */
const oldWords = [
  [/\b(?:anew|afresh)\b/, "again"],
  [/\bbesides\b/, "also, except, or beside for a place"],
  [/\bbut for\b(?! example\b)/, "except, apart from"],
  [/\b(?:all|none|last|next) but (?:one|two)\b/, "the second last, the one after the next"],
  [/\bmeanwhile\b/, "in the meantime, at the same time, while …"],
  [/\b(?:nought|naught)\b/, "zero, nothing"],
  [/\breckon(?:s|ed|ing)?\b/, "compute, count, expect"],
  [/\b(?:foretell|foretells|foretelling|foretold)\b/, "predict"],
  [/\bby (?:lot|lots|dice)\b/, "randomly, at random"],
  [/\b(?:whence|thence|hence)\b/, "from where, from there, therefore"],
  [/\b(?:hither|thither|whither)\b/, "here, there, to where"],
  [/\b(?:there|here|where)(?:of|in|to|unto|with|upon|from)\b|\bthereby\b|\bwherefore\b/, "of it, in it, with it, so …"],
  [/\b(?:henceforth|forthwith|hitherto|heretofore)\b/, "from now on, at once, so far"],
  [/\bof (?:its|their|his|her|one's) own accord\b/, "by itself, automatically"],
  [/\bone's own\b/, "custom, or say whose: the player's"],
  [/\b(?:lest|ere|unto|upon|whilst|amongst|betwixt|albeit|thrice|amiss|apiece)\b/, "so that … not, before, to, on, while, among, between, although, three times, wrong, each"],
  [/\b(?:shall|shalt|hath|doth|whosoever)\b/, "will, must, has, does, anybody who"],
  [/\bnone such\b|\bsuch a one\b/, "none of them, one of them"],
  [/\bfor want of\b|\bbe that as it may\b|\bas it were\b/, "because there is no …, although …"],
];

const keys = String.raw`(?:[Nn]one|[Nn]othing|[Nn]obody|[Ee]mpty|[Nn]ull(?:opt|ptr)?|npos|[Tt]rue|[Ff]alse|[Nn]egative|[Ss]everal|[Uu]nset|-?\d+)`;

/**
 * The refused patterns: `find` is looked for in each sentence of a comment, whose quoted texts have been removed.
 * Questions aren't searched by patterns with `mayAsk`.
 */
const patterns = [
  {
    name: "a clause without its head",
    where: "start",
    mayAsk: true,
    find: /^(?:What|Whatever|Who|Whom|Whose|Whoever|Whichever|Where|Wherever)\b/,
    instead: "name the thing (“Saves that couldn't be read”), or begin with the verb (“Returns …”); a condition begins with if, when or unless",
  },
  {
    name: "a clause without its head",
    where: "rest",
    mayAsk: true,
    find: /^(?:Who|Whom|Whose)\b/,
    instead: "name the player or the thing: “A player who …”",
  },
  {
    name: "a clause without its head",
    where: "trailing",
    mayAsk: true,
    find: /^(?:what|whatever|who|whom|whose|whoever|whichever|where|wherever)\b/,
    instead: "write a phrase that is complete by itself: “Number of …”, “Seat that …”",
  },
  {
    name: "a condition without its main clause",
    where: "start",
    mayAsk: true,
    find: /^(?:If|When|Unless|While|Until|Because)\b[^,:;—]*\.?$/,
    instead: "say what happens then, or name the thing that is described",
  },
  {
    name: "a gloss",
    find: new RegExp(String.raw`(?:^|[;,(—] ?)${keys}: (?=\S)|^\w+: [^;:]+; \w+: `),
    instead: "write it out: “empty if there is none”, “0 means …”, “-1 if nobody has won”",
  },
  {
    name: "an unnamed parameter",
    find: /(?<!, )\bso (?:many|much)\b(?!.*\bthat\b)/i,
    instead: "call the parameter by its name: “at most `limit` moves”",
  },
  ...oldWords.map(([find, instead]) => ({ name: "a word of former days", find: new RegExp(find.source, "i"), instead })),
];

/** Comments that may break a rule: `file: beginning of the comment`, with the reason. */
const allowed = new Map();

/** Replaces code, quotations and addresses, which aren't sentences of the comment. */
const withoutQuotes = (text) => text.replace(/`[^`]*`|"[^"]*"|“[^”]*”|https?:\S+/g, "…");
/** Splits a comment into sentences. A full stop or a question mark ends one, and so does a paragraph. */
const sentencesOf = (text) => text.split(/(?<=[.!?]\)?) +(?=[A-Z…])|\n+/).filter(Boolean);

/** Returns the refused patterns of a comment. */
function faultsOf({ text, isTrailing }) {
  const faults = new Set();
  for (const [number, sentence] of sentencesOf(withoutQuotes(text)).entries())
    for (const pattern of patterns) {
      if (pattern.where === "start" && number > 0) continue;
      if (pattern.where === "rest" && number === 0) continue;
      if (pattern.where === "trailing" && (number > 0 || !isTrailing)) continue;
      if (pattern.mayAsk && sentence.endsWith("?")) continue;
      if (pattern.find.test(sentence)) faults.add(pattern);
    }
  return [...faults];
}

const nameOf = ({ file, text }) => `${file}: ${text}`;
const isAllowed = (comment) => [...allowed.keys()].some((key) => nameOf(comment).startsWith(key));
const namesOf = (text, isTrailing = false) => faultsOf({ text, isTrailing }).map(({ name }) => name);

test("comments are found in every language, with their lines joined, and nothing in a string counts as a comment", () => {
  const cpp = 'int a = 1\'000; ///< Number of\n               ///< cards.\n// One\n// comment.\n\n/* Two\n * lines. */\nf("// no", R"(\n// no\n)", \'"\'); // Yes.\n';
  assert.deepEqual(commentsIn(cpp, "cpp"), [
    { line: 1, isTrailing: true, text: "Number of cards." },
    { line: 3, isTrailing: false, text: "One comment." },
    { line: 6, isTrailing: false, text: "Two lines." },
    { line: 10, isTrailing: true, text: "Yes." },
  ]);
  const js = "f(`// no`, /[/]\"/g); // Yes.\n/** First.\n *\n * - Second. */\nconst url = 'https://no';\n";
  assert.deepEqual(commentsIn(js, "js").map(({ text }) => text), ["Yes.", "First.\n\n- Second."]);
  assert.deepEqual(commentsIn("#!/bin/sh\n# One\n# comment.\necho \"# no\" ${a#b} $# # Yes.\n", "shell").map(({ text }) => text), ["One comment.", "Yes."]);
  assert.deepEqual(commentsIn("# It's one.\nset(a \"# no\") # It's another.\n", "cmake").map(({ text }) => text), ["It's one.", "It's another."]);
  assert.deepEqual(commentsIn("a { content: \"/* no */\" } /* Yes. */", "css").map(({ text }) => text), ["Yes."]);
  assert.deepEqual(commentsIn("<p>// no</p>\n<!-- Yes. -->", "html").map(({ text }) => text), ["Yes."]);
});

test("a comment doesn't begin with a clause that has no head", () => {
  for (const text of [
    "What couldn't be read.", "Who moves the knob wants to look.", "Whose words may be shaved.", "Whoever is out comes after the others.",
    "Where a card lies in its column.", "Where nothing is known, the answer is no.", "Draws cards. Who has none sees an empty place.",
  ]) assert.deepEqual(namesOf(text), ["a clause without its head"], text);
  for (const text of ["what the example shows", "whose name is being typed", "where points come to rest"])
    assert.deepEqual(namesOf(text, true), ["a clause without its head"], text);
  for (const text of [
    "Saves that couldn't be read.", "Returns what a seat may know.", "Who may read this file? Everybody.", "The player who moves the knob.",
    "Whether words may be shaved.",
  ]) assert.deepEqual(namesOf(text), [], text);
});

test("a condition in a comment has a main clause", () => {
  for (const text of ["When the game is over.", "If nobody has won", "Because the store refuses. It is full."])
    assert.deepEqual(namesOf(text), ["a condition without its main clause"], text);
  for (const text of ["When the game is over, nothing is drawn.", "If nobody has won, it is empty.", "While: a keyword."])
    assert.deepEqual(namesOf(text), [], text);
});

test("comments explain values by sentences, not by glosses", () => {
  for (const text of [
    "Seat that is addressed; -1: nobody.", "empty: none", "The winners, none: over.", "The card (null: none)", "to answer; 0: any time",
    "True: passed the play.", "swap: the card in front; take: the card taken along",
  ]) assert.deepEqual(namesOf(text), ["a gloss"], text);
  for (const text of [
    "Seat that is addressed; -1 if nobody is.", "A list such as `a: b; empty: none`.", "Reads https://example.org/0: the first page.",
    "Three cases: none, one, several.", "It prints “empty: none”.", "The ratio is 3:1.", "docs/rules/palace.md: bad options; fine print 2.",
    "options: those that differ",
  ]) assert.deepEqual(namesOf(text), [], text);
});

test("comments call parameters by their names", () => {
  for (const text of ["The moves, at most so many.", "So much of a text as there is room for."])
    assert.deepEqual(namesOf(text), ["an unnamed parameter"], text);
  for (const text of ["At most `limit` moves.", "There are so many moves that listing them takes a minute.", "Some are rare, so many draws are needed."]) assert.deepEqual(namesOf(text), [], text);
});

test("comments use the words of today", () => {
  for (const text of [
    "Deals anew.", "All besides the last.", "All but for the last.", "Writes it meanwhile.", "Nought if it is empty.", "It reckons with a draw.",
    "A bit is foretold.", "Chosen by lot.", "Chosen by dice.", "The pile whence it was drawn.", "The parts thereof.", "Moved thither.",
    "It closes of its own accord.", "A list of one's own.", "It waits lest it be overwritten.", "The last but one.",
  ]) assert.deepEqual(namesOf(text), ["a word of former days"], text);
  for (const text of [
    "Deals again.", "All except the last.", "Beside the pile.", "It counts for nothing, but forgets nothing.", "Everything but forms.",
    "The rule named \"by lot\".", "It has none, but for example a name.", "Here to stay, there with the others.", "Closes by itself.",
  ]) assert.deepEqual(namesOf(text), [], text);
});

test("no comment of the project matches a refused pattern", () => {
  assert.ok(sources().length > 800);
  assert.ok(sources().every(languageOf));
  const all = allComments();
  assert.ok(all.length > 5000);
  const lines = all
    .filter((comment) => !isAllowed(comment))
    .flatMap((comment) => faultsOf(comment).map(({ name, instead }) =>
      `${comment.file}:${comment.line}: ${name}\n  ${comment.text.replaceAll("\n", " ")}\n  Instead, ${instead}.`));
  assert.equal(lines.length, 0, `${lines.length} comments to rewrite (docs/style.md):\n${lines.join("\n")}`);
});

test("every comment that is allowed to break a rule still exists and breaks one, and a reason is given for it", () => {
  const all = allComments();
  for (const [key, reason] of allowed) {
    assert.ok(reason, key);
    assert.ok(all.some((comment) => nameOf(comment).startsWith(key) && faultsOf(comment).length > 0), key);
  }
});
