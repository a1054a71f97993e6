// Features beyond games, on the page: today's deal, statistics, custom house rules, seats that change hands; by pointer
// and in words.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { unlessLongRun } from "./browser.mjs";
import { open, isOver, record, waitUntilRested } from "./page.mjs";
import { choose, ids, play, press } from "./player.mjs";

let palazzo;
before(async () => (palazzo = await open()));
after(() => palazzo.close());

const visit = async (query = "", options = {}) => {
  const page = await palazzo.visit(await palazzo.visitor(options), query);
  await waitUntilRested(page);
  return page;
};
const table = async (page) => JSON.parse(await record(page));
const text = (page, region) => page.evaluate((id) => document.getElementById(`region-${id}`)?.textContent ?? "", region);
const label = (page, id) =>
  page.evaluate((wanted) => document.querySelector(`#words [data-id="${CSS.escape(wanted)}"]`)?.textContent ?? "", id);
const reload = async (page) => {
  await page.reload();
  await waitUntilRested(page);
};

const goHome = async (page) => {
  if (!(await ids(page)).includes("home")) await press(page, "menu");
  await press(page, "home");
  await waitUntilRested(page);
};

/** Presses a control where it is drawn. */
const tap = async (page, id) => {
  const at = await page.evaluate((wanted) => palazzo.rect(wanted), id);
  assert.ok(at, `${id} is drawn`);
  await page.mouse.click(at.x + at.width / 2, at.y + at.height / 2);
  await waitUntilRested(page);
};
/** Searches for a rule. The list of rules changes while the words are typed. */
const search = async (page, hand, words) => {
  if (hand === "in words") await page.locator('#words [data-id="field:search"]').fill(words);
  else {
    await tap(page, "type:search");
    await page.keyboard.type(words);
  }
  await waitUntilRested(page);
};

const hands = { "by pointer": tap, "in words": async (page, id) => (await press(page, id), waitUntilRested(page)) };

for (const [hand, use] of Object.entries(hands))
  test(`today's deal can be played, counts once, and its result can be shared, ${hand}`, { skip: unlessLongRun }, async () => {
    const page = await visit("?speed=off", { viewport: { width: 1100, height: 1100 } });
    await use(page, "daily");
    await use(page, "daily:palindromes");
    await play(page, 4);
    await reload(page); // the page is reloaded in the middle of the game
    await goHome(page);
    await use(page, "daily");
    await use(page, "daily:palindromes");
    assert.equal((await table(page)).moves.length >= 4, true, "it goes on where it was left");
    await play(page);
    await waitUntilRested(page);
    assert.ok(await isOver(page));
    await goHome(page);
    assert.match(await label(page, "daily"), /1 of 3 played/);
    await use(page, "daily");
    assert.match(await text(page, "daily_sheet"), /(st|nd) of 2|A tie/);
    await use(page, "daily_share:palindromes");
    await press(page, "close");
    await use(page, "statistics");
    assert.match(await text(page, "statistics_sheet"), /[01] of 1 \(/);
    await reload(page);
    assert.match(await label(page, "daily"), /1 of 3 played/);
    assert.deepEqual(page.errors, []);
  });

test("today's deal is the same on both sides of the date line", async () => {
  const deals = [];
  for (const timezoneId of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
    const page = await visit("", { timezoneId });
    await press(page, "daily");
    await press(page, "daily:palace");
    await waitUntilRested(page);
    deals.push((await table(page)).deal);
  }
  assert.deepEqual(deals[0], deals[1]);
});

for (const [hand, use] of Object.entries(hands))
  test(`custom house rules can be saved, used for a deal after a reload, and deleted, ${hand}`, { skip: unlessLongRun }, async () => {
    const page = await visit("", { viewport: { width: 1100, height: 1500 } });
    await use(page, "set_up:palace/house");
    await use(page, "rules");
    await search(page, hand, "low on");
    await use(page, "rule:wrap");
    await use(page, "rules"); // the second press closes the list again
    await use(page, "own_save");
    await use(page, "own_save_new");
    assert.match(await label(page, "own:0"), /My rules/);
    await reload(page);
    await use(page, "set_up:palace/classic");
    await use(page, "own:0");
    await use(page, "begin");
    assert.equal((await table(page)).preset, "house");
    assert.equal("wrap" in (await table(page)).options, true);
    await goHome(page);
    await use(page, "set_up:palace/classic");
    await use(page, "own:0");
    await use(page, "own_edit");
    await use(page, "own_remove");
    await use(page, "really_own_remove");
    assert.ok(!(await ids(page)).includes("own:0"));
    assert.deepEqual(page.errors, []);
  });

test("a bot takes over a human's seat and gives it back", { skip: unlessLongRun }, async () => {
  const page = await visit("?quick=palace&seed=4&speed=off");
  await tap(page, "menu");
  await tap(page, "seats");
  await choose(page, "seat:1", 0);
  await waitUntilRested(page);
  assert.equal((await table(page)).seats[1].kind, "human");
  await choose(page, "seat:0", 2);
  await waitUntilRested(page);
  const { seats } = await table(page);
  assert.equal(seats[0].kind, "bot");
  assert.equal(seats[0].level, "medium");
  await choose(page, "seat:0", 0);
  await waitUntilRested(page);
  assert.equal((await table(page)).seats[0].kind, "human");
  assert.deepEqual(page.errors, []);
});

test("the list of finished games shows the winners and the dates", { skip: unlessLongRun }, async () => {
  const page = await visit("?quick=palindromes&seed=4&speed=off");
  await play(page);
  await waitUntilRested(page);
  await goHome(page);
  await page.mouse.move(195, 600);
  await page.mouse.wheel(0, 2000);
  await waitUntilRested(page);
  await tap(page, "saved");
  assert.match(await text(page, "saved_games"), /(You won|Rosa won|A tie) · \d+ \w+ \d{4}/);
});
