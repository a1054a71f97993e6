// Finds the places in workflows and documents where scripts of tools/ are called.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));

/** Returns the calls in some lines of shell, each with the script and its arguments. */
export const callsIn = (lines) =>
  [...lines.matchAll(/(?:^|[\s"'])(tools\/[\w/-]+)([^|;&'\n]*)/g)].map(([, script, rest]) =>
    ({ script, words: rest.replace(/ +#.*/, "").trim().split(/\s+/).filter(Boolean) }));

/**
 * Returns the arguments that a script knows: those in its help, which is the comment at its beginning, and those in its
 * `case` lines.
 */
export function knownTo(script) {
  const code = readFileSync(join(root, script), "utf8");
  const help = code.match(/^#!.*\n((?:#.*\n)*)/)[1];
  const cases = [...code.matchAll(/^ *((?:[\w-]+ \| )*[\w-]+)\)/gm)].flatMap(([, words]) => words.split(" | "));
  return new Set([...cases, ...(help.match(/--[\w-]+/g) ?? [])]);
}

/** Returns the arguments of a call that its script doesn't know. The values that follow options may be anything. */
export function unknownIn({ script, words }) {
  const known = knownTo(script);
  const given = (word, i) => i > 0 && words[i - 1].startsWith("--") && /^("\$\w+"|[\d/.]+|[A-Z]+)$/.test(word);
  return words.filter((word, i) => !given(word, i) && !known.has(word));
}
