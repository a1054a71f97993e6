// Finds the comments of the code in C++, scripts, styles, pages and CMake, and joins the lines of each comment.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

/**
 * One pattern per language. Each pattern matches comments and also strings and the like, so that text in a string isn't
 * taken for a comment.
 */
const tokens = {
  cpp: /\/\/.*|\/\*[^]*?\*\/|R"(\w*)\([^]*?\)\1"|"(?:[^"\\\n]|\\.)*"|\b\d[\w']*|'(?:[^'\\\n]|\\.)*'/g,
  js: /\/\/.*|\/\*[^]*?\*\/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|(?<=[(,=:[!&|?{};>]\s*|\breturn\s+)\/(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/g,
  css: /\/\*[^]*?\*\/|"(?:[^"\\\n]|\\.)*"/g,
  html: /<!--[^]*?-->/g,
  shell: /(?<!\S)#.*|"(?:[^"\\]|\\.)*"|'[^']*'|\\./g,
  // CMake has no strings in single quotes.
  cmake: /(?<!\S)#.*|"(?:[^"\\]|\\.)*"/g,
};

/** Returns the language of a file, by its name; undefined if its comments aren't read. */
export function languageOf(file) {
  if (/\.(?:[ch]pp|h)$/.test(file)) return "cpp";
  if (/\.m?js$/.test(file)) return "js";
  if (/\.css$/.test(file)) return "css";
  if (/\.html$/.test(file)) return "html";
  if (/\.cmake$|(?:^|\/)CMakeLists\.txt$/.test(file)) return "cmake";
  if (/\.(?:sh|py|yml)$|^tools\/(?:lib\/)?[\w-]+$/.test(file)) return "shell";
  return undefined;
}

const folders = [".github", "assets", "cli", "cmake", "engine", "packaging", "shell", "tests", "tools", "web"];

/** Returns the files of the project that have comments, by their paths in it. */
export const sources = () => [
  ...readdirSync(root).filter((name) => languageOf(name)),
  ...folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length))
      .filter(languageOf)),
];

/** Returns a comment's lines without its marks. */
const unmarked = (token) =>
  /^(?:\/\*|<!--)/.test(token)
    ? token.replace(/^(?:\/\*+<?|<!--)|(?:\*\/|-->)$/g, "").split("\n").map((line) => line.replace(/^\s*\* ?/, "").trim())
    : [token.replace(/^(?:\/\/+[!<]?|#+)/, "").trim()];

/**
 * Returns the comments of a source, in order: the number of the first line, whether it follows code in its line, and
 * the text. Comments of a single line count as one comment if they are below each other in the same column. In its
 * text, lines are joined by blanks, and paragraphs and items of lists by line feeds.
 */
export function commentsIn(source, language) {
  const found = [];
  let last;
  for (const { 0: token, index } of source.matchAll(tokens[language])) {
    if (!/^(?:\/\/|\/\*|#(?!!)|<!--)/.test(token)) continue;
    const start = source.lastIndexOf("\n", index - 1) + 1;
    const line = source.slice(0, index).split("\n").length;
    const column = index - start;
    const isTrailing = source.slice(start, index).trim() !== "";
    const isBlock = /^(?:\/\*|<!--)/.test(token);
    const lines = unmarked(token);
    if (last && !isBlock && !isTrailing && !last.isBlock && last.column === column && last.line + last.lines.length === line) {
      last.lines.push(...lines);
      continue;
    }
    last = { line, column, isTrailing, isBlock, lines };
    found.push(last);
  }
  return found.map(({ line, isTrailing, lines }) => ({
    line,
    isTrailing,
    text: lines.join("\n").trim().replace(/(?<!\n)\n(?!\n|[-*] )/g, " ").replace(/ +/g, " "),
  }));
}

/** Returns all comments of the project, each with its file. */
export const allComments = () =>
  sources().flatMap((file) =>
    commentsIn(readFileSync(join(root, file), "utf8"), languageOf(file)).map((comment) => ({ file, ...comment })));
