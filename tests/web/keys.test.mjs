// Keys of other layouts and systems, a trackpad, and the visible focus and pointer.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { open, waitUntilRested } from "./page.mjs";
import { rect, middleOfControl } from "./hand.mjs";
import { movesIn, play } from "./player.mjs";

const palindromes = "?quick=palindromes&seed=5&speed=off";
const phone = { viewport: { width: 390, height: 844 } };

let palazzo;
before(async () => (palazzo = await open()));
after(() => palazzo.close());

const visit = async (address, script, look = phone) => {
  const context = await palazzo.visitor(look);
  if (script) await context.addInitScript(script);
  const page = await palazzo.visit(context, address);
  await waitUntilRested(page);
  return page;
};

/** Presses a key that the test's own keyboard doesn't have. */
const key = async (page, init) => {
  await page.evaluate((it) => {
    const canvas = document.getElementById("canvas");
    canvas.focus();
    for (const type of ["keydown", "keyup"]) canvas.dispatchEvent(new KeyboardEvent(type, { ...it, bubbles: true, cancelable: true }));
  }, init);
  await waitUntilRested(page, 60);
};
const board = (page) => page.screenshot({ clip: { x: 0, y: 64, width: 320, height: 400 } });
const asks = async (page) => (await page.locator('[data-id="take_back_agreed"]').count()) > 0;

/** Returns whether a key takes a move back, or opens the sheet that asks whether to take it back. */
const takesBack = async (page, modifier, init) => {
  const before = await movesIn(page);
  await page.locator("#canvas").focus();
  await page.keyboard.down(modifier);
  await key(page, init);
  await page.keyboard.up(modifier);
  await waitUntilRested(page, 60);
  return (await asks(page)) || (await movesIn(page)) < before;
};

for (const [layout, letter] of Object.entries({ Cyrillic: "я", Greek: "ζ" }))
  test(`Ctrl+Z takes a move back on a ${layout} keyboard`, async () => {
    const page = await visit(palindromes);
    await play(page, 2);
    assert.equal(await takesBack(page, "Control", { key: letter, code: "KeyZ", keyCode: 90, ctrlKey: true }), true);
  });

test("Cmd+Z takes a move back on a Mac", async () => {
  const page = await visit(palindromes, () => {
    Object.defineProperty(navigator, "userAgentData", { value: undefined });
    Object.defineProperty(navigator, "platform", { value: "MacIntel" });
  });
  await play(page, 2);
  assert.equal(await takesBack(page, "Meta", { key: "z", code: "KeyZ", keyCode: 90, metaKey: true }), true);
});

const plus = {
  American: { key: "=", code: "Equal", keyCode: 187 },
  German: { key: "+", code: "BracketRight", keyCode: 187 },
  Spanish: { key: "+", code: "BracketRight", keyCode: 187 },
  French: { key: "-", code: "Digit6", keyCode: 54 },
  "number pad's": { key: "-", code: "NumpadSubtract", keyCode: 109, location: 3 },
};
for (const [layout, sign] of Object.entries(plus))
  test(`the ${layout} ${sign.key} key zooms`, async () => {
    const page = await visit(palindromes);
    await play(page, 4);
    await waitUntilRested(page);
    const before = await board(page);
    await key(page, sign);
    await waitUntilRested(page);
    assert.notDeepEqual(await board(page), before);
  });

test("a key in the position of the American plus or minus doesn't zoom if it shows another character", async () => {
  const page = await visit(palindromes);
  await play(page, 4);
  await waitUntilRested(page);
  const before = await board(page);
  await key(page, { key: "Dead", code: "Equal", keyCode: 221 });
  await key(page, { key: "ß", code: "Minus", keyCode: 219 });
  await waitUntilRested(page);
  assert.deepEqual(await board(page), before);
});

