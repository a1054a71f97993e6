// Words that SCOWL files among its abbreviations alone, while their plural or a tense stands among its words: app, tech, bot.
import { withInflections } from "./word-forms.mjs";

/** Whether a form belongs to another word than this one: "causes" to "cause", not to "caus", and "called" to "call". */
function isOfAnother(form, base, sizes) {
  const others = [`${base}e`, `${base}${base.at(-1)}`, `${base}y`];
  return others.some((other) => sizes.has(other) && withInflections(other).includes(form));
}

/** The words and their sizes, with each abbreviation that some of them are made of, as well known as SCOWL has it. */
export function withBases(sizes, abbreviations) {
  const all = new Map(sizes);
  for (const [base, size] of abbreviations) {
    if (sizes.has(base) || base.length < 3 || !/[aeiouy]/.test(base)) continue;
    const forms = withInflections(base).slice(1).filter((form) => sizes.has(form));
    if (forms.some((form) => !isOfAnother(form, base, sizes))) all.set(base, size);
  }
  return all;
}
