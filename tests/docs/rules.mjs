// Reads the rules in docs/rules, and finds citations of them: `fine print 12`, `[fine-print-12]`,
// `docs/rules/palace.md: "Speak"`.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const top = fileURLToPath(new URL("../..", import.meta.url));
const folder = "docs/rules";

/**
 * `documents` are all games with a document, and `games` are those with fine print: the example game's rules have no
 * separate parts.
 */
export const documents = readdirSync(join(top, folder)).filter((name) => name.endsWith(".md")).map((name) => name.slice(0, -3));
export const games = documents.filter((game) => game !== "example");

/**
 * Reads a document. Returns a map of the lines under each heading, and the numbers of the fine print, which may contain
 * headings.
 */
export function read(text) {
  const sections = new Map();
  let lines = [];
  for (const line of text.split("\n")) {
    const heading = /^#+ (.+)$/.exec(line);
    if (heading) sections.set(heading[1], (lines = []));
    else lines.push(line);
  }
  const small = /\n## Fine print\n[^]*?(?=\n## |$)/.exec(text)?.[0] ?? "";
  const finePrint = [...small.matchAll(/^(\d+)\. \*\*[^*]+\*\* \S/gm)].map(([, number]) => Number(number));
  return { sections, finePrint };
}

/** The documents as read() returns them, by the names of the games. */
export const rules = Object.fromEntries(
  documents.map((game) => [game, read(readFileSync(join(top, folder, `${game}.md`), "utf8"))]));

/** Returns the table under a heading as a list of rows, the header first, each a list of cells. */
export function table(game, heading) {
  const rows = (rules[game].sections.get(heading) ?? []).filter((line) => line.startsWith("|") && /\w/.test(line));
  return rows.map((row) => row.split("|").slice(1, -1).map((cell) => cell.trim()));
}

/** Returns the numbers of a list such as `3, 5 to 7 and 9`, here 3, 5, 6, 7 and 9. */
function numbersIn(list) {
  const numbers = [];
  for (const [, between, last] of list.matchAll(/(\D*)(\d+)/g)) {
    const from = /to|-|–/.test(between) ? numbers.at(-1) + 1 : Number(last);
    for (let next = from; next <= Number(last); ++next) numbers.push(next);
  }
  return numbers;
}

/** Puts each comment or paragraph on one line. Every character keeps its position. */
function unwrapped(path, text) {
  const inParagraph = /(?<!\n)\n(?![\n#|])/g;
  const inComment = /(?<=(?:\/\/|^[ \t]*\/?\*)[^\n]*)\n[ \t]*(?:\/\/[/!]?<?|\*(?!\/))/gm;
  return text.replace(path.endsWith(".md") ? inParagraph : inComment, (marks) => " ".repeat(marks.length));
}

function sentenceAround(text, from, to) {
  const ends = [...text.slice(0, from).matchAll(/[.!?]\s|\n/g)];
  return text.slice((ends.at(-1)?.index ?? -1) + 1, to + text.slice(to).search(/[.!?]\s|\n|$/));
}

const gamesNamedIn = (words) => games.filter((game) => new RegExp(`(?<![a-z])${game}(?![a-z])`, "i").test(words));

/**
 * Returns the citations in the file `path` with the text `original`, each with its line and words. `fault` says why the
 * citation leads nowhere; it is empty if the citation is good.
 */
export function citationsIn(path, original) {
  const text = unwrapped(path, original);
  const found = [];
  const cite = ({ index, 0: words }, fault) =>
    found.push({ line: original.slice(0, index).split("\n").length, words: words.replace(/\s+/g, " "), fault });

  const citeFinePrint = (match) => {
    // The path may name the game, otherwise the sentence may. If neither names it, the point may be any game's.
    const sentence = sentenceAround(text, match.index, match.index + match[0].length);
    const meant = [path, sentence].map(gamesNamedIn).find(({ length }) => length > 0) ?? games;
    const missing = numbersIn(match[1]).filter((number) => !meant.some((game) => rules[game].finePrint.includes(number)));
    cite(match, missing.length > 0 ? `no fine print ${missing.join(", ")} in ${meant.join(" or ")}` : "");
  };
  const points = /\bfine\s+prints?\s+(\d+(?:\s*(?:,\s*and\b|,|and\b|to\b|-|–)\s*\d+)*)/gi;
  for (const match of [...text.matchAll(points), ...text.matchAll(/\[fine-print-(\d+)\]/g)]) citeFinePrint(match);

  for (const match of text.matchAll(/(?<![\w/.-])(docs\/)?rules\/([a-z]\w*)(\.\w+)?(?![\w/])/g)) {
    const [, docs, name, ending] = match;
    if (!docs && ending && ending !== ".md") continue; // a path such as rules/x.hpp is a source file, not a document
    const right = docs && ending === ".md";
    cite(match, !right ? `the path is ${folder}/${name}.md` : documents.includes(name) ? "" : "no such document");
    if (documents.includes(name)) citeHeadings(match, rules[name].sections);
  }
  /** Cites the headings and steps that follow a document's path: `"Cards" and "Your turn", 1 and 2`. */
  function citeHeadings({ index, 0: document }, sections) {
    const behind = text.slice(index + document.length);
    const [list] = /^(?:[:,]?\s*(?:and\s+)?"[^"\n]+"(?:,\s*\d+(?:\s+and\s+\d+)*)?)*/.exec(behind);
    for (const [words, heading, steps] of list.matchAll(/"([^"]+)"(?:,\s*(\d[\d\sand]*))?/g)) {
      const lines = sections.get(heading);
      const missing = numbersIn(steps ?? "").filter((step) => !lines?.some((line) => line.startsWith(`${step}. `)));
      const fault = !lines ? `no heading "${heading}"` : missing.length > 0 ? `no step ${missing.join(", ")}` : "";
      cite({ index, 0: `${document}: ${words}` }, fault);
    }
  }
  return found;
}

/** Returns the path and the text of each file under some paths of the repository. */
export function textsOf(...paths) {
  return paths.flatMap((path) => {
    const entry = join(top, path);
    if (statSync(entry).isDirectory())
      return path.endsWith("node_modules") ? [] : textsOf(...readdirSync(entry).sort().map((name) => `${path}/${name}`));
    return /\.(cpp|hpp|js|mjs|md|css|html)$/.test(path) ? [[path, readFileSync(entry, "utf8")]] : [];
  });
}
