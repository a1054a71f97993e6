// Links on the page: shared, opened at the start and in the open page, and refused in one line.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { unlessLongRun, longRunOnly } from "./browser.mjs";
import { open, record, waitUntilRested } from "./page.mjs";
import { choose, ids, play, press } from "./player.mjs";

let palazzo;
before(async () => (palazzo = await open()));
after(() => palazzo.close());

const visit = async (query) => {
  const page = await palazzo.visit(await palazzo.visitor(), query);
  await waitUntilRested(page);
  return page;
};
const table = async (page) => JSON.parse(await record(page));
const link = (page, what) => page.evaluate((kind) => palazzo.link(kind), what);
const fragment = (address) => address.slice(address.indexOf("#"));

for (const game of ["palace", "palabra", "palindromes"])
  test(`${game}: a link to a whole game opens as a replay on another visitor's page`, { skip: longRunOnly(game !== "palace") }, async () => {
    const page = await visit(`?quick=${game}&seed=4&speed=off`);
    await play(page, 4);
    await waitUntilRested(page);
    const made = await table(page);
    const address = await link(page, "game");
    assert.match(address, /^http.*#game=1[\w-]+$/);
    const other = await visit(fragment(address));
    await other.waitForFunction(() => document.getElementById("region-replay"));
    assert.ok(!other.url().includes("#"), "the address is clean again");
    await press(other, "replay_on");
    const deal = await visit(fragment(await link(page, "deal")));
    await deal.waitForFunction(() => palazzo.record());
    assert.deepEqual((await table(deal)).deal, made.deal);
    assert.deepEqual([...page.errors, ...other.errors, ...deal.errors], []);
  });

test("a link to rules opens the set-up with these rules", { skip: unlessLongRun }, async () => {
  const page = await visit("");
  await press(page, "set_up:palace/house");
  await press(page, "rules");
  await press(page, "rule:wrap");
  await press(page, "begin");
  await waitUntilRested(page);
  const { options } = await table(page);
  const other = await visit(fragment(await link(page, "rules")));
  assert.ok((await ids(other)).includes("begin"));
  await press(other, "begin");
  await waitUntilRested(other);
  assert.deepEqual((await table(other)).options, options);
});

test("the share sheet shows a QR code, and the link can be copied", async () => {
  const page = await visit("?quick=palindromes&seed=4&speed=off");
  await press(page, "share");
  await waitUntilRested(page);
  await choose(page, "share_what", 1);
  const shown = await page.evaluate(() => document.getElementById("region-share_sheet").textContent);
  assert.ok(shown.includes(await link(page, "deal")));
  await press(page, "copy_link");
  assert.deepEqual(page.errors, []);
});

test("a link that is pasted before the program runs is opened as soon as the program runs", async () => {
  const good = fragment(await link(await visit("?quick=palindromes&seed=4&speed=off"), "deal"));
  const context = await palazzo.visitor();
  await context.addInitScript((hash) => addEventListener("DOMContentLoaded", () => (location.hash = hash)), good);
  const page = await palazzo.visit(context, "?speed=off");
  await page.waitForFunction(() => palazzo.record());
  assert.equal((await table(page)).game, "palindromes");
  assert.deepEqual(page.errors, []);
});

test("a link that is followed in the open page opens there, and a broken link is refused in one line", async () => {
  const page = await visit("?quick=palindromes&seed=4&speed=off");
  await play(page, 3);
  await waitUntilRested(page);
  const before = await record(page);
  const good = fragment(await link(page, "game"));
  await page.evaluate((hash) => (location.hash = hash), good.slice(0, -1));
  await page.waitForFunction(() => document.querySelector("#log").textContent.includes("This link can't be opened"));
  assert.equal(await record(page), before);
  await page.evaluate((hash) => (location.hash = hash), good);
  await page.waitForFunction(() => document.getElementById("region-replay"));
  assert.deepEqual(page.errors, []);
});

test("a turn that is sent as a link continues the game on the other player's page, and so does the turn that is sent back", async () => {
  const text = (page) => page.evaluate(() => document.querySelector("#words main").textContent);
  const offered = (page, id) => page.waitForFunction((wanted) => document.querySelector(`#words [data-id="${wanted}"]`), id);
  /** Makes a move, sends the turn, and returns the link's fragment. */
  const turn = async (page) => {
    await play(page, 1);
    await offered(page, "send_turn");
    await press(page, "send_turn");
    await waitUntilRested(page);
    assert.match(await text(page), /everybody could look at all cards/);
    const sent = fragment(await link(page, "turn"));
    assert.ok((await text(page)).includes(sent));
    await press(page, "copy_link");
    return sent;
  };
  const anna = await visit("?speed=off");
  await press(anna, "set_up:palindromes/classic");
  await choose(anna, "seat:1", 0);
  await press(anna, "begin");
  await waitUntilRested(anna);
  const rosa = await visit(await turn(anna));
  // The deal decides who begins.
  assert.match(await text(rosa), /Player [12] has sent you the turn: you play as Player [12]\./);
  const answer = await turn(rosa);
  await anna.evaluate((hash) => (location.hash = hash), answer);
  await anna.waitForFunction(() => /has sent you the turn/.test(document.querySelector("#words main").textContent));
  assert.equal(await record(anna), await record(rosa));
  const games = await anna.evaluate(
    () => new Set(Object.keys(localStorage).filter((key) => / game:/.test(key)).map((key) => key.slice(0, -2))).size);
  assert.equal(games, 1);
  assert.deepEqual([...anna.errors, ...rosa.errors], []);
});
