// Larger text: as the system or the player wants it, with all controls still within reach of a finger.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { longRunOnly } from "./browser.mjs";
import { pressByFinger, rect, waitUntilSettled, middleOfControl, makeContextReportFrames } from "./hand.mjs";
import { open, isOver, waitUntilRested } from "./page.mjs";
import { person } from "./person.mjs";
import { choose, press } from "./player.mjs";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const tablet = { ...phone, viewport: { width: 820, height: 1180 } };
const settings = (size) => ({ "palazzo:/some/deep/path/ settings": JSON.stringify({ format: 1, text_size: size }) });
const largest = 4;

let palazzo;
before(async () => (palazzo = await open({ sharp: true })));
after(() => palazzo.close());

const visit = async (query, { kept = {}, root, on = tablet } = {}) => {
  const context = await makeContextReportFrames(await palazzo.visitor(on));
  await context.addInitScript((all) => Object.entries(all).forEach(([key, text]) => localStorage.setItem(key, text)), kept);
  // Imitates a browser with a larger text size in its settings.
  if (root)
    await context.addInitScript((size) => {
      document.addEventListener("DOMContentLoaded", () => (document.documentElement.style.fontSize = size));
    }, root);
  const page = await palazzo.visit(context, query);
  await waitUntilSettled(page);
  return page;
};
const table = (game) => `?quick=${game}&seats=2&seed=3&speed=off`;
const height = async (page) => (await rect(page, "menu")).height;

test("text at 150 % makes everything one and a half times as large, at once and after the next start", async () => {
  const page = await visit(table("palace"));
  const usual = await height(page);
  await press(page, "menu");
  await press(page, "settings");
  await choose(page, "text_size", largest);
  await press(page, "close");
  await waitUntilRested(page, 100);
  assert.ok(Math.abs((await height(page)) - usual * 1.5) < 1);
  const kept = await page.evaluate(() => localStorage.getItem("palazzo:/some/deep/path/ settings"));
  assert.equal(JSON.parse(kept).text_size, largest);
  const later = await visit(table("palace"), { kept: { "palazzo:/some/deep/path/ settings": kept } });
  assert.ok(Math.abs((await height(later)) - usual * 1.5) < 1);
  assert.deepEqual(page.errors.concat(later.errors), []);
});

test("the browser's text size applies until the player chooses a text size in the settings", async () => {
  const usual = await height(await visit(table("palace")));
  const larger = await visit(table("palace"), { root: "20px" });
  assert.ok(Math.abs((await height(larger)) - usual * 1.25) < 1);
  const chosen = await visit(table("palace"), { root: "20px", kept: settings(1) });
  assert.ok(Math.abs((await height(chosen)) - usual) < 1);
});

for (const game of ["palace", "palabra", "palindromes"])
  test(`with the largest text a finger can play ${game} on a phone, and nothing is outside the screen`, { skip: longRunOnly(game !== "palabra") }, async () => {
    const page = await visit(table(game), { kept: settings(largest), on: phone });
    const inside = async (id) => {
      const { x, y, width, height: high } = await rect(page, id);
      assert.ok(x >= 0 && y >= 0 && x + width <= 390.5 && y + high <= 844.5, `${id} is on the screen`);
      assert.ok(high >= 44, `${id} is ${high} high`);
    };
    for (const id of ["menu", "rules", "hint"]) await inside(id);
    const reaches = async (whose, id) => rect(whose, id);
    const player = person(page, { press: async (whose, id) => pressByFinger(whose, await middleOfControl(whose, id)), reaches });
    for (let steps = 0; steps < 12 && !(await isOver(page)); ++steps) await player.step();
    assert.deepEqual(page.errors, []);
  });

test("a text field of the page covers the field on the canvas, and its letters have the same size", async () => {
  const page = await visit("?quick=palace&preset=speak&deck=es&seed=12&speed=off", { kept: settings(largest) });
  const player = person(page, { press: async (whose, id) => pressByFinger(whose, await middleOfControl(whose, id)), reaches: rect });
  for (let steps = 0; steps < 40 && !(await rect(page, "ch:text")); ++steps) await player.step();
  await pressByFinger(page, await middleOfControl(page, "ch:text"));
  const field = page.locator('#words input[data-id="ch:text"]:focus');
  await field.waitFor();
  const drawn = await rect(page, "ch:text");
  const laid = await field.boundingBox();
  assert.ok(Math.abs(laid.x - drawn.x) < 2 && Math.abs(laid.y - drawn.y) < 2);
  assert.equal(await field.evaluate((input) => getComputedStyle(input).fontSize), "24px");
  assert.deepEqual(page.errors, []);
});
