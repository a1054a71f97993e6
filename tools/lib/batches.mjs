// Sorts sources into batches that can be compiled as one source each: no name that a file keeps to itself means anything in
// another file of its batch. Prints "SOURCE;BATCH" a line.
//   node batches.mjs SOURCE.cpp…
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

const mostFiles = 20;
const mostLines = 3000;

const withoutCommentsAndTexts = (code) =>
  code.replace(/R"\w*\([^]*?\)\w*"|\/\/.*|\/\*[^]*?\*\/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)'/g, " ");

// What stands between `namespace {` and its end.
const privateParts = (code) => [...code.matchAll(/^namespace \{$([^]*?)^\} \/\/ namespace$/gm)].map((found) => found[1]).join("\n");

// [name, "type" | "function" | "value"] of each declaration, which begins at the left margin.
const declaredNames = (part) =>
  part.split("\n").flatMap((line) => {
    const type = line.match(/^(?:struct|class|enum(?: class)?) (\w+)\b|^using (\w+) =/);
    if (type) return [[type[1] ?? type[2], "type"]];
    const other = !line.startsWith("using ") && line.match(/^[A-Za-z_].*?(\w+)\s*([({=;[])/);
    return other ? [[other[1], other[2] === "(" ? "function" : "value"]] : [];
  });

// With the headers of the tests, which no other file has read before.
const withHeadersOfTests = (code) =>
  code.replace(/^#include "(tests\/.*)"$/gm, (_, header) => withHeadersOfTests(readFileSync(join(root, header), "utf8")));

const read = (path) => {
  const code = readFileSync(path, "utf8");
  const plain = withoutCommentsAndTexts(withHeadersOfTests(code));
  // What is asked of a value or a namespace means the same wherever it stands.
  const bare = plain.replace(/(?:\.|->|::)\s*\w+/g, " ");
  return {
    path,
    lines: code.split("\n").length,
    scope: code.match(/^namespace ([\w:]+) \{$/m)?.[1] ?? "",
    opened: [...code.matchAll(/^using namespace ([\w:]+);$/gm)].map((found) => found[1]).sort().join(),
    // A using-declaration, or another name for a namespace, may stand in many files as long as it is the same.
    borrowed: new Map(
      [...code.matchAll(/^(?:using [\w:]*?(\w+)|namespace (\w+) = [\w:]+);$/gm)].map((found) => [found[1] ?? found[2], found[0]]),
    ),
    own: new Map(declaredNames(withoutCommentsAndTexts(privateParts(code)))),
    words: new Set(bare.match(/[A-Za-z_]\w*/g) ?? []),
    called: new Set([...bare.matchAll(/([A-Za-z_]\w*)\(/g)].map((found) => found[1])),
  };
};

const encloses = (scope, other) => scope === "" || scope === other || other.startsWith(`${scope}::`);
// A variable of a block may be called as a function or a constant of another file. What is called, or used as a type, may be
// something that a header declares, and so may be whatever the headers of the tests declare.
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
