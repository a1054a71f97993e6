// Sorts sources into batches, each of which can be compiled as one source: a private name of one file never has another
// meaning in another file of the same batch. Prints a line "SOURCE;BATCH" for each source.
//   node batches.mjs SOURCE.cpp…
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

const mostFiles = 20;
const mostLines = 3000;

const withoutCommentsAndTexts = (code) =>
  code.replace(/R"\w*\([^]*?\)\w*"|\/\/.*|\/\*[^]*?\*\/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)'/g, " ");

// Returns the code between `namespace {` and its end.
const privateParts = (code) => [...code.matchAll(/^namespace \{$([^]*?)^\} \/\/ namespace$/gm)].map((found) => found[1]).join("\n");

// Returns [name, "type" | "function" | "value"] of each declaration that begins at the left margin.
const declaredNames = (part) =>
  part.split("\n").flatMap((line) => {
    const type = line.match(/^(?:struct|class|enum(?: class)?) (\w+)\b|^using (\w+) =/);
    if (type) return [[type[1] ?? type[2], "type"]];
    const other = !line.startsWith("using ") && line.match(/^[A-Za-z_].*?(\w+)\s*([({=;[])/);
    return other ? [[other[1], other[2] === "(" ? "function" : "value"]] : [];
  });

// Returns `code` with the contents of the test headers that it includes, because their names may collide as well.
const withHeadersOfTests = (code) =>
  code.replace(/^#include "(tests\/.*)"$/gm, (_, header) => withHeadersOfTests(readFileSync(join(root, header), "utf8")));

const read = (path) => {
  const code = readFileSync(path, "utf8");
  const plain = withoutCommentsAndTexts(withHeadersOfTests(code));
  // Names after `.`, `->` or `::` mean the same in every file, so they can't collide.
  const bare = plain.replace(/(?:\.|->|::)\s*\w+/g, " ");
  return {
    path,
    lines: code.split("\n").length,
    scope: code.match(/^namespace ([\w:]+) \{$/m)?.[1] ?? "",
    opened: [...code.matchAll(/^using namespace ([\w:]+);$/gm)].map((found) => found[1]).sort().join(),
    // Several files may have a using-declaration or a namespace alias, if it is the same in all of them.
    borrowed: new Map(
      [...code.matchAll(/^(?:using [\w:]*?(\w+)|namespace (\w+) = [\w:]+);$/gm)].map((found) => [found[1] ?? found[2], found[0]]),
    ),
    own: new Map(declaredNames(withoutCommentsAndTexts(privateParts(code)))),
    words: new Set(bare.match(/[A-Za-z_]\w*/g) ?? []),
    called: new Set([...bare.matchAll(/([A-Za-z_]\w*)\(/g)].map((found) => found[1])),
  };
};

const encloses = (scope, other) => scope === "" || scope === other || other.startsWith(`${scope}::`);
// Returns whether a private name of `file` would have another meaning in `other`. A local variable may have the name of
// a function or constant of another file. A name that `other` calls or uses as a type may come from a header, so it
// counts. In tests every name counts.
const meets = (file, other) =>
  encloses(file.scope, other.scope) &&
  (file.opened !== other.opened ||
    [...file.own].some(
      ([name, kind]) =>
        other.own.has(name) ||
        (kind === "function" && other.called.has(name)) ||
        ((kind === "type" || /^$|test$/.test(file.scope)) && other.words.has(name)),
    ) ||
    [...file.borrowed].some(([name, line]) => other.words.has(name) && other.borrowed.get(name) !== line));
const mayShare = (file, other) => !meets(file, other) && !meets(other, file);

const batches = [];
for (const file of process.argv.slice(2).map(read)) {
  let batch = batches.find(
    ({ files, lines }) =>
      files.length < mostFiles &&
      lines + file.lines <= mostLines &&
      files.every((other) => mayShare(file, other)),
  );
  if (!batch) {
    batch = { files: [], lines: 0 };
    batches.push(batch);
  }
  batch.files.push(file);
  batch.lines += file.lines;
}
batches.forEach(({ files }, number) => files.forEach(({ path }) => console.log(`${path};${number}`)));
