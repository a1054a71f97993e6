// Words that SCOWL lists as abbreviations only, although it has their plural or a tense among its words: app, tech,
// bot.
import { withInflections } from "./word-forms.mjs";

/** Returns whether a form belongs to another word: "causes" to "cause", not to "caus", and "called" to "call". */
function isOfAnother(form, base, sizes) {
  const others = [`${base}e`, `${base}${base.at(-1)}`, `${base}y`];
  return others.some((other) => sizes.has(other) && withInflections(other).includes(form));
}

/**
 * Returns the words and their sizes, together with each abbreviation of which they contain a form, at the
 * abbreviation's size.
 */
export function withBases(sizes, abbreviations) {
  const all = new Map(sizes);
  for (const [base, size] of abbreviations) {
    if (sizes.has(base) || base.length < 3 || !/[aeiouy]/.test(base)) continue;
    const forms = withInflections(base).slice(1).filter((form) => sizes.has(form));
    if (forms.some((form) => !isOfAnother(form, base, sizes))) all.set(base, size);
  }
  return all;
}