test("Enter that is held down makes no move", async () => {
  const page = await visit(palindromes);
  await page.locator("#canvas").focus();
  const before = await movesIn(page);
  await page.keyboard.down("Enter");
  for (let i = 0; i < 20; ++i) {
    await page.keyboard.down("Enter"); // the system repeats a held key like this
    await waitUntilRested(page, 60);
  }
  await page.keyboard.up("Enter");
  assert.equal(await movesIn(page), before);
});

/** Sends a wheel event with `ctrlKey`; returns whether the page prevents the browser from handling it. */
const wheel = (page, at) =>
  page.evaluate(({ x, y }) => {
    const init = { clientX: x, clientY: y, deltaY: -30, ctrlKey: true, bubbles: true, cancelable: true };
    return !document.elementFromPoint(x, y).dispatchEvent(new WheelEvent("wheel", init));
  }, at);

test("a pinch on a trackpad zooms the board instead of the page", async () => {
  const page = await visit(palindromes);
  await play(page, 4);
  await waitUntilRested(page);
  const before = await board(page);
  assert.equal(await wheel(page, { x: 190, y: 300 }), true);
  await waitUntilRested(page);
  assert.notDeepEqual(await board(page), before);
});

test("the browser handles a pinch outside the board, and the wheel while the Control key is down", async () => {
  const page = await visit(palindromes);
  assert.equal(await wheel(page, { x: 190, y: 10 }), false);
  await page.locator("#canvas").focus();
  await page.keyboard.down("Control");
  assert.equal(await wheel(page, { x: 190, y: 300 }), false);
  await page.keyboard.up("Control");
});

test("the page doesn't try to cancel a touch that can't be cancelled any more", async () => {
  const page = await visit(palindromes, undefined, { ...phone, hasTouch: true });
  const tried = await page.evaluate(() => {
    const canvas = document.getElementById("canvas");
    const asked = [];
    const { preventDefault } = Event.prototype;
    Event.prototype.preventDefault = function () {
      asked.push(this.cancelable);
      preventDefault.call(this);
    };
    const touch = new Touch({ identifier: 1, target: canvas, clientX: 100, clientY: 300 });
    for (const [type, cancelable] of [["touchstart", true], ["touchend", false]])
      canvas.dispatchEvent(new TouchEvent(type, { touches: [touch], changedTouches: [touch], targetTouches: [touch], bubbles: true, cancelable }));
    return asked;
  });
  assert.deepEqual(tried, [true]);
});

test("Tab shows a ring around the focused control where the canvas draws it", async () => {
  const page = await visit("?quick=palace&preset=classic&seats=2&seed=5&speed=off", undefined, { viewport: { width: 1100, height: 800 } });
  await page.locator("#canvas").focus();
  let ringed = 0;
  for (let tab = 0; tab < 12; ++tab) {
    await page.keyboard.press("Tab");
    await waitUntilRested(page, 60);
    const id = await page.evaluate(() => document.activeElement.closest("#words") && document.activeElement.dataset.id);
    const drawn = id && (await rect(page, id));
    if (!drawn) continue;
    const box = await page.evaluate(() => document.activeElement.getBoundingClientRect().toJSON());
    for (const side of ["x", "y", "width", "height"]) assert.ok(Math.abs(box[side] - drawn[side]) < 1, `${id}: ${side}`);
    ++ringed;
  }
  assert.ok(ringed > 2, `${ringed} of 12`);
});

test("the pointer becomes a hand over controls that can be pressed", async () => {
  const page = await visit("?quick=palace&preset=classic&seats=2&seed=5&speed=off");
  const cursor = () => page.evaluate(() => getComputedStyle(document.getElementById("canvas")).cursor);
  const card = await page.locator('#words [data-id^="pick:"]').first().getAttribute("data-id");
  const { x, y } = await middleOfControl(page, card);
  await page.mouse.move(x, y);
  await waitUntilRested(page, 100);
  assert.equal(await cursor(), "pointer");
  await page.mouse.move(4, 440);
  await waitUntilRested(page, 100);
  assert.notEqual(await cursor(), "pointer");
});
