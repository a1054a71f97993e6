// Palabra on the page: by keys, by pointer, in words; restored in the middle of a turn.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { pressByFinger } from "./hand.mjs";
import { cli, waitForFirstFrame, open, record, replay, waitUntilRested, said } from "./page.mjs";
import { choose, press } from "./player.mjs";

const phone = { viewport: { width: 390, height: 844 } };

let palazzo;
before(async () => (palazzo = await open()));
after(() => palazzo.close());

// Positions on a phone of 390×844 with one opponent, according to shell/games/palabra/layout.
const rack = (place, of = 7) => [195 + (place - (of - 1) / 2) * 50.9, 681];
const tray = [195, 565];
const mainButton = [260, 804];
const theirWord = (letter) => [48 + letter * 72, 168];

const rest = "Eb Eg Er Ey Ib Ig Iy Ob Og Or Oy Ny Nb Sb Ag Ar Ay Ub2 Ugy Ur";
const pass = { pass: true };

/** Returns a game between a human and a bot with the hands `hand` and `theirs`. The seat of the first move begins. */
const game = (hand, theirs, moves = [], options = {}) =>
  JSON.stringify({
    format: 1, game: "palabra", preset: "classic", options,
    deal: { cards: `${hand} ${theirs} ${rest}`.split(" "), first: moves[0]?.[0] ?? 0, short: true },
    seats: [{ kind: "human" }, { kind: "bot", level: "simple" }],
    moves: moves.map(([seat, move]) => ({ seat, move })),
  });

const cat = ["Cg", "Ab", "Trb"];
const plain = game("Ab Cg Er Ib Ob Trb Yr", "Eb Gb Hb Ir Vb Wrb Dg");
/** Returns a game in which the other seat has laid RAIN, worth 8. */
const facing = (hand) => game(hand, "Ny Rb2 Ab Ib Vb Vgy Wrb", [[1, pass], [1, { word: ["Rb2", "Ab", "Ib", "Ny"] }]]);

const at = async (text) => {
  const page = await palazzo.visit(await palazzo.visitor(phone), "?speed=off");
  // The word list may not have been loaded yet.
  for (let tries = 0; tries < 50; ++tries) {
    const fault = await page.evaluate((it) => palazzo.open(it), text);
    await waitUntilRested(page, 200);
    if (fault === "" && (await record(page)) !== "") return page;
    if (tries === 49) assert.equal(fault, "");
  }
};
/** Returns the moves of the human seat from number `from` on. */
const mine = async (page, from = 0) =>
  JSON.parse(await record(page)).moves.slice(from).filter(({ seat }) => seat === 0).map(({ move }) => move);
const type = async (page, word) => {
  await page.keyboard.type(word, { delay: 40 });
  await waitUntilRested(page, 100);
};
const drag = async (page, from, to) => {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 6 });
  await page.mouse.up();
  await waitUntilRested(page, 100);
};
const click = async (page, where) => {
  await page.mouse.click(...where);
  await waitUntilRested(page, 100);
};
const options = (page, id) =>
  page.evaluate((it) => [...document.querySelectorAll(`#words select[data-id="${it}"] option`)].map((o) => o.textContent), id);
/** Chooses the action with this label. */
const undertake = async (page, label) => {
  const labels = await options(page, "what");
  assert.ok(labels.includes(label), `${label} is among ${labels.join(", ")}`);
  await choose(page, "what", labels.indexOf(label));
};
/** Selects the card with this name in the mirror. */
const pick = (page, name) =>
  page.evaluate((wanted) => {
    const cards = [...document.querySelectorAll('#region-moves button[aria-pressed="false"]')];
    cards.find((card) => card.textContent.split(" ").includes(wanted)).click();
  }, name);
const confirmed = (page) =>
  page.evaluate(() => JSON.parse(document.querySelector('#region-moves [data-id="confirm"]').dataset.move ?? "null"));

test("a word can be typed and played with Enter", async () => {
  const page = await at(plain);
  await type(page, "cat");
  assert.deepEqual(await mine(page), [], "nothing is made before enter");
  await page.keyboard.press("Enter");
  await waitUntilRested(page);
  assert.deepEqual((await mine(page)).slice(0, 2), [pass, { word: cat }]);
  assert.deepEqual(page.errors, []);
});

test("a word can be put together by dragging cards, and played with the button", async () => {
  const page = await at(plain);
  // The cards of the hand are sorted: A C E I O T Y.
  await drag(page, rack(1), tray);
  await drag(page, rack(0), [tray[0] + 60, tray[1]]);
  await drag(page, rack(5), [tray[0] + 120, tray[1]]);
  await click(page, mainButton);
  await waitUntilRested(page);
  assert.deepEqual((await mine(page)).slice(0, 2), [pass, { word: cat }]);
  assert.deepEqual(page.errors, []);
});

test("a word can be put together by tapping cards with a finger", async () => {
  const context = await palazzo.visitor({ ...phone, hasTouch: true, isMobile: true });
  const page = await palazzo.visit(context, "?speed=off");
  for (let tries = 0; tries < 50 && (await record(page)) === ""; ++tries) {
    await page.evaluate((it) => palazzo.open(it), plain);
    await waitUntilRested(page, 200);
  }
  const tap = ([x, y]) => pressByFinger(page, { x, y });
  for (const place of [1, 0, 5]) {
    await tap(rack(place));
    await waitUntilRested(page, 100);
  }
  await tap(mainButton);
  await waitUntilRested(page);
  assert.deepEqual((await mine(page)).slice(0, 2), [pass, { word: cat }]);
});

