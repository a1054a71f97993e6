// Several tabs on one store: the one that was opened or taken over last plays, and no game loses a move.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { inFirefoxUnlessLongRun, isLong, browserLacks } from "./browser.mjs";
import { control, waitForFirstFrame, open, record, reloadWithoutMovements, waitUntilRested, use } from "./page.mjs";
import { play } from "./player.mjs";

const table = "?quick=palace&preset=classic&seats=3&seed=5&speed=off";

let palazzo;
before(async () => (palazzo = await open()));
after(() => palazzo.close());

const mayWrite = (page) => page.evaluate(() => palazzo.platform.mayWrite);
// Conditions are polled by time, because by default Playwright polls once a frame, and a tab in the background draws no
// frames.
const often = { polling: 50 };
const until = (page, may) => page.waitForFunction((wanted) => palazzo.platform.mayWrite === wanted, may, often);
const shows = (page, game) => page.waitForFunction((text) => palazzo.record() === text, game, often);
const movesOf = async (page) => JSON.parse((await record(page)) || '{"moves":[]}').moves;

/** Opens a page that only reads the store, and returns the list of moves of each stored game. */
const keptGames = async (context) => {
  const page = await context.newPage();
  await page.goto(`${palazzo.address}licences.txt`);
  const slots = await page.evaluate(() =>
    Object.entries(localStorage).filter(([key]) => key.startsWith("palazzo:/some/deep/path/ game:")).map(([, text]) => text));
  await page.close();
  return slots.map((text) => JSON.parse(text.slice(text.indexOf("\n") + 1)).moves);
};

const isKept = (games, moves) =>
  games.some((game) => game.length >= moves.length && moves.every((move, at) => JSON.stringify(move) === JSON.stringify(game[at])));

test("a newly opened tab may play; the earlier tab keeps showing its game and the button Play here", async () => {
  const context = await palazzo.visitor();
  const first = await palazzo.visit(context, table);
  await play(first, 4);
  const second = await palazzo.visit(context, "?speed=off");
  await waitUntilRested(second);
  assert.equal(await mayWrite(second), true);
  assert.equal(await record(second), await record(first));
  await until(first, false);
  await waitUntilRested(first);
  await first.waitForTimeout(10_000); // a notice that disappears by itself does so in less than ten seconds
  assert.equal(await control(first, "Play here").count(), 1);
  assert.equal(await first.locator("#region-moves button").count(), 0);
  assert.ok(await first.evaluate(() => palazzo.rect("play_here")));
  assert.equal(await control(second, "Play here").count(), 0);
  assert.deepEqual([first.errors, second.errors], [[], []]);
});

test("the button Play here takes over the game, which continues after the moves of the other tab", async () => {
  const context = await palazzo.visitor();
  const first = await palazzo.visit(context, table);
  await play(first, 2);
  const second = await palazzo.visit(context, "?speed=off");
  await play(second, 5);
  await waitUntilRested(second);
  const played = await record(second);
  await use(first, "Play here");
  await until(first, true);
  await until(second, false);
  await shows(first, played);
  await play(first, 2);
  assert.ok((await movesOf(first)).length > JSON.parse(played).moves.length);
  await control(second, "Play here").waitFor({ state: "attached" });
});

test("a game that was played to its end in a second tab is kept when the first tab is closed", async () => {
  const context = await palazzo.visitor();
  const first = await palazzo.visit(context, table);
  await play(first, 1);
  const second = await palazzo.visit(context, "?speed=off");
  await play(second);
  const played = await record(second);
  assert.equal(await second.evaluate(() => palazzo.over), true);
  await first.close();
  assert.equal(await record(second), played);
  await second.reload();
  await waitForFirstFrame(second);
  assert.equal(await record(second), played);
});

test("when the tab that plays is closed, the other one continues by itself", async () => {
  const context = await palazzo.visitor();
  const first = await palazzo.visit(context, table);
  const second = await palazzo.visit(context, "?speed=off");
  await play(second, 3);
  await waitUntilRested(second);
  const played = await record(second);
  await second.close();
  await until(first, true);
  await shows(first, played);
  assert.equal(await control(first, "Play here").count(), 0);
});

