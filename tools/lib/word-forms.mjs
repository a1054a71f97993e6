// Derives the forms of a word: its spelling with the cards' letters, and its plural and tenses.

/** Matches words that fit the game, which have two to fifteen letters. */
export const wordForm = /^[a-z]{2,15}$/;

/** Returns the word without accents, as the cards spell it: "café" is "cafe". */
export const withoutAccents = (word) => word.normalize("NFD").replace(/\p{Mn}/gu, "");

/** Returns a word with its plural and tenses, spelled by the usual rules. */
export function withInflections(word) {
  const short = /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(word); // true if the word doubles its last letter, like "stop"
  const stem = word.endsWith("e") ? word.slice(0, -1) : short ? word + word.at(-1) : word;
  const plural = /(s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
  const all = [word, plural, `${stem}ed`, `${stem}ing`];
  if (/[^aeiou]y$/.test(word)) all.push(`${word.slice(0, -1)}ies`, `${word.slice(0, -1)}ied`);
  return all;
}
