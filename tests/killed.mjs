// Checks a game whose program was killed: the restored position is the last one shown, or one move of the player
// further.
import assert from "node:assert/strict";
import { isDeepStrictEqual } from "node:util";

/** Number of times that a program is killed, over all games. */
export const kills = process.env.PALAZZO_LONG ? 200 : 6;

/** Returns a random generator of numbers from 0 to 1 that is the same in every run. */
export const dice = (seed) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
};

const isHuman = ({ seats }, seat) => (seats ? seats[seat].kind === "human" : seat === 0);

/**
 * Compares the record of the last shown position with the restored record. `kept` is true if everything that was shown
 * has been restored, and `more` is the number of the player's moves that weren't shown yet. Bots may have answered
 * since.
 */
export const compared = (shown, found) => {
  const beyond = found.moves.slice(shown.moves.length);
  return {
    kept: isDeepStrictEqual({ ...found, moves: found.moves.slice(0, shown.moves.length) }, shown),
    more: beyond.filter(({ seat }) => isHuman(found, seat)).length,
  };
};

/** Collects the results of all kills in a test, and checks them at the end. */
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
