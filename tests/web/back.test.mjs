// The browser's Back closes what is open, leads from the table to the home screen, and only then leaves the page.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { waitForFirstFrame, open, record } from "./page.mjs";
import { play, press } from "./player.mjs";

let palazzo;
before(async () => (palazzo = await open()));
after(() => palazzo.close());

const step = (page) => page.evaluate(() => history.state?.palazzo?.step ?? 0);
const has = (page, id) => page.waitForFunction((control) => document.querySelector(`#words [data-id="${control}"]`), id);
const hasNot = (page, id) => page.waitForFunction((control) => !document.querySelector(`#words [data-id="${control}"]`), id);
const atStep = (page, wanted) => page.waitForFunction((one) => (history.state?.palazzo?.step ?? 0) === one, wanted);

/** Returns the deal on the table, which stays the same when an opponent moves. */
const deal = async (page) => JSON.parse(await record(page)).deal;

/** Goes back as the browser's button does. */
const back = (page) => page.evaluate(() => history.back());
const forward = (page) => page.evaluate(() => history.forward());

const visit = async (t, query = "") => {
  const context = await palazzo.visitor();
  t.after(() => context.close());
  const page = await context.newPage();
  page.errors = [];
  page.on("pageerror", ({ message }) => page.errors.push(message));
  await page.goto("about:blank");
  await page.goto(palazzo.address + query);
  await waitForFirstFrame(page);
  return page;
};

test("Back closes a sheet, leads from the table to the home screen, and then to the previous page", async (t) => {
  const page = await visit(t);
  await press(page, "play:palindromes");
  await has(page, "menu");
  await play(page, 1);
  const game = await deal(page);
  await press(page, "menu");
  await has(page, "close");
  await atStep(page, 2);
  await back(page);
  await hasNot(page, "close");
  assert.deepEqual(await deal(page), game);
  await back(page);
  await has(page, "play:palace");
  assert.equal(await step(page), 0);
  assert.deepEqual(page.errors, []);
  await page.goBack();
  assert.equal(page.url(), "about:blank");
  await page.goForward();
  await waitForFirstFrame(page);
  await press(page, "continue");
  await has(page, "menu");
  assert.deepEqual(await deal(page), game);
});

test("a screen that the player has closed leaves no entry in the browser's history", async (t) => {
  const page = await visit(t);
  for (let i = 0; i < 3; ++i) {
    await press(page, "settings");
    await atStep(page, 1);
    await press(page, "close");
    await atStep(page, 0);
  }
  await page.goBack();
  assert.equal(page.url(), "about:blank");
});

test("Forward leads from the home screen to the table again", async (t) => {
  const page = await visit(t);
  await press(page, "play:palindromes");
  await has(page, "menu");
  await atStep(page, 1);
  const game = await deal(page);
  await back(page);
  await has(page, "play:palace");
  await forward(page);
  await has(page, "menu");
  assert.deepEqual(await deal(page), game);
  await atStep(page, 1);
});

test("after a reload at the table Back leads to the home screen", async (t) => {
  const page = await visit(t);
  await press(page, "play:palindromes");
  await has(page, "menu");
  await press(page, "menu");
  await atStep(page, 2);
  await page.reload();
  await waitForFirstFrame(page);
  await atStep(page, 1);
  await back(page);
  await has(page, "play:palace");
  await atStep(page, 0);
});
