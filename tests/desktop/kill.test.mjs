// The program is killed at random moments and started again: every move that was shown is still there.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { dice, kills } from "../killed.mjs";
import { begin, place } from "./desktop.mjs";
import { games, mine } from "./games.mjs";

const sleep = (milliseconds) => new Promise((next) => setTimeout(next, milliseconds));

/**
 * Returns the title and the lines of the table's regions. The lines are sorted, because players may rearrange their
 * cards.
 */
const position = ({ title, regions }) => [
  title,
  ...regions.filter(({ id }) => !["moves", "game"].includes(id)).map(({ lines }) => [...lines].sort()),
];

/** Plays moves, each after the previous one was shown, until the game is over or the program has ended. */
const play = async (table, game) => {
  const { screen } = table;
  const turn = games[game].byMouse(table, { words: 0, exchanges: Infinity, passes: 0 });
  for (;;) {
    await screen.until((now) => now.over || mine(now), "a turn");
    await screen.rest();
    if (screen.now.over) return;
    if (mine(screen.now)) await turn();
  }
};

test(`no move that was shown is lost when the program is killed ${kills} times in the middle of a game`, { timeout: kills * 30_000 }, async () => {
  const where = await place("phone");
  const names = Object.keys(games);
  const die = dice(1);
  const moves = {};
  const lost = [];
  let more = 0;
  let shown = null;
  let table = null;
  try {
    for (let n = 0; n <= kills; ++n) {
      const game = names[Math.floor((n * names.length) / (kills + 1))];
      if (shown) {
        table = await begin(where);
        const found = table.screen.now;
        if (found.moves > shown.moves) more += 1;
        // When the game is over, the result covers the table.
        const same = found.moves > shown.moves || (found.over && shown.over) || JSON.stringify(position(found)) === JSON.stringify(position(shown));
        if (found.moves < shown.moves || !same) lost.push({ n, game, shown: position(shown), found: position(found) });
      }
      if (n === kills) break;
      if (!shown || shown.over || shown.game !== game || lost.at(-1)?.n === n) {
        await table?.close();
        table = await begin(where, { asked: [`--quick=${game}`, `--seed=${n + 1}`] });
      }
      const before = table.screen.now.moves;
      const playing = play(table, game).then(() => "over", (error) => error);
      const most = before + Math.floor(6 * die());
      const enough = table.screen.until((now) => now.over || now.moves >= most, "some moves");
      await Promise.race([enough, playing.then((end) => end === "over" || Promise.reject(end))]);
      await sleep(300 * die());
      await table.kill();
      const end = await playing;
      if (end !== "over") assert.match(end.message, /the program ended by itself|xdotool/);
      // The program writes this file after it has drawn the frame.
      shown = { ...JSON.parse(readFileSync(join(where.folder, "mirror.json"), "utf8")), game };
      moves[game] = (moves[game] ?? 0) + shown.moves - before;
      table = null;
    }
  } finally {
    await table?.kill();
    where.clear();
  }
  console.log(`moves shown: ${JSON.stringify(moves)}; ${more} times more was found than shown, ${lost.length} times less`);
  assert.deepEqual(lost, []);
  for (const name of names) assert.ok(moves[name] > kills / 8, JSON.stringify(moves));
});
