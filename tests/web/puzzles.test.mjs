// Puzzles on the page: every one is solved in words by the command line's solution, and one of each game by pointer.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { after, before, test } from "node:test";
import { unlessLongRun, longRunOnly } from "./browser.mjs";
import { fileURLToPath } from "node:url";
import { middle, pressByMouse, rect, waitUntilSettled, middleOfControl, makeContextReportFrames } from "./hand.mjs";
import { waitForFirstFrame, open, waitUntilRested } from "./page.mjs";
import { choose, ids, press } from "./player.mjs";

let palazzo;
before(async () => (palazzo = await open()));
after(() => palazzo.close());

const program = process.env.PALAZZO_CLI ?? fileURLToPath(new URL("../../build/native/bin/palazzo-cli", import.meta.url));
/** Returns a game's puzzles with their solutions. */
const puzzlesOf = (game) => {
  const { stdout, status } = spawnSync(program, ["puzzles", "list", "--game", game], { encoding: "utf8" });
  assert.equal(status, 0);
  return stdout.trim().split("\n").map((line) => JSON.parse(line));
};
const games = ["palace", "palabra", "palindromes"];

const text = (page) => page.evaluate(() => document.getElementById("region-puzzle")?.textContent ?? "");
const there = (page, id) =>
  page.waitForFunction((wanted) => document.querySelector(`#words [data-id="${wanted}"]`), id, { polling: 50 });
const until = (page, said) =>
  page.waitForFunction((wanted) => document.getElementById("region-puzzle")?.textContent.includes(wanted), said, { polling: 20 });

/** Returns the move that the confirming button would make. */
const ready = (page) =>
  page.evaluate(() => {
    const confirm = document.querySelector('#words [data-id="confirm"]');
    return confirm?.getAttribute("aria-disabled") === "true" ? null : JSON.parse(confirm?.dataset.move ?? "null");
  });

// ---- Palabra's cards, which the page calls by their colours, letters and stars

const colours = { r: "red", b: "blue", g: "green", y: "yellow" };
const labelOf = (card) => {
  if (card[0] === "?") return "wild card";
  if (card[0] === "%") return "vowel card";
  const [, letter, initials, stars] = card.match(/^([A-Z])([rbgy]*)(\d?)$/);
  const named = [...initials].map((one) => colours[one]).join(" and ");
  return `${named} ${letter}${{ "": "", 2: ", two stars", 3: ", three stars" }[stars]}`;
};

/** Returns the ids of the cards of a play, each once. */
const picksOf = async (page, cards) => {
  const toggles = await page.evaluate(() =>
    [...document.querySelectorAll('#words [data-id^="pick:"]')].map((one) => [one.dataset.id, one.textContent]));
  return cards.map((card) => {
    const at = toggles.findIndex(([, label]) => label === labelOf(card));
    assert.ok(at >= 0, `${labelOf(card)} is among ${toggles.map(([, label]) => label).join("; ")}`);
    return toggles.splice(at, 1)[0][0];
  });
};

/** Gives a blank its letter. */
const nameBlank = (page, id, letter) =>
  page.evaluate(async ([wanted, said]) => {
    const select = document.querySelector(`#words [data-id="${wanted}"]`);
    const before = palazzo.frames;
    select.selectedIndex = [...select.options].findIndex((option) => option.textContent === said);
    select.dispatchEvent(new Event("change"));
    while (palazzo.frames === before) await new Promise(requestAnimationFrame);
  }, [id.replace("pick", "letter"), letter]);

/** Types a word into the field. */
const type = (page, word) =>
  page.evaluate(async (letters) => {
    const field = document.querySelector('#words [data-id="word"]');
    const before = palazzo.frames;
    field.value = letters;
    field.dispatchEvent(new Event("input"));
    while (palazzo.frames === before) await new Promise(requestAnimationFrame);
  }, word);

const lettersOf = (cards) => cards.map((card) => (card.includes("=") ? card.split("=")[1] : card[0])).join("");

const layWord = async (page, { word }) => {
  for (const [at, id] of (await picksOf(page, word)).entries()) {
    await press(page, id);
    if (word[at].includes("=")) await nameBlank(page, id, word[at].split("=")[1]);
  }
};

/** Types a build: chooses the word of the table on which `move` builds, and adds the letters before and behind it. */
const buildWord = async (page, move) => {
  const uses = await page.evaluate(() => document.querySelector('#words select[data-id="what"]').options.length);
  for (let use = 0; use < uses; ++use) {
    await choose(page, "what", use);
    const taken = await page.evaluate(() => document.querySelector('#words [data-id="word"]')?.value ?? "");
    if (taken === "") continue;
    await type(page, lettersOf(move.build.before) + taken + lettersOf(move.build.after));
    const would = await ready(page);
    if (would?.build?.seat === move.build.seat) return;
  }
};

