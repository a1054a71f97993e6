// Palindromes on the page: by pointer, by keys, by finger, in words, and found again in mid-game.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { cli, drawn, frames, open, over, record, replay, rested } from "./page.mjs";
import { movesIn, play } from "./player.mjs";

const table = "?quick=palindromes&seed=5&speed=off";
const phone = { viewport: { width: 390, height: 844 } };

let palazzo;
before(async () => (palazzo = await open()));
after(() => palazzo.close());

// Where things lie on a phone of 390×844, as shell/screens/palindromes_layout lays them and shell/table/board shows them.
const area = { middle: [195, 312.5], width: 390, height: 497 };
const zoom = { least: 30, most: 74.1 };
const step = [1.1, 1.4 * 1.07];
const handY = 760;

const ends = (numbers) => [Math.min(...numbers), Math.max(...numbers)];

/** The point of a square on the screen while all of the board is shown. */
const pointOf = (board, last, [x, y]) => {
  if (board.length === 0) return area.middle;
  const squares = [0, 1].map((i) => ends(board.map(({ at }) => at[i])).map((end, j) => end + (j ? 1.5 : -1.5)));
  const size = [area.width, area.height];
  const card = Math.floor(
    Math.max(zoom.least, Math.min(zoom.most, ...squares.map(([low, high], i) => size[i] / ((high - low) * step[i])))),
  );
  const centre = squares.map(([low, high], i) => {
    const room = size[i] / (card * step[i]);
    return high - low <= room ? (low + high) / 2 : Math.max(low + room / 2, Math.min(high - room / 2, last[i]));
  });
  return [area.middle[0] + (x - centre[0]) * card * step[0], area.middle[1] - (y - centre[1]) * card * step[1]];
};

/** A point of each card in a hand of so many, left of its middle, which the next one leaves free. */
const handPoints = { 1: [185], 2: [140, 225], 3: [105, 175, 245] };

const inSight = ([x, y]) => x > 8 && x < 320 && y > 72 && y < 552;

/** Makes one move by touching a card and a square. */
const moveBy = async (page, touch) => {
  const before = await record(page);
  const { board, last, seats } = cli(["show", "-"], before);
  const moves = cli(["legal", "-"], before).filter(({ take }) => !take);
  const good = moves.find(({ at }) => inSight(pointOf(board, last, at))) ?? moves[0];
  const { hand } = seats[0];
  await touch(handPoints[hand.length][hand.indexOf(good.place)], handY);
  await rested(page, 60);
  await touch(...pointOf(board, last, good.at));
  await rested(page, 60);
  const made = JSON.parse(await record(page)).moves.slice(JSON.parse(before).moves.length);
  assert.deepEqual(made[0]?.move, good, "the card lies where it was put");
};

test("a whole game is played by pointer", async () => {
  const page = await palazzo.visit(await palazzo.visitor(phone), table);
  await rested(page);
  while (!(await over(page))) await moveBy(page, (x, y) => page.mouse.click(x, y));
  assert.equal(await movesIn(page), 52);
  assert.deepEqual(page.errors, []);
});

test("cards are placed by finger, and two fingers zoom", async () => {
  const page = await palazzo.visit(await palazzo.visitor({ ...phone, hasTouch: true, isMobile: true }), table);
  await rested(page);
  for (let i = 0; i < 4; ++i) await moveBy(page, (x, y) => page.touchscreen.tap(x, y));
  const session = await page.context().newCDPSession(page);
  const fingers = (spread) => [
    { x: 195 - spread, y: 312, id: 1 },
    { x: 195 + spread, y: 312, id: 2 },
  ];
  const moves = await movesIn(page);
  const before = await page.screenshot({ clip: { x: 0, y: 64, width: 320, height: 400 } });
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: fingers(40) });
  for (const spread of [60, 80, 100, 120])
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: fingers(spread) });
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await rested(page);
  const after = await page.screenshot({ clip: { x: 0, y: 64, width: 320, height: 400 } });
  assert.notDeepEqual(after, before, "the board is seen from nearer");
  assert.equal(await movesIn(page), moves, "two fingers are no tap");
  assert.deepEqual(page.errors, []);
});

test("a card is dragged to its square", async () => {
  const page = await palazzo.visit(await palazzo.visitor(phone), table);
  await rested(page);
  await moveBy(page, (x, y) => page.mouse.click(x, y));
  const text = await record(page);
  const { board, last, seats } = cli(["show", "-"], text);
  const good = cli(["legal", "-"], text).find(({ take }) => !take);
  await page.mouse.move(handPoints[3][seats[0].hand.indexOf(good.place)], handY);
  await page.mouse.down();
  await page.mouse.move(...pointOf(board, last, good.at), { steps: 6 });
  await page.mouse.up();
  await rested(page);
  assert.deepEqual(JSON.parse(await record(page)).moves[2].move, good);
});

test("a whole game is played with keys alone", async () => {
  const page = await palazzo.visit(await palazzo.visitor(phone), table);
  await rested(page);
  for (let i = 0; i < 200 && !(await over(page)); ++i) {
    await page.keyboard.press("1");
    await page.keyboard.press("Enter");
    await rested(page, 60);
  }
  assert.equal(await over(page), true);
  assert.deepEqual(page.errors, []);
});

test("a whole game is played through the mirror", async () => {
  const page = await palazzo.visit(await palazzo.visitor(phone), table);
  await play(page);
  assert.equal(await over(page), true);
  const { moves } = JSON.parse(await record(page));
  assert.equal(moves.length, 52);
  assert.equal(replay(await record(page)).over, true);
  assert.deepEqual(page.errors, []);
});

test("no frame is drawn while nothing moves, a card picked and its squares marked", async () => {
  const page = await palazzo.visit(await palazzo.visitor(phone), table);
  await play(page, 6);
  await page.keyboard.press("1");
  await rested(page, 1000);
  const before = await frames(page);
  await new Promise((over) => setTimeout(over, 5000));
  assert.equal((await frames(page)) - before, 0);
});

test("a game with a palindrome that waits is found again as it was", async () => {
  const page = await palazzo.visit(await palazzo.visitor(phone), table);
  const pending = async () => cli(["show", "-"], await record(page)).pending.length;
  // A game by lot in which the other player has one waiting when it is our turn.
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
  await page.reload();
  await drawn(page);
  assert.equal(await record(page), before);
  assert.equal(replay(await record(page)).digest, replay(before).digest);
  const waiting = await page.locator("#region-board li").allTextContents();
  assert.ok(waiting.some((line) => line.startsWith("Waiting:")), waiting.join("\n"));
  await play(page);
  assert.equal(await over(page), true);
  assert.deepEqual(page.errors, []);
});
