// Palace with language challenges on the page: alone with a deck, around one device with votes, restored in the middle.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { isLong, unlessLongRun } from "./browser.mjs";
import { answersOf, deckOf, has, lines, promptIn, type } from "./challenge.mjs";
import { tap } from "./hand.mjs";
import { cli, waitForFirstFrame, open, isOver, record, replay, waitUntilRested } from "./page.mjs";
import { choose, ids, play, press } from "./player.mjs";

const phone = { viewport: { width: 390, height: 844 } };
const speak = (rest = "") => `?quick=palace&preset=speak&deck=es&seed=12&speed=off${rest}`;
const spanish = deckOf("es");
const answers = answersOf(spanish);

let palazzo;
before(async () => (palazzo = await open()));
after(() => palazzo.close());

/** Plays until the human is asked something. */
const challenged = async (page, id) => {
  for (let moves = 0; moves < 60 && !(await has(page, id)); ++moves) {
    await play(page, 1, answers);
    await waitUntilRested(page, 100);
  }
  assert.ok(await has(page, id), `${id} is asked for`);
};
/** Waits for the result, which is shown after the last move. */
const toldWhatToPractise = (page) =>
  page.waitForFunction(() => /To practise/.test(document.querySelector("#words main").textContent));
const prompt = (page) => promptIn(page, answers);

test("in a whole game against bots with a Spanish deck, answers are typed, and the deck judges them", async () => {
  const page = await palazzo.visit(await palazzo.visitor(phone), speak());
  await play(page, 1000, answers);
  assert.ok(await isOver(page));
  const text = await record(page);
  const { challenges, moves, options } = JSON.parse(text);
  assert.equal(challenges.deck, "es");
  assert.equal(options.judge, "auto");
  const typed = moves.filter(({ seat, move }) => seat === 0 && "answer" in move);
  assert.ok(typed.length > 0);
  assert.ok(typed.some(({ move }) => move.right && move.answer !== ""));
  // The command line judges the answers in the same way as the page, and the game ends in the same way.
  const bare = JSON.parse(text);
  for (const { move } of bare.moves) if ("answer" in move) delete move.right;
  assert.deepEqual(cli(["replay", "-"], JSON.stringify(bare)), replay(text));
  assert.deepEqual(page.errors, []);
});

test("after a wrong answer the right one is shown, the question returns in a later game, and the result lists it", { skip: unlessLongRun }, async () => {
  const page = await palazzo.visit(await palazzo.visitor(phone), speak());
  await challenged(page, "ch:check");
  const missed = await prompt(page);
  assert.ok(missed);
  await type(page, "no lo sé");
  await press(page, "ch:check");
  assert.ok((await lines(page)).includes(`The answer: ${answers[missed]}`));
  await press(page, "ch:go");
  await play(page, 1000); // the test's player gives up all other questions, too
  await toldWhatToPractise(page);
  const kept = await page.evaluate(() => localStorage.getItem("palazzo:/some/deep/path/ missed"));
  assert.ok(kept.includes(JSON.stringify(missed)));
  await press(page, "again");
  await waitUntilRested(page, 100);
  const due = JSON.parse(await record(page)).challenges.due;
  assert.ok(due.includes(spanish.items.findIndex((item) => item.prompt === missed)));
});

test("missed questions can be practised", { skip: unlessLongRun }, async () => {
  const page = await palazzo.visit(await palazzo.visitor(phone), speak());
  await play(page, 1000); // the test's player gives up all questions
  await toldWhatToPractise(page);
  await press(page, "practise_missed");
  for (let asked = 0; asked < 40 && (await has(page, "ch:check")); ++asked) {
    await type(page, answers[await prompt(page)]);
    await press(page, "ch:check");
    await press(page, "ch:go");
  }
  assert.match((await lines(page)).join(), /All done/);
  await press(page, "ch:stop");
  assert.match(await page.locator("#words").textContent(), /To practise/);
});

test("the answer is typed into a real field, with buttons for letters that keyboards lack, and Enter sends it", async () => {
  const page = await palazzo.visit(await palazzo.visitor({ ...phone, hasTouch: true, isMobile: true }), speak());
  await challenged(page, "ch:check");
  await page.evaluate(() => palazzo.platform.type("ch:text"));
  const field = page.locator('#words .typing input[data-id="ch:text"]');
  assert.equal(await field.getAttribute("lang"), "es");
  await tap(page.locator("#words .typing .keys button", { hasText: "ñ" }));
  await page.keyboard.type("u");
  assert.equal(await field.inputValue(), "ñu");
  await page.keyboard.press("Enter");
  await waitUntilRested(page, 100);
  assert.equal(JSON.parse(await record(page)).moves.at(-1).move.answer, "ñu");
});

