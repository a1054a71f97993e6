// Packs a word list in the format of engine/dictionary/packed_word_list.hpp.

export const kinds = ["common", "known", "rare", "unspoken", "word_game"];
const tiers = 3;
const toAByte = 5;
const letters = 26;

const sharedLetters = (a, b) => {
  let n = 0;
  while (n < a.length && a[n] === b[n]) ++n;
  return n;
};

// Encodes a number in seven bits a byte, low ones first.
const number = (n) => (n < 128 ? [n] : [(n & 127) | 128, ...number(n >>> 7)]);

// Encodes each word as the number of letters that it drops from the previous word, and the letters that it adds.
function lettersOf(words) {
  const bytes = [];
  words.forEach((word, i) => {
    const kept = i > 0 ? sharedLetters(word, words[i - 1]) : 0;
    for (let at = kept; at < word.length; ++at) bytes.push(word.charCodeAt(at));
    bytes.push(word.length - sharedLetters(word, words[i + 1] ?? ""));
  });
  return bytes;
}

// The kind of a word, which says how well it is known, can be predicted from its last letter and from the kind of the
// longest other word with which it begins. Words with equal predictions share a column, because columns of similar
// numbers compress well.
function columnsOf(words, tierOf) {
  const columns = Array.from({ length: tiers * letters }, () => []);
  const nearest = [tiers - 1];
  words.forEach((word, i) => {
    const kept = i > 0 ? sharedLetters(word, words[i - 1]) : 0;
    for (let at = kept; at < word.length; ++at) nearest[at + 1] = nearest[at];
    const last = word.charCodeAt(word.length - 1) - 97;
    columns[nearest[word.length] * letters + last].push(tierOf(word));
    nearest[word.length] = tierOf(word);
  });
  return columns.map((column) => {
    const bytes = [];
    for (let i = 0; i < column.length; i += toAByte) {
      bytes.push(column.slice(i, i + toAByte).reduceRight((sum, tier) => sum * tiers + tier, 0));
    }
    return bytes;
  });
}

function marksOf(words, isMarked) {
  const places = words.flatMap((word, i) => (isMarked(word) ? [i] : []));
  return [...number(places.length), ...places.flatMap((place, i) => number(place - (places[i - 1] ?? 0)))];
}

// Packs words, given as a map from each word to its kind.
export function pack(kindOf) {
  const words = [...kindOf.keys()].sort();
  const place = new Map([...kindOf].map(([word, kind]) => [word, kinds.indexOf(kind)]));
  const column = lettersOf(words);
  const columns = columnsOf(words, (word) => Math.min(place.get(word), tiers - 1));
  return Buffer.concat([
    Buffer.from("PZW1"),
    Buffer.from([...number(words.length), ...number(column.length)]),
    Buffer.from(column),
    Buffer.from(columns.flatMap((bytes) => number(bytes.length))),
    ...columns.map((bytes) => Buffer.from(bytes)),
    Buffer.from(marksOf(words, (word) => kindOf.get(word) === "unspoken")),
    Buffer.from(marksOf(words, (word) => kindOf.get(word) === "word_game")),
  ]);
}

// Returns the digest of the words and their kinds, the same as digest() of engine/dictionary. FNV-1a, 64 bits, in two
// halves.
export function digestOf(kindOf) {
  const words = [...kindOf.keys()].sort();
  const text = Buffer.concat([Buffer.from(lettersOf(words)), Buffer.from(words.map((word) => 48 + kinds.indexOf(kindOf.get(word))))]);
  let [high, low] = [0xcbf29ce4, 0x84222325];
  for (const byte of text) {
    low = (low ^ byte) >>> 0;
    // Multiplies by 0x100000001b3: by 0x1b3, and by 2^40. Products stay below 2^53.
    const product = low * 0x1b3;
    high = (high * 0x1b3 + Math.floor(product / 0x100000000) + low * 0x100) % 0x100000000;
    low = product % 0x100000000;
  }
  return [high, low].map((half) => half.toString(16).padStart(8, "0")).join("");
}
