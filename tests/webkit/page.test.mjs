// The page in Safari's engine: it starts, draws, takes the mouse and the keyboard, and restores what it stored.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { serve } from "../../tools/lib/serve.mjs";
import { middle, rect } from "../web/hand.mjs";
import { waitForFirstFrame, record, replay, waitUntilRested, site } from "../web/page.mjs";
import { play } from "../web/player.mjs";
import { enter, launch } from "./webkit.mjs";

let served, browser, page;
before(async () => {
  browser = await launch();
  page = browser.page;
  served = await serve(site, 0, "/some/deep/path/");
});
after(async () => {
  await browser?.close();
  served?.server.closeAllConnections();
  served?.server.close();
});

/** Opens a new table without any stored data. */
const visit = async (query) => {
  await page.goto(served.address + query);
  await page.evaluate(() => localStorage.clear());
  await page.goto(served.address + query);
  await waitForFirstFrame(page);
  await waitUntilRested(page);
};
const isPressed = (id) =>
  page.evaluate((wanted) => document.querySelector(`#words [data-id="${wanted}"]`).getAttribute("aria-pressed") === "true", id);
const firstCard = () => page.evaluate(() => document.querySelector('#words [data-id^="pick:h:"]').dataset.id);

test("the page starts, and pressing a card with the mouse selects it and draws it differently", async () => {
  await visit("?quick=palace&seed=5&speed=off");
  const card = await firstCard();
  const unpressed = await page.screenshot();
  assert.equal(await page.screenshot(), unpressed, "a table at rest stays as it is");
  await page.click(middle(await rect(page, card)));
  await waitUntilRested(page);
  assert.ok(await isPressed(card));
  assert.notEqual(await page.screenshot(), unpressed);
});

test("typing letters at the table selects the cards with these letters", async () => {
  await visit("?quick=palabra&seed=5&speed=off");
  const typed = await page.evaluate(() => {
    const labels = [...document.querySelectorAll('#words [data-id^="pick:"]')].map((one) => one.textContent);
    return labels.map((label) => label.match(/\b([A-Z])\b/)?.[1]).find(Boolean);
  });
  await page.type(typed.toLowerCase());
  await waitUntilRested(page);
  const chosen = await page.evaluate(() => [...document.querySelectorAll('#words [aria-pressed="true"]')].map((one) => one.textContent));
  assert.equal(chosen.length, 1);
  assert.match(chosen[0], new RegExp(`\\b${typed}\\b`));
});

test("a typed answer with accents arrives as it was typed", async () => {
  await visit("?quick=palace&preset=speak&deck=es&seed=12&speed=off");
  const asked = () => page.evaluate(() => Boolean(document.querySelector('#words input[data-id="ch:text"]')));
  for (let moves = 0; moves < 60 && !(await asked()); ++moves) {
    await play(page, 1);
    await waitUntilRested(page, 100);
  }
  await page.evaluate(() => palazzo.platform.type("ch:text"));
  await page.type(`peréz${enter}`);
  await page.waitForFunction(() => document.querySelector('#words [data-id="ch:go"]') !== null);
  const answers = JSON.parse(await record(page)).moves.map(({ move }) => move.answer).filter(Boolean);
  assert.deepEqual(answers, ["peréz"]);
});

test("a reload in the middle of a game restores the identical game, which can be continued", async () => {
  await visit("?quick=palace&preset=classic&seats=3&seed=5&speed=off");
  assert.equal(await play(page, 6), 6);
  await waitUntilRested(page);
  const kept = await record(page);
  await page.reload();
  await waitForFirstFrame(page);
  const found = await record(page);
  assert.equal(found, kept);
  assert.equal(replay(found).digest, replay(kept).digest);
  assert.equal(await play(page, 2), 2);
});
