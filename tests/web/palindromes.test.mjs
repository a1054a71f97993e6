// Palindromes on the page: by pointer, by keys, by finger, in words, and restored in the middle of a game.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { cli, frameCount, open, isOver, record, reloadWithoutMovements, replay, waitUntilRested } from "./page.mjs";
import { click, pressByFinger, middleOfControl, touch } from "./hand.mjs";
import { movesIn, play } from "./player.mjs";

const table = "?quick=palindromes&seed=5&speed=off";
const phone = { viewport: { width: 390, height: 844 } };

let palazzo;
before(async () => (palazzo = await open()));
after(() => palazzo.close());

const point = async (page, id) => Object.values(await middleOfControl(page, id));
const moveId = (move) => `move:${JSON.stringify(move)}`;

// A press that takes longer, in milliseconds, may be a long press, which describes a square instead of placing a card.
const longestTap = 300;

/** Returns a visitor whose pages note in `pressTook` how many milliseconds their latest press took. */
const visitor = async (wishes) => {
  const context = await palazzo.visitor({ ...phone, ...wishes });
  await context.addInitScript(() => {
    let began = 0;
    const note = () => (window.pressTook = performance.now() - began);
    for (const type of ["mousedown", "touchstart"]) addEventListener(type, () => (began = performance.now()), true);
    for (const type of ["mouseup", "touchend"]) addEventListener(type, note, true);
  });
  return context;
};

/** Makes one move by touching a card and a square. A tap that a busy machine has made too long is made again. */
const moveBy = async (page, touch) => {
  const before = await record(page);
  const good = cli(["legal", "-"], before).find(({ take }) => !take);
  await touch(...(await point(page, `pick:${good.place}`)));
  await waitUntilRested(page, 60);
  const movesMade = async () => JSON.parse(await record(page)).moves.slice(JSON.parse(before).moves.length);
  do {
    await touch(...(await point(page, moveId(good))));
    await waitUntilRested(page, 60);
  } while ((await movesMade()).length === 0 && (await page.evaluate(() => pressTook)) > longestTap);
  assert.deepEqual((await movesMade())[0]?.move, good, "the card lies where it was put");
};

test("a whole game can be played by pointer", async () => {
  const page = await palazzo.visit(await visitor(), table);
  await waitUntilRested(page);
  while (!(await isOver(page))) await moveBy(page, (x, y) => click(page, { x, y }));
  assert.equal(await movesIn(page), 52);
  assert.deepEqual(page.errors, []);
});

test("cards can be placed by finger, and two fingers zoom", async () => {
  const page = await palazzo.visit(await visitor({ hasTouch: true, isMobile: true }), table);
  await waitUntilRested(page);
  for (let i = 0; i < 4; ++i) await moveBy(page, (x, y) => pressByFinger(page, { x, y }));
  const moves = await movesIn(page);
  const before = await page.screenshot({ clip: { x: 0, y: 64, width: 320, height: 400 } });
  await touch(page, [-1, 1].map((side) => [40, 60, 80, 100, 120].map((spread) => ({ x: 195 + side * spread, y: 312 }))));
  await waitUntilRested(page);
  const after = await page.screenshot({ clip: { x: 0, y: 64, width: 320, height: 400 } });
  assert.notDeepEqual(after, before, "the board is seen from nearer");
  assert.equal(await movesIn(page), moves, "two fingers are no tap");
  assert.deepEqual(page.errors, []);
});

test("a card can be dragged to its square", async () => {
  const page = await palazzo.visit(await visitor(), table);
  await waitUntilRested(page);
  await moveBy(page, (x, y) => click(page, { x, y }));
  const text = await record(page);
  const good = cli(["legal", "-"], text).find(({ take }) => !take);
  await page.mouse.move(...(await point(page, `pick:${good.place}`)));
  await page.mouse.down();
  await page.mouse.up();
  await waitUntilRested(page, 60);
  const square = await point(page, moveId(good));
  await page.mouse.down();
  await page.mouse.move(...square, { steps: 6 });
  await page.mouse.up();
  await waitUntilRested(page);
  assert.deepEqual(JSON.parse(await record(page)).moves[2].move, good);
});

test("a whole game can be played with keys alone", async () => {
  const page = await palazzo.visit(await visitor(), table);
  await waitUntilRested(page);
  for (let i = 0; i < 200 && !(await isOver(page)); ++i) {
    await page.keyboard.press("1");
    await page.keyboard.press("Enter");
    await waitUntilRested(page, 60);
  }
  assert.equal(await isOver(page), true);
  assert.deepEqual(page.errors, []);
});

test("no frame is drawn while nothing moves, even if a card is selected and its squares are marked", async () => {
  const page = await palazzo.visit(await visitor(), table);
  await play(page, 6);
  await page.keyboard.press("1");
  await waitUntilRested(page, 1000);
  const before = await frameCount(page);
  await new Promise((over) => setTimeout(over, 5000));
  assert.equal((await frameCount(page)) - before, 0);
});

test("a game with a pending palindrome is restored as it was", async () => {
  const page = await palazzo.visit(await visitor(), table);
  const pending = async () => cli(["show", "-"], await record(page)).pending.length;
  // Finds a random game in which the other player has a pending palindrome when it is the human's turn.
  let text;
  for (let seed = 1; !text; ++seed) {
    const fresh = cli(["new", "--game", "palindromes", "--seed", String(seed)], "");
    const whole = cli(["finish", "-", "--bots", "simple", "--seed", "1"], JSON.stringify(fresh));
    for (let n = 4; n < 40 && !text; ++n) {
      const part = JSON.stringify({ ...whole, moves: whole.moves.slice(0, n) });
      const shown = cli(["show", "-"], part);
      if (shown.turn === 0 && shown.pending.some(({ seat }) => seat === 1)) text = part;
    }
  }
  assert.equal(await page.evaluate((it) => palazzo.open(it), text), "");
  assert.ok((await pending()) > 0);
  const before = await record(page);
  await reloadWithoutMovements(page);
  assert.equal(await record(page), before);
  assert.equal(replay(await record(page)).digest, replay(before).digest);
  const waiting = await page.locator("#region-board li").allTextContents();
  assert.ok(waiting.some((line) => line.startsWith("Waiting:")), waiting.join("\n"));
  await play(page);
  assert.equal(await isOver(page), true);
  assert.deepEqual(page.errors, []);
});