test("a word can be typed into the text mirror's field and confirmed there", async () => {
  const page = await at(plain);
  await page.locator('#words input[data-id="word"]').fill("cat", { force: true });
  await waitUntilRested(page, 100);
  assert.deepEqual(await confirmed(page), { word: cat });
  await press(page, "confirm");
  await waitUntilRested(page);
  assert.deepEqual((await mine(page)).slice(0, 2), [pass, { word: cat }]);
  assert.deepEqual(page.errors, []);
});

test("a card dropped on another player's word builds on it", async () => {
  const page = await at(facing("Er Er Ig Og Ob Sr Trb"));
  await drag(page, rack(5), theirWord(3));
  await page.keyboard.press("Enter");
  await waitUntilRested(page);
  const [, build] = await mine(page);
  assert.deepEqual(build, { build: { seat: 1, before: [], after: ["Sr"] } });
  assert.deepEqual(page.errors, []);
});

test("shaving a word moves points from its owner to the shaver", async () => {
  const page = await at(facing("Er Er Ig Og Ob Rr Trb"));
  await undertake(page, "Shave RAIN by Rosa");
  await pick(page, "R");
  await waitUntilRested(page, 100);
  await press(page, "confirm");
  await waitUntilRested(page, 100);
  assert.deepEqual(await mine(page), [{ shave: ["Rr"] }]);
  assert.deepEqual(cli(["show", "-"], await record(page)).seats.map(({ score }) => score), [2, 6]);
});

test("a joker can be selected on the canvas, and the word that it cancels tapped", async () => {
  const page = await at(facing("Er Er Ig Og Ob Trb !"));
  await click(page, rack(6));
  await click(page, theirWord(1));
  await click(page, mainButton);
  await waitUntilRested(page, 100);
  assert.deepEqual(await mine(page), [{ jokers: [{ seat: 1 }] }]);
  assert.equal(cli(["show", "-"], await record(page)).seats[1].score, 0);
});

test("a player who challenges a word that is in the list loses a turn", async () => {
  const laid = [[1, pass], [1, { word: ["Rb2", "Ab", "Ib", "Ny"] }]];
  const page = await at(game("Er Er Ig Og Ob Trb Sr", "Ny Rb2 Ab Ib Vb Vgy Wrb", laid, { words: "challenge" }));
  const buttons = await page.locator("#region-moves button").allTextContents();
  assert.deepEqual(buttons.sort(), ["Accept", "Doubt it"]);
  await page.getByRole("button", { name: "Doubt it", exact: true }).evaluate((button) => button.click());
  await waitUntilRested(page);
  const { moves } = JSON.parse(await record(page));
  assert.deepEqual(moves[2], { seat: 0, move: { challenge: true, good: true } });
  assert.equal(moves[3].seat, 1, "the next turn is theirs again");
  assert.ok((await said(page)).includes("RAIN stands: 8 points for Rosa."));
});

test("a reload between pre-play and play restores the game", async () => {
  const page = await at(facing("Er Er Ig Og Ob Rr Trb"));
  await undertake(page, "Shave RAIN by Rosa");
  await pick(page, "R");
  await waitUntilRested(page, 100);
  await press(page, "confirm");
  await waitUntilRested(page);
  const text = await record(page);
  assert.equal(cli(["show", "-"], text).step, "play");
  await page.reload();
  await waitForFirstFrame(page);
  for (let tries = 0; tries < 50 && (await record(page)) === ""; ++tries) await waitUntilRested(page, 200);
  assert.equal(await record(page), text);
  assert.equal(replay(await record(page)).digest, replay(text).digest);
  assert.match(await page.locator("#region-moves").textContent(), /Step 2 of 2/);
  await type(page, "to");
  await page.keyboard.press("Enter");
  await waitUntilRested(page);
  assert.deepEqual((await mine(page))[1], { word: ["Trb", (await mine(page))[1].word[1]] });
});

test("the word list is fetched once, when Palabra is chosen, and not before", async () => {
  const page = await (await palazzo.visitor(phone)).newPage();
  const lists = [];
  page.on("request", (request) => /\/words-/.test(request.url()) && lists.push(request.url()));
  await page.goto(palazzo.address);
  await waitForFirstFrame(page);
  await page.waitForLoadState("networkidle");
  assert.deepEqual(lists, []);
  await press(page, "play:palabra");
  for (let tries = 0; tries < 50 && (await record(page)) === ""; ++tries) await waitUntilRested(page, 200);
  assert.match(await record(page), /"game":"palabra"/);
  assert.equal(lists.length, 1);
});

test("if the word list can't be fetched, the page says so and other games can be played", async () => {
  const page = await (await palazzo.visitor({ ...phone, serviceWorkers: "block" })).newPage();
  await page.route(/\/words-/, (route) => route.abort());
  await page.goto(palazzo.address);
  await waitForFirstFrame(page);
  await press(page, "play:palabra");
  await page.waitForFunction(() => document.querySelector("#log").textContent.includes("Couldn't load the word list"));
  assert.equal(await record(page), "");
  await press(page, "play:palindromes");
  assert.match(await record(page), /"game":"palindromes"/);
});
