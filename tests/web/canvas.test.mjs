// The canvas: played by pointer, by finger and by keys; sharp, and drawn again after the graphics were lost.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { isLong } from "./browser.mjs";
import { pressByFinger } from "./hand.mjs";
import { frameCount, open, record, waitUntilRested } from "./page.mjs";
import { movesIn, play } from "./player.mjs";

const table = "?quick=palace&preset=classic&seats=2&seed=5&speed=off";

let palazzo;
before(async () => (palazzo = await open({ sharp: true })));
after(() => palazzo.close());

/** Returns the number of moves that the human has made. */
const mine = async (page) => JSON.parse(await record(page)).moves.filter(({ seat }) => seat === 0).length;

const picked = (page) => page.locator('#region-moves [aria-pressed="true"]').count();

/**
 * Returns whether the main button would make a move with the selected cards; true also if the mirror has no confirming
 * button.
 */
const ready = (page) =>
  page.evaluate(() => {
    const confirm = document.querySelector('#region-moves [data-id="confirm"]');
    return !confirm || confirm.getAttribute("aria-disabled") !== "true";
  });

// Positions on a phone of 390×844: the main button, and the rows in which a player's cards can be.
const mainButton = [195, 800];
const rows = [690, 640, 520];
const step = 22; // narrower than the visible part of a card in a hand of ten

/**
 * Makes one move: touches cards until the selected ones make a move, and then the main button. `touch` touches a point.
 */
const moveBy = async (page, touch) => {
  const before = await mine(page);
  const made = async () => (await mine(page)) > before;
  const use = async (x, y) => {
    await touch(x, y);
    await waitUntilRested(page, 60);
  };
  for (const y of rows)
    for (let x = 30; x < 370; x += step) {
      const had = await picked(page);
      await use(x, y);
      if (await made()) return;
      if ((await picked(page)) < had) await use(x, y); // touching the same card again deselects it
      if (await ready(page)) await use(...mainButton);
      if (await made()) return;
      if ((await picked(page)) > had) x += step; // the card is selected, so the next tap is on the next card
    }
  await use(...mainButton); // nothing can be played, so the button takes the pile
  assert.ok(await made(), "no card and no button made a move");
};

test("a game can be played by pointer", async () => {
  const page = await palazzo.visit(await palazzo.visitor(), table);
  await waitUntilRested(page);
  for (let i = 0; i < 6 && !(await page.evaluate(() => palazzo.over)); ++i)
    await moveBy(page, (x, y) => page.mouse.click(x, y));
  assert.ok((await mine(page)) >= 6);
  assert.deepEqual(page.errors, []);
});

test("a game can be played by finger", async () => {
  const page = await palazzo.visit(await palazzo.visitor({ hasTouch: true, isMobile: true, deviceScaleFactor: isLong ? 3 : 2 }), table);
  await waitUntilRested(page);
  for (let i = 0; i < 4; ++i) await moveBy(page, (x, y) => pressByFinger(page, { x, y }));
  assert.ok((await mine(page)) >= 4);
  assert.deepEqual(page.errors, []);
});

test("dragging a card to the pile plays it", async () => {
  const page = await palazzo.visit(await palazzo.visitor(), table);
  await play(page, 2);
  await waitUntilRested(page);
  const before = await mine(page);
  for (let x = 30; x < 370; x += step) {
    await page.mouse.move(x, rows[0]);
    await page.mouse.down();
    await page.mouse.move(x + 20, 550, { steps: 4 });
    await page.mouse.move(250, 300, { steps: 6 });
    await waitUntilRested(page, 80);
    await page.mouse.up();
    await waitUntilRested(page, 80);
    if ((await mine(page)) > before) return;
  }
  assert.fail("no card could be dragged");
});

test("a game can be played with keys alone, even if no control has the keyboard focus at first", async () => {
  const page = await palazzo.visit(await palazzo.visitor(), table);
  await waitUntilRested(page);
  const key = async (name) => {
    await page.keyboard.press(name);
    await waitUntilRested(page, 80);
  };
  await key("ArrowRight");
  assert.equal(await page.evaluate(() => document.activeElement.id), "canvas");
  for (let card = 0; card < 3; ++card) {
    await key("Space");
    if (card < 2) await key("ArrowRight");
  }
  assert.equal(await picked(page), 3);
  await key("Enter");
  assert.equal(await mine(page), 1);
  for (let move = 0; move < 4; ++move) {
    const before = await mine(page);
    for (let tries = 0; tries < 24 && (await mine(page)) === before; ++tries) {
      await key("Space");
      if (await ready(page)) await key("Enter");
      if ((await mine(page)) > before) break;
      await key("Escape");
      if (tries % 8 === 6) await key("Enter"); // takes the pile, because no card can be played
      await key("Escape");
      await key(tries < 8 ? "ArrowLeft" : "ArrowRight");
    }
    assert.ok((await mine(page)) > before, `move ${move} by keys`);
  }
  assert.deepEqual(page.errors, []);
});

