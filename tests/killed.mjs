// What is true of a game whose program was killed: the position found again is the last one shown, or a move more.
import assert from "node:assert/strict";
import { isDeepStrictEqual } from "node:util";

/** How often a program is killed, over all games. */
export const kills = process.env.PALAZZO_LONG ? 200 : 12;

/** Dice that throw the same in every run: numbers from 0 to 1. */
export const dice = (seed) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
};

const isHuman = ({ seats }, seat) => (seats ? seats[seat].kind === "human" : seat === 0);

/**
 * Compares the record whose last position was shown with the one that was found: `kept`, whether it has all that was
 * shown, and `more`, how many moves of the player's nobody has seen. Bots may have answered.
 */
export const compared = (shown, found) => {
  const beyond = found.moves.slice(shown.moves.length);
  return {
    kept: isDeepStrictEqual({ ...found, moves: found.moves.slice(0, shown.moves.length) }, shown),
    more: beyond.filter(({ seat }) => isHuman(found, seat)).length,
  };
};

/** Notes what each kill of a test did, and judges them all at the end. */
export class Kills {
  #all = [];

  add(shown, found) {
    const { kept, more } = compared(shown, found);
    this.#all.push({ game: shown.game, shown: shown.moves.length, found: found.moves.length, kept, more });
  }

  judge() {
    const bad = this.#all.filter(({ kept, more }) => !kept || more > 1);
    const beyond = this.#all.filter(({ more }) => more === 1).length;
    console.log(`${this.#all.length} kills; ${beyond} times a move was found that nobody had seen, ${bad.length} times it was wrong`);
    assert.deepEqual(bad, []);
    assert.equal(this.#all.length, kills);
  }
}
