// Names are typed in the page's own field, which phones have a keyboard for.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { mouse, spot } from "./hand.mjs";
import { open, record, rested } from "./page.mjs";
import { press } from "./player.mjs";

let palazzo;
before(async () => (palazzo = await open()));
after(() => palazzo.close());

const setUp = async () => {
  const page = await palazzo.visit(await palazzo.visitor({ viewport: { width: 390, height: 844 } }), "?speed=off");
  await rested(page);
  await press(page, await page.locator('#words [data-id^="set_up:"]').first().getAttribute("data-id"));
  await rested(page);
  return page;
};
/** Presses the first player's name on the canvas. */
const pressName = async (page) => mouse(page, await spot(page, "type:0"));
const focused = (page) => page.evaluate(() => document.activeElement.dataset.id ?? document.activeElement.id);
const seats = async (page) => JSON.parse(await record(page)).seats;

test("a press on a name opens the page's field over the table, enter gives the canvas its keys back", async () => {
  const page = await setUp();
  await pressName(page);
  await rested(page);
  assert.equal(await focused(page), "name:0");
  const box = await page.locator('#words input[data-id="name:0"]').boundingBox();
  assert.ok(box.width > 200 && box.height >= 44 && box.y > 0 && box.y < 300, JSON.stringify(box));
  await page.keyboard.type("Ada Byron");
  await page.keyboard.press("Enter");
  assert.equal(await focused(page), "canvas");
  await press(page, "begin");
  await rested(page);
  assert.equal((await seats(page))[0].name, "Ada Byron");
  assert.deepEqual(page.errors, []);
});

test("a press beside the field ends the typing and does nothing else", async () => {
  const page = await setUp();
  await pressName(page);
  await rested(page);
  await page.mouse.click(195, 800); // where the cards are dealt
  await rested(page);
  assert.equal(await focused(page), "canvas");
  assert.equal(await record(page), "");
  await page.mouse.click(195, 800);
  await rested(page);
  assert.ok((await record(page)).length > 0);
});

test("a name is no longer than a record may hold, put in at once or typed on and on", async () => {
  const page = await setUp();
  const field = page.locator('#words input[data-id="name:0"]');
  await field.fill("é".repeat(60));
  await rested(page);
  assert.equal(await field.inputValue(), "é".repeat(20));
  await field.focus();
  for (const letter of "ñññ") {
    await page.keyboard.type(letter);
    await rested(page);
  }
  assert.equal(await field.inputValue(), "é".repeat(20));
});