/** Makes a move in words: by its own button, or composed from its cards. */
const make = async (page, game, move) => {
  const button = `move:${JSON.stringify(move)}`;
  if ((await ids(page)).includes(button)) return press(page, button);
  if (game === "palabra") await (move.word ? layWord : buildWord)(page, move);
  else if (move.place) await press(page, `pick:${move.place}`);
  else {
    const where = (await ids(page)).includes(`pick:h:${move.play[0]}:0`) ? "h" : "u";
    for (const card of move.play) await press(page, `pick:${where}:${card}:0`);
  }
  if ((await ids(page)).includes(button)) return press(page, button);
  assert.deepEqual(await ready(page), move);
  return press(page, "confirm");
};

for (const game of games)
  test(`every puzzle of ${game} is solved through the text mirror by its solution`, { skip: unlessLongRun }, async () => {
    const page = await palazzo.visit(await palazzo.visitor(), "?speed=off");
    await waitUntilRested(page);
    await press(page, "puzzles");
    await press(page, `puzzles-${game}`);
    await press(page, `puzzle-${game}-1`);
    const puzzles = puzzlesOf(game);
    for (const [at, { solution }] of puzzles.entries()) {
      await until(page, `Puzzle ${at + 1} of 12`);
      for (const move of solution) await make(page, game, move);
      await until(page, "Solved!");
      if (at + 1 < puzzles.length) await press(page, "puzzle_next");
    }
    // A puzzle isn't stored as a game, and a solved puzzle is still marked as solved after a reload.
    assert.equal(await page.evaluate(() => palazzo.record()), "");
    await page.reload();
    await waitForFirstFrame(page);
    await there(page, "puzzles");
    assert.equal(await page.evaluate(() => document.querySelector('#words [data-id="continue"]')), null);
    assert.match(await page.locator('#words [data-id="puzzles"]').textContent(), /12 of 36 solved/);
    assert.deepEqual(page.errors, []);
  });

// ---- Solving puzzles by pointer

const tap = async (page, id) => {
  await pressByMouse(page, await middleOfControl(page, id));
  await waitUntilSettled(page);
};

/**
 * Taps a control until it is gone, as an impatient person would. A new screen ignores presses at first, and Palabra
 * waits for its words.
 */
const enter = async (page, id) => {
  await middleOfControl(page, id);
  for (let area; (area = await rect(page, id)); ) {
    await pressByMouse(page, middle(area));
    await waitUntilSettled(page);
    await page.waitForTimeout(400);
  }
};

/** Makes a move on the canvas. */
const tapMove = async (page, game, move) => {
  if (game === "palabra") {
    for (const [at, id] of (await picksOf(page, move.word)).entries()) {
      await tap(page, id);
      if (move.word[at].includes("=")) {
        await page.keyboard.press(`Key${move.word[at].split("=")[1]}`);
        await waitUntilSettled(page);
      }
    }
    return tap(page, "confirm");
  }
  const button = `move:${JSON.stringify(move)}`;
  const drawnAt = () => page.evaluate((id) => palazzo.rect(id), button);
  if (await drawnAt()) return tap(page, button);
  const where = move.play && (await page.evaluate((id) => palazzo.rect(id), `pick:h:${move.play[0]}:0`)) ? "h" : "u";
  for (const id of move.place ? [`pick:${move.place}`] : move.play.map((card) => `pick:${where}:${card}:0`)) await tap(page, id);
  return tap(page, (await drawnAt()) ? button : "confirm");
};

const chosen = { palace: 1, palabra: 5, palindromes: 3 };
for (const viewport of [{ width: 390, height: 844 }, { width: 1280, height: 800 }])
  for (const game of games)
    test(`a puzzle of ${game} can be solved by pointer at ${viewport.width} by ${viewport.height}`, { skip: longRunOnly(viewport.width > 1000 || game !== "palabra") }, async () => {
      const page = await palazzo.visit(await makeContextReportFrames(await palazzo.visitor({ viewport })), "?speed=off");
      await waitUntilRested(page);
      for (const id of ["puzzles", `puzzles-${game}`, `puzzle-${game}-${chosen[game]}`]) await enter(page, id);
      await until(page, `Puzzle ${chosen[game]} of 12`);
      await waitUntilSettled(page);
      for (const move of puzzlesOf(game)[chosen[game] - 1].solution) await tapMove(page, game, move);
      await until(page, "Solved!");
      await tap(page, "puzzle_again");
      assert.doesNotMatch(await text(page), /Solved!/);
      await tap(page, "puzzle_next");
      await until(page, `Puzzle ${chosen[game] + 1} of 12`);
      await tap(page, "close");
      await there(page, `puzzle-${game}-${chosen[game]}`);
      assert.deepEqual(page.errors, []);
    });

test("a wrong move in a puzzle is reported, and the puzzle can be tried again", { skip: unlessLongRun }, async () => {
  const page = await palazzo.visit(await palazzo.visitor(), "?puzzle=palace-1&speed=off");
  await waitUntilRested(page);
  await until(page, "Puzzle 1 of 12");
  const [{ solution }] = puzzlesOf("palace");
  await make(page, "palace", solution[1]); // the second move of the solution misses the goal if it is made first
  await until(page, "Not this way.");
  assert.equal((await ids(page)).some((id) => id.startsWith("pick:") || id.startsWith("move:")), false);
  await press(page, "puzzle_again");
  for (const move of solution) await make(page, "palace", move);
  await until(page, "Solved!");
  assert.deepEqual(page.errors, []);
});