test("an answer can be typed at once into the field on the canvas, and Enter in the empty field is reported", async () => {
  const visitor = await palazzo.visitor({ viewport: { width: 1440, height: 900 } });
  const page = await palazzo.visit(visitor, speak());
  await challenged(page, "ch:check");
  await page.close();
  const again = await palazzo.visit(visitor, "?speed=off"); // this visit uses neither a finger nor a button of the mirror
  await waitUntilRested(again, 300);
  const field = again.locator('#words .typing.placed input[data-id="ch:text"]');
  const [box, drawn] = [await field.boundingBox(), await again.evaluate(() => palazzo.rect("ch:text"))];
  for (const side of ["x", "y", "width", "height"]) assert.ok(Math.abs(box[side] - drawn[side]) < 1, JSON.stringify([box, drawn]));
  const key = await again.locator("#words .typing .keys button").first().boundingBox();
  assert.ok(Math.abs(key.y - (drawn.y + drawn.height + 8)) < 1, JSON.stringify(key));
  // The page shows the button for this letter, so the canvas doesn't draw it.
  assert.equal(await again.evaluate(() => palazzo.rect("keyá")), null);
  assert.match(await field.evaluate((input) => getComputedStyle(input).font), /Palazzo/);
  await again.keyboard.press("Enter");
  await again.waitForFunction(() => document.getElementById("region-challenge").textContent.includes("Type an answer first"));
  await again.keyboard.type("ñu");
  await again.keyboard.press("Enter");
  await again.waitForFunction(() => document.querySelector('#words [data-id="ch:go"]'));
  assert.equal(JSON.parse(await record(again)).moves.at(-1).move.answer, "ñu");
  await again.keyboard.press("Enter"); // Enter confirms that the verdict has been read
  await again.waitForFunction(() => !document.querySelector('#words [data-id="ch:go"]'));
  assert.deepEqual(again.errors, []);
});

test("a game is restored in the middle of a challenge", async () => {
  const visitor = await palazzo.visitor(phone);
  const page = await palazzo.visit(visitor, speak());
  await challenged(page, "ch:check");
  const before = await lines(page);
  await page.close();
  const again = await palazzo.visit(visitor, "?speed=off");
  await waitUntilRested(again, 200);
  assert.deepEqual(await lines(again), before);
  await type(again, answers[await prompt(again)]);
  await press(again, "ch:check");
  assert.equal(JSON.parse(await record(again)).moves.at(-1).move.right, true);
});

test("three people around one device vote, and no hand is visible while they do", async () => {
  const page = await palazzo.visit(await palazzo.visitor(phone), "?speed=off");
  await press(page, "set_up:palace/speak");
  await choose(page, "players", 0);
  for (const seat of [1, 2]) await choose(page, `seat:${seat}`, 0);
  await press(page, "rules");
  await choose(page, "rule:judge", 1);
  await press(page, "begin");
  await waitUntilRested(page, 300);
  await challenged(page, "ch:vote");
  assert.equal(await page.evaluate(() => document.querySelector("#region-hand")), null);
  const votes = (await ids(page)).filter((id) => id.startsWith("ch:vote"));
  assert.equal(votes.length, 2);
  await choose(page, votes[0], 0);
  await choose(page, votes[1], 1);
  const moves = JSON.parse(await record(page)).moves.slice(-2).map(({ move }) => move);
  assert.deepEqual(moves, [{ judge: false }, { judge: true }]);
  await play(page, isLong ? 2000 : 10);
  assert.equal(await isOver(page), isLong);
  assert.equal(replay(await record(page)).over, isLong);
  assert.deepEqual(page.errors, []);
});

test("the deck is fetched when it is chosen, and not before", async () => {
  const page = await (await palazzo.visitor(phone)).newPage();
  const fetched = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.goto(`${palazzo.address}?speed=off`);
  await waitForFirstFrame(page);
  await waitUntilRested(page, 300);
  assert.ok(!fetched.some((url) => /deck-/.test(url)));
  await press(page, "set_up:palace/speak");
  await press(page, "begin");
  await waitUntilRested(page, 500);
  assert.ok(fetched.some((url) => /deck-es/.test(url)));
  assert.ok(!fetched.some((url) => /deck-fr/.test(url)));
});