test("the browser keeps its own shortcuts", async () => {
  const page = await palazzo.visit(await palazzo.visitor(), table);
  await page.locator("#canvas").focus();
  const kept = await page.evaluate(() => {
    const canvas = document.getElementById("canvas");
    const prevented = (init) => !canvas.dispatchEvent(new KeyboardEvent("keydown", { ...init, bubbles: true, cancelable: true }));
    return {
      tab: prevented({ key: "Tab", code: "Tab" }),
      reload: prevented({ key: "r", code: "KeyR", ctrlKey: true }),
      tools: prevented({ key: "F12", code: "F12" }),
      arrow: prevented({ key: "ArrowDown", code: "ArrowDown" }),
    };
  });
  assert.deepEqual(kept, { tab: false, reload: false, tools: false, arrow: true });
});

for (const deviceScaleFactor of [1, 1.25, 2, 2.625, 3])
  test(`every pixel of the screen is drawn at a pixel density of ${deviceScaleFactor}`, async () => {
    const context = await palazzo.visitor({ viewport: { width: 411, height: 731 }, deviceScaleFactor });
    const page = await palazzo.visit(context);
    await waitUntilRested(page);
    const size = await page.evaluate(() => {
      const canvas = document.getElementById("canvas");
      const gl = canvas.getContext("webgl2");
      const box = canvas.getBoundingClientRect();
      return { drawn: [gl.drawingBufferWidth, gl.drawingBufferHeight], shown: [box.width, box.height], ratio: devicePixelRatio };
    });
    assert.equal(size.ratio, deviceScaleFactor);
    size.drawn.forEach((pixels, i) => assert.ok(Math.abs(pixels - size.shown[i] * size.ratio) < 1, JSON.stringify(size)));
  });

/** Returns the number of colours on the screen; 1 if nothing is drawn. */
const colours = async (page) => {
  const png = await page.screenshot();
  return page.evaluate(async (bytes) => {
    const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: "image/png" }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    canvas.drawImage(bitmap, 0, 0);
    return new Set(new Uint32Array(canvas.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer)).size;
  }, [...png]);
};

test("the table adapts to changes of the window's size and pixel density", async () => {
  const page = await palazzo.visit(await palazzo.visitor(), table);
  for (const size of [{ width: 900, height: 500 }, { width: 320, height: 568 }, { width: 1440, height: 900 }]) {
    const before = await frameCount(page);
    await page.setViewportSize(size);
    await waitUntilRested(page);
    assert.ok((await frameCount(page)) > before);
    const drawn = await page.evaluate(() => [document.getElementById("canvas").width, document.getElementById("canvas").height]);
    assert.deepEqual(drawn, [size.width, size.height]);
    assert.ok((await colours(page)) > 100);
  }
});

test("if the graphics are lost and restored, the table is drawn again", async () => {
  const page = await palazzo.visit(await palazzo.visitor(), table);
  await waitUntilRested(page);
  const before = await colours(page);
  await page.evaluate(async () => {
    const extension = document.getElementById("canvas").getContext("webgl2").getExtension("WEBGL_lose_context");
    extension.loseContext();
    await new Promise((next) => setTimeout(next, 300));
    extension.restoreContext();
  });
  await page.waitForTimeout(300);
  await waitUntilRested(page);
  assert.ok(Math.abs((await colours(page)) - before) < before / 10);
  await play(page, 2);
  assert.equal((await movesIn(page)) > 2, true);
});

test("without WebAssembly the page says what the browser lacks", async () => {
  const context = await palazzo.visitor();
  await context.addInitScript(() => delete window.WebAssembly);
  const page = await context.newPage();
  await page.goto(palazzo.address);
  await page.getByRole("alert").waitFor();
  assert.match(await page.getByRole("alert").innerText(), /WebAssembly/);
});
