// Adds words that SCOWL lists only as abbreviations although it lists their plural or a tense as words: app, tech, bot.
import { withInflections } from "./word-forms.mjs";

/** Returns whether a form belongs to another word: "causes" to "cause", not to "caus", and "called" to "call". */
function isOfAnother(form, base, sizes) {
  const others = [`${base}e`, `${base}${base.at(-1)}`, `${base}y`];
  return others.some((other) => sizes.has(other) && withInflections(other).includes(form));
}

/**
 * Returns a copy of `sizes`, which maps words to their sizes, with further words: each abbreviation whose plural or
 * tense is among the words, with the abbreviation's own size.
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
