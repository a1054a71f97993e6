// The text view in long use: its languages, leaving dialogs, its looks, and time limits that wait for the reader.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { browserLacks } from "./browser.mjs";
import { waitForFirstFrame, open, record, waitUntilRested } from "./page.mjs";
import { choose, play, press } from "./player.mjs";

const speak = "?quick=palace&preset=speak&deck=es&seed=12&speed=off";
const table = "?quick=palace&preset=classic&seats=3&seed=5&speed=off";

let palazzo;
before(async () => (palazzo = await open()));
after(() => palazzo.close());

const reading = async (page) => {
  await page.evaluate(() => document.getElementById("in-words").click());
  await waitUntilRested(page);
  return page;
};
const asked = async (page) => {
  for (let moves = 0; moves < 60 && (await page.locator('#words [data-id="ch:check"]').count()) === 0; ++moves) {
    await play(page, 1);
    await waitUntilRested(page, 100);
  }
  return page;
};
const style = (page, selector, property) =>
  page.locator(selector).first().evaluate((node, name) => getComputedStyle(node)[name], property);

test("a question's prompt and answer are marked with their languages", async () => {
  const page = await asked(await palazzo.visit(await palazzo.visitor(), speak));
  await press(page, "ch:unknown");
  const marked = () => page.evaluate(() =>
    [...document.querySelectorAll("#region-challenge [lang]")].map((part) => [part.lang, part.textContent]));
  const answer = (await marked()).at(-1);
  assert.equal(answer[0], "es");
  const lines = await page.locator("#region-challenge li").allTextContents();
  assert.ok(lines.includes(`The answer: ${answer[1]}`), lines.join("\n"));
  assert.ok((await marked()).every(([language]) => ["es", "en"].includes(language)));
});

test("Escape closes every sheet like its close button, even when a choice field has the focus", async () => {
  const page = await reading(await palazzo.visit(await palazzo.visitor(), table));
  for (const sheet of ["menu", "rules"]) {
    await press(page, sheet);
    assert.equal(await page.getByRole("dialog").count(), 1, sheet);
    await page.keyboard.press("Escape");
    await waitUntilRested(page, 100);
    assert.equal(await page.getByRole("dialog").count(), 0, sheet);
  }
  await press(page, "menu");
  await press(page, "settings");
  await page.locator('#words select[data-id="speed"]').focus();
  await page.keyboard.press("Escape");
  await waitUntilRested(page, 100);
  assert.equal(await page.getByRole("dialog").count(), 0);
  await page.keyboard.press("Escape"); // nothing happens, because no dialog is open
  await waitUntilRested(page, 100);
  assert.equal(await page.getByRole("dialog").count(), 0);
});

test("Escape continues after a verdict, and opens the menu from a question's field", async () => {
  const page = await reading(await asked(await palazzo.visit(await palazzo.visitor(), speak)));
  await page.locator('#words [data-id="ch:text"]').focus();
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => document.querySelector('#words [data-id="again"]'));
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => document.querySelector('#words [data-id="ch:unknown"]'));
  await press(page, "ch:unknown");
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => !document.querySelector('#words [data-id="ch:go"]'));
});

test("the text view is still there after a reload, and so is the table", async () => {
  const page = await reading(await palazzo.visit(await palazzo.visitor(), table));
  const inWords = () => page.evaluate(() => document.body.classList.contains("in-words"));
  const reload = async () => {
    await page.reload();
    await waitForFirstFrame(page);
  };
  await reload();
  assert.equal(await inWords(), true);
  assert.equal(await page.locator("#in-words").innerText(), "Show the table");
  await page.locator("#in-words").click();
  await reload();
  assert.equal(await inWords(), false);
});

test("a switch that is on is marked by more than its colour, even if the system forces its own colours", { skip: browserLacks("media") }, async () => {
  const page = await reading(await palazzo.visit(await palazzo.visitor()));
  await press(page, "settings");
  await press(page, "four_colour");
  const [on, off] = ['[data-id="four_colour"]', '[data-id="large_index"]'];
  assert.match(await style(page, on, "textDecorationLine"), /underline/);
  await page.emulateMedia({ forcedColors: "active" });
  for (const property of ["backgroundColor", "textDecorationLine"])
    assert.notEqual(await style(page, on, property), await style(page, off, property), property);
});

test("the text view can be scrolled and zoomed, and follows the browser's text size", { skip: browserLacks("textSize") }, async () => {
  const page = await reading(await palazzo.visit(await palazzo.visitor({ viewport: { width: 320, height: 568 } }), table));
  assert.equal(await style(page, "#canvas", "touchAction"), "none");
  for (const part of ["html", "body", "#words", "#words main", "#words button"])
    assert.equal(await style(page, part, "touchAction"), "auto", part);
  const session = await page.context().newCDPSession(page);
  const size = async (selector) => Number.parseFloat(await style(page, selector, "fontSize"));
  const before = await Promise.all(["#words h1", "#words h2", "#words button", "#words li"].map(size));
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  const large = await Promise.all(["#words h1", "#words h2", "#words button", "#words li"].map(size));
  large.forEach((pixels, at) => assert.equal(pixels, before[at] * 2));
  const wide = await page.locator("#words").evaluate((words) => [words.scrollWidth, words.clientWidth]);
  assert.ok(wide[0] <= wide[1], `${wide} pixels: nothing is to be looked for at the side`);
});

test("the system's setting for less motion applies until the player chooses a speed", { skip: browserLacks("media") }, async () => {
  const page = await palazzo.visit(await palazzo.visitor());
  const speed = () => page.locator('#words select[data-id="speed"]').evaluate((select) => select.selectedIndex);
  const reload = async () => {
    await page.reload();
    await waitForFirstFrame(page);
    await press(page, "settings");
  };
  await press(page, "settings");
  assert.equal(await speed(), 1);
  await press(page, "four_colour"); // changing another setting doesn't choose a speed
  await page.emulateMedia({ reducedMotion: "reduce" });
  await reload();
  assert.equal(await speed(), 3);
  await choose(page, "speed", 1);
  await reload();
  assert.equal(await speed(), 1);
});

test("the time limit of a question pauses while the page is hidden", async () => {
  const page = await asked(await palazzo.visit(await palazzo.visitor(), speak));
  const game = JSON.parse(await record(page));
  game.challenges.seconds = 10;
  const moves = game.moves.length;
  assert.equal(await page.evaluate((text) => palazzo.open(text), JSON.stringify(game)), "");
  await page.waitForFunction(() => document.querySelector('#words [data-id="ch:check"]'));
  const hide = (hidden) =>
    page.evaluate((now) => {
      Object.defineProperty(document, "hidden", { get: () => now, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  const waits = async () =>
    (await page.locator('#words [data-id="ch:check"]').count()) === 1 && JSON.parse(await record(page)).moves.length === moves;
  await page.waitForTimeout(2000);
  await hide(true);
  await page.waitForTimeout(12_000);
  assert.equal(await waits(), true);
  await hide(false);
  await page.waitForTimeout(4000); // about four more seconds are left
  assert.equal(await waits(), true);
  await page.waitForFunction(() => document.querySelector('#words [data-id="ch:go"]'), null, { timeout: 8000 });
});