test("a sleeping tab, which can't hand over, loses the right to write by force", { skip: browserLacks("standstill") }, async () => {
  const context = await palazzo.visitor();
  const first = await palazzo.visit(context, table);
  await play(first, 2);
  const session = await context.newCDPSession(first);
  await session.send("Debugger.enable");
  await session.send("Debugger.pause"); // the scripts of the tab are paused
  first.evaluate(() => 0).catch(() => {});
  const second = await palazzo.visit(context, "?speed=off");
  assert.equal(await mayWrite(second), true);
  await play(second, 3);
  await session.send("Debugger.disable");
  await until(first, false);
});

test("without locks between tabs, as on a page over plain http, no move is lost", async () => {
  const context = await palazzo.visitor();
  await context.addInitScript(() => Object.defineProperty(navigator, "locks", { get: () => undefined }));
  const first = await palazzo.visit(context, table);
  await play(first, 2);
  const second = await palazzo.visit(context, "?speed=off");
  await play(second, 8);
  await play(first, 3);
  await waitUntilRested(first);
  const games = await keptGames(context);
  assert.ok(isKept(games, await movesOf(first)));
  assert.ok(isKept(games, await movesOf(second)));
});

test("a tab that got the right to write and handed it on at once doesn't take it back", async () => {
  const context = await palazzo.visitor();
  const first = await palazzo.visit(context, table);
  const second = await palazzo.visit(context, "?speed=off");
  for (const [one, other] of [[first, second], [second, first]]) {
    await one.evaluate(() => palazzo.platform.takeOver());
    await until(one, true);
    await until(other, false);
  }
  await second.waitForTimeout(1000); // within a second the first tab has stopped waiting for the lock
  assert.deepEqual([await mayWrite(first), await mayWrite(second)], [false, true]);
});

test("when two tabs play, take over, close and reload at random, no game loses a move that was shown", { skip: inFirefoxUnlessLongRun }, async () => {
  const context = await palazzo.visitor();
  let dice = 7;
  const below = (n) => (dice = (dice * 48271) % 2147483647) % n;
  const tabs = [await palazzo.visit(context, table.replace("classic", "european")), null];
  /** Waits until this tab, and no other, has the right to write. */
  const plays = async (which) => {
    await until(tabs[which], true);
    if (tabs[1 - which]) await until(tabs[1 - which], false);
  };
  let moves = 0;
  for (let i = 0; moves < (isLong ? 200 : 15); ++i) {
    const which = below(2);
    const tab = tabs[which];
    const way = below(8);
    if (!tab) {
      tabs[which] = await palazzo.visit(context, "?speed=off");
      await plays(which);
    } else if (way === 0) {
      const shown = (await mayWrite(tab)) ? await movesOf(tab) : [];
      await tab.close();
      tabs[which] = null;
      assert.ok(isKept(await keptGames(context), shown), `step ${i}: closed`);
      if (tabs[1 - which]) await plays(1 - which);
    } else if (way === 1 && !(await mayWrite(tab))) {
      await use(tab, "Play here");
      await plays(which);
    } else if (way === 2) {
      await reloadWithoutMovements(tab);
      await plays(which);
    } else if ((await mayWrite(tab)) && (await record(tab)) !== "") {
      await tab.bringToFront(); // people play only in a tab that they see
      await play(tab, 1);
      await waitUntilRested(tab, 60);
      moves += 1;
      const shown = await movesOf(tab);
      if (!(await tab.evaluate(() => palazzo.over))) assert.ok(isKept(await keptGames(context), shown), `step ${i}: played`);
    }
    for (const one of tabs) if (one) assert.deepEqual(one.errors, []);
    if (tabs.some((one) => one) && (await (tabs[0] ?? tabs[1]).evaluate(() => palazzo.over))) break;
  }
});
