// Typing outside English: composed letters, keyboards that open on a touch, buttons for letters.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { browserLacks } from "./browser.mjs";
import { pressByFinger, middleOfControl, tap } from "./hand.mjs";
import { open, record, waitUntilRested } from "./page.mjs";
import { play, press } from "./player.mjs";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const speak = "?quick=palace&preset=speak&deck=es&seed=12&speed=off";

let palazzo;
before(async () => (palazzo = await open()));
after(() => palazzo.close());

const field = '#words input[data-id="ch:text"]';
/** Returns a page on which a question is open. */
const asked = async (options = phone) => {
  const page = await palazzo.visit(await palazzo.visitor(options), speak);
  for (let moves = 0; moves < 60 && (await page.locator(field).count()) === 0; ++moves) {
    await play(page, 1);
    await waitUntilRested(page, 100);
  }
  return page;
};
const ime = (page) => page.context().newCDPSession(page);
const compose = (session, text) =>
  session.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
const inWords = (page) => page.evaluate(() => document.getElementById("in-words").click());
const answers = async (page) => JSON.parse(await record(page)).moves.map(({ move }) => move.answer).filter(Boolean);
const judged = (page) => page.waitForFunction(() => document.querySelector('#words [data-id="ch:go"]'));

for (const [view, go] of Object.entries({
  "over the canvas": (page) => page.evaluate(() => palazzo.platform.type("ch:text")),
  "in the text view": async (page) => {
    await inWords(page);
    await page.locator(field).focus();
  },
}))
  test(`a letter with an accent that is composed ${view} arrives complete, and the Enter that ends its composition sends nothing`, { skip: browserLacks("composing") }, async () => {
    const page = await asked();
    const session = await ime(page);
    await go(page);
    await page.keyboard.type("per");
    await compose(session, "´");
    await compose(session, "é");
    await waitUntilRested(page, 100); // the program must not overwrite the composition
    assert.equal(await page.locator(field).inputValue(), "peré");
    for (const key of ["Enter", "Escape"]) await page.keyboard.press(key);
    await waitUntilRested(page, 100);
    assert.deepEqual(await answers(page), []);
    assert.equal(await page.evaluate(() => document.activeElement.dataset.id), "ch:text");
    await session.send("Input.insertText", { text: "é" });
    await page.keyboard.type("z");
    await page.keyboard.press("Enter");
    await judged(page);
    assert.deepEqual(await answers(page), ["peréz"]);
    assert.deepEqual(page.errors, []);
  });

test("the key event that Safari sends after a composition doesn't send the answer", async () => {
  const page = await asked();
  await page.evaluate(() => palazzo.platform.type("ch:text"));
  await page.keyboard.type("si");
  await page.locator(field).evaluate((input) =>
    input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", keyCode: 229, bubbles: true })));
  await waitUntilRested(page, 100);
  assert.deepEqual(await answers(page), []);
});

test("text that is too long is cut between two letters, but not while a letter is being composed", { skip: browserLacks("composing") }, async () => {
  const page = await asked();
  const session = await ime(page);
  await page.evaluate(() => palazzo.platform.type("ch:text"));
  await session.send("Input.insertText", { text: `x${"é".repeat(300)}` });
  await waitUntilRested(page, 100);
  assert.equal(await page.locator(field).inputValue(), `x${"é".repeat(239)}`);
  await compose(session, "ñ");
  await waitUntilRested(page, 100);
  assert.ok((await page.locator(field).inputValue()).endsWith("ñ"), "it isn't taken away under the fingers");
  await session.send("Input.insertText", { text: "ñ" });
  await page.waitForFunction(([at, text]) => document.querySelector(at).value === text, [field, `x${"é".repeat(239)}`]);
});

test("the field gets the focus while the touch's event is handled, because phones require that", async () => {
  const context = await palazzo.visitor(phone);
  await context.addInitScript(() => {
    const { focus } = HTMLElement.prototype;
    window.focused = [];
    HTMLElement.prototype.focus = function (...options) {
      if (this.tagName === "INPUT") window.focused.push([this.dataset.id, window.event?.type, navigator.userActivation.isActive]);
      return focus.apply(this, options);
    };
  });
  const page = await palazzo.visit(context, "?speed=off");
  await press(page, "set_up:palace/classic");
  await waitUntilRested(page, 500);
  await pressByFinger(page, await middleOfControl(page, "type:0"));
  await waitUntilRested(page);
  assert.deepEqual(await page.evaluate(() => window.focused), [["name:0", "touchend", true]]);
  await page.keyboard.type("Zoë");
  await waitUntilRested(page);
  assert.equal(await page.locator('#words input[data-id="name:0"]').inputValue(), "Zoë");
});

test("in the text view Tab reaches a named button for each letter that keyboards lack", async () => {
  const page = await asked();
  await inWords(page);
  const keys = page.getByRole("group", { name: "Letters to insert" });
  const key = keys.getByRole("button", { name: "ñ", exact: true });
  await page.locator(field).focus();
  await page.keyboard.type("a");
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement.closest(".keys") !== null), true);
  await key.focus();
  await page.keyboard.press("Enter");
  assert.equal(await page.locator(field).inputValue(), "añ");
  await page.locator(field).focus();
  await tap(key); // the phone's keyboard stays open
  assert.equal(await page.evaluate(() => document.activeElement.dataset.id), "ch:text");
  assert.equal(await page.locator(field).inputValue(), "aññ");
  await page.keyboard.press("Enter");
  await judged(page);
  assert.deepEqual(await answers(page), ["aññ"]);
});
