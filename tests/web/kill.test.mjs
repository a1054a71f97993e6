// The browser is killed at random moments and started again: every move that was shown is still there.
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { serve } from "../../tools/lib/serve.mjs";
import { compared, dice, Kills, kills } from "../killed.mjs";
import { launchIn } from "./browser.mjs";
import { waitForFirstFrame, processWithDescendants, isOver, record, site } from "./page.mjs";
import { play } from "./player.mjs";

const games = ["palace", "palabra", "palindromes"];
const sleep = (milliseconds) => new Promise((next) => setTimeout(next, milliseconds));

/** Returns the process of the browser whose profile is in this folder. */
const process_of = (folder) => {
  const ways = [`--user-data-dir=${folder}`, folder]; // the option of Chromium, and the one of Firefox
  return readdirSync("/proc").find((id) => {
    try {
      const words = readFileSync(`/proc/${id}/cmdline`, "utf8").split("\0");
      return words.some((word) => ways.includes(word)) && !words.some((word) => /^--type=|^-contentproc$/.test(word));
    } catch {
      return false; // the folder belongs to no process, or to one that has ended
    }
  });
};

const kill = (folder) => {
  for (const { id } of processWithDescendants(process_of(folder))) {
    try {
      process.kill(Number(id), "SIGKILL");
    } catch {
      // This process has ended together with those that were killed before.
    }
  }
};

/**
 * Calls `shown` with the record of every position once the frame that shows the position is drawn, and the browser has
 * finished the writes that the page requested before that frame. It takes milliseconds to finish them, but on a busy
 * machine the test may kill the browser within those milliseconds.
 */
const tell = (page, shown) =>
  page.exposeFunction("shown", shown).then(() =>
    page.evaluate(async () => {
      const journal = await new Promise((yes, no) => {
        const request = indexedDB.open(`${palazzo.platform.keyPrefix}journal`);
        request.onsuccess = () => yes(request.result);
        request.onerror = no;
      });
      // A browser reads an object store only after it has finished the writes that were requested before.
      const written = () => new Promise((yes, no) => {
        const request = journal.transaction("writes").objectStore("writes").count();
        request.onsuccess = yes;
        request.onerror = no;
      });
      let before = "";
      const look = async () => {
        const now = palazzo.record();
        if (now !== before) {
          before = now;
          await written();
          window.shown(now);
        }
        requestAnimationFrame(look);
      };
      await look();
    }),
  );

/**
 * Returns the game on the table once it contains everything that was shown before the kill, or the latest game after a
 * long wait. A journal that opens late restores the last moves while the game is already on the table.
 */
const foundAgain = async (page, shown) => {
  for (const start = performance.now(); ; await sleep(20)) {
    const text = await record(page);
    const found = text ? JSON.parse(text) : { moves: [] };
    if (compared(shown, found).kept || performance.now() - start > 20_000) return found;
  }
};

test(`no move that was shown is lost when the browser is killed ${kills} times in the middle of a game`, { timeout: kills * 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), "palazzo-kill-"));
  const { server, address } = await serve(site);
  const die = dice(1);
  const moves = {};
  const all = new Kills();
  let last = "";
  let ended = false;
  try {
    for (let n = 0; n <= kills; ++n) {
      const context = await launchIn(folder);
      const page = await context.newPage();
      const game = games[Math.floor((n * games.length) / (kills + 1))];
      await page.goto(`${address}?speed=off`);
      await waitForFirstFrame(page);
      if (last) {
        const shown = JSON.parse(last);
        const found = await foundAgain(page, shown);
        all.add(shown, found);
        ended = found.moves.length === 0 || (await isOver(page));
      }
      if (n === kills) break;
      if (!last || ended || JSON.parse(last).game !== game) {
        await page.goto(`${address}?quick=${game}&speed=off&seed=${n + 1}`);
        await waitForFirstFrame(page);
        await page.waitForFunction((wanted) => palazzo.record().includes(`"${wanted}"`), game);
      }
      const before = JSON.parse(await record(page)).moves.length;
      await tell(page, (text) => (last = text));
      // Plays until the browser is killed. Each move waits for the report of the previous one, so that at most one
      // report is on its way.
      const goOn = async () => {
        for (;;) {
          await play(page, 1);
          while (last !== (await record(page))) await sleep(5);
        }
      };
      goOn().catch(() => {});
      // Waits for some moves, however slow the machine is.
      const shown = () => JSON.parse(last).moves.length - before;
      while (shown() < 2 && !(await isOver(page))) await sleep(20);
      await sleep(100 + 1900 * die());
      kill(folder);
      await context.close().catch(() => {}); // by now all reports have arrived
      moves[game] = (moves[game] ?? 0) + JSON.parse(last).moves.length - before;
    }
  } finally {
    const left = process_of(folder);
    if (left) kill(folder);
    server.closeAllConnections?.();
    server.close();
    await sleep(200);
    rmSync(folder, { recursive: true, force: true });
  }
  all.judge();
  for (const game of games) assert.ok(moves[game] > kills / 2, JSON.stringify(moves));
});
