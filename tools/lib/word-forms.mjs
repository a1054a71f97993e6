// The forms of a word: how it is written with the cards' letters, and what is made of it.

/** A word that the game has room for. */
export const wordForm = /^[a-z]{2,15}$/;

/** The word without its accents, as the cards spell it: "café" is "cafe". */
export const folded = (word) => word.normalize("NFD").replace(/\p{Mn}/gu, "");

/** A word and what is made of it: plural and tenses, spelled by the usual rules. */
export function withInflections(word) {
  const short = /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(word); // doubles its last letter
  const stem = word.endsWith("e") ? word.slice(0, -1) : short ? word + word.at(-1) : word;
  const plural = /(s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
  const all = [word, plural, `${stem}ed`, `${stem}ing`];
  if (/[^aeiou]y$/.test(word)) all.push(`${word.slice(0, -1)}ies`, `${word.slice(0, -1)}ied`);
  return all;
}
