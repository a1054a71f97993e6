// Names are typed in the page's own field, for which phones show a keyboard.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { pressByFinger, pressByMouse, rect, middleOfControl } from "./hand.mjs";
import { open, record, waitUntilRested } from "./page.mjs";
import { choose, press } from "./player.mjs";

let palazzo;
before(async () => (palazzo = await open()));
after(() => palazzo.close());

const setUp = async (options = {}) => {
  const visitor = await palazzo.visitor({ viewport: { width: 390, height: 844 }, ...options });
  const page = await palazzo.visit(visitor, "?speed=off");
  await waitUntilRested(page);
  await press(page, await page.locator('#words [data-id^="set_up:"]').first().getAttribute("data-id"));
  await waitUntilRested(page);
  return page;
};
/** Presses the first player's name on the canvas. */
const pressName = async (page) => pressByMouse(page, await middleOfControl(page, "type:0"));
const focused = (page) => page.evaluate(() => document.activeElement.dataset.id ?? document.activeElement.id);
const seats = async (page) => JSON.parse(await record(page)).seats;

test("a press on a player's name opens the page's field over the table, and Enter returns the focus to the canvas", async () => {
  const page = await setUp();
  await pressName(page);
  await waitUntilRested(page);
  assert.equal(await focused(page), "name:0");
  const box = await page.locator('#words input[data-id="name:0"]').boundingBox();
  const drawn = await rect(page, "name:0");
  for (const side of ["x", "y", "width", "height"])
    assert.ok(Math.abs(box[side] - drawn[side]) < 2, `${JSON.stringify(box)} lies over ${JSON.stringify(drawn)}`);
  await page.keyboard.type("Ada Byron");
  await page.keyboard.press("Enter");
  assert.equal(await focused(page), "canvas");
  await press(page, "begin");
  await waitUntilRested(page);
  assert.equal((await seats(page))[0].name, "Ada Byron");
  assert.deepEqual(page.errors, []);
});

test("a press on a control beside the field ends the typing and activates the control", async () => {
  const page = await setUp();
  await pressName(page);
  await waitUntilRested(page);
  await page.keyboard.type("Ada");
  await pressByMouse(page, await middleOfControl(page, "begin"));
  await waitUntilRested(page);
  assert.equal((await seats(page))[0].name, "Ada");
  assert.deepEqual(page.errors, []);
});

test("when a finger taps one name field after another, each field keeps the name that was typed", async () => {
  const page = await setUp({ hasTouch: true, isMobile: true });
  await choose(page, "seat:1", 0);
  await waitUntilRested(page);
  for (const [seat, name] of ["Ada", "Grace"].entries()) {
    await pressByFinger(page, await middleOfControl(page, `type:${seat}`));
    await page.waitForFunction((wanted) => document.activeElement.dataset.id === wanted, `name:${seat}`);
    await page.keyboard.type(name);
    await waitUntilRested(page);
  }
  await pressByFinger(page, await middleOfControl(page, "begin"));
  await page.waitForFunction(() => palazzo.record() !== "");
  assert.deepEqual((await seats(page)).slice(0, 2).map(({ name }) => name), ["Ada", "Grace"]);
  assert.deepEqual(page.errors, []);
});

test("a name is never longer than a record allows, whether pasted or typed", async () => {
  const page = await setUp();
  const field = page.locator('#words input[data-id="name:0"]');
  await field.fill("é".repeat(60));
  await waitUntilRested(page);
  assert.equal(await field.inputValue(), "é".repeat(20));
  await field.focus();
  for (const letter of "ñññ") {
    await page.keyboard.type(letter);
    await waitUntilRested(page);
  }
  assert.equal(await field.inputValue(), "é".repeat(20));
});
