// The scripts of tools/ as others call them: workflows and documents.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));

/** The calls in some lines of shell: the script, and the words behind it. */
export const callsIn = (lines) =>
  [...lines.matchAll(/(?:^|[\s"'])(tools\/[\w/-]+)([^|;&'\n]*)/g)].map(([, script, rest]) =>
    ({ script, words: rest.replace(/ +#.*/, "").trim().split(/\s+/).filter(Boolean) }));

/** The words that a script's help, the comment at its head, or a line of its `case` knows. */
export function knownTo(script) {
  const code = readFileSync(join(root, script), "utf8");
  const help = code.match(/^#!.*\n((?:#.*\n)*)/)[1];
  const cases = [...code.matchAll(/^ *((?:[\w-]+ \| )*[\w-]+)\)/gm)].flatMap(([, words]) => words.split(" | "));
  return new Set([...cases, ...(help.match(/--[\w-]+/g) ?? [])]);
}

/** The words of a call that its script doesn't know. What an option is given may be anything that the caller is told, or figures. */
export function unknownIn({ script, words }) {
  const known = knownTo(script);
  const given = (word, i) => i > 0 && words[i - 1].startsWith("--") && /^("\$\w+"|[\d/.]+|[A-Z]+)$/.test(word);
  return words.filter((word, i) => !given(word, i) && !known.has(word));
}
