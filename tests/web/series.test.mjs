// A match of several games on the page: set up in words, continued with another deal after a game, and still there
// after a reload.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { unlessLongRun } from "./browser.mjs";
import { waitForFirstFrame, open, isOver, record, waitUntilRested, sameDeals } from "./page.mjs";
import { choose, play, press } from "./player.mjs";

let palazzo;
before(async () => (palazzo = await open()));
after(() => palazzo.close());

const table = async (page) => JSON.parse(await record(page));
const there = (page, id) =>
  page.waitForFunction((wanted) => document.querySelector(`#words [data-id="${wanted}"]`), id, { polling: 50 });
const text = (page, region) => page.evaluate((id) => document.getElementById(`region-${id}`).textContent, region);

test("best of three: after a game the next one is dealt with rotated seats, and the match continues after a reload", { skip: unlessLongRun }, async () => {
  const context = await palazzo.visitor();
  await sameDeals(context, 3); // a random game might last longer than the test
  const page = await palazzo.visit(context, "?speed=off");
  await waitUntilRested(page);
  await press(page, "set_up:palace/classic");
  await choose(page, "players", 0);
  await choose(page, "match", 1);
  await there(page, "match_goal");
  await press(page, "begin");
  await waitUntilRested(page);
  const first = await table(page);
  assert.deepEqual(first.seats.map(({ kind }) => kind), ["human", "bot"]);
  await play(page);
  assert.ok(await isOver(page));
  await page.waitForSelector("#region-result", { state: "attached" }); // the result is shown by itself
  assert.match(await text(page, "result"), /After game 1 of 3/);

  await page.reload();
  await waitForFirstFrame(page);
  await there(page, "next_game"); // the result is shown by itself
  await press(page, "next_game");
  await waitUntilRested(page);
  const second = await table(page);
  assert.deepEqual(second.seats.map(({ kind }) => kind), ["bot", "human"]);
  assert.notDeepEqual(second.deal, first.deal);
  await press(page, "match_sheet");
  const sheet = await text(page, "match_sheet");
  assert.match(sheet, /Best of 3 games/);
  assert.match(sheet, /After game 1 of 3/);
  await press(page, "match_end");
  await press(page, "match_really_end");
  await waitUntilRested(page);
  assert.deepEqual((await table(page)).deal, second.deal);
  assert.deepEqual(page.errors, []);
});
