// Plays whole games from the home screen on like a person: chooses moves with the command line, and presses controls by
// their ids, with the given hand.
import assert from "node:assert/strict";
import { rect, waitUntilSettled } from "./hand.mjs";
import { cli, isOver, record } from "./page.mjs";
import { play as playByScript } from "./player.mjs";

const controls = (page) =>
  page.evaluate(() =>
    Object.fromEntries([...document.querySelectorAll("#words main [data-id]")].map((one) => [
      one.dataset.id,
      { label: one.textContent, enabled: one.getAttribute("aria-disabled") !== "true", on: one.getAttribute("aria-pressed") === "true" },
    ])));

/**
 * Returns a person who plays on `page`. `press(page, id)` presses a control; `reaches(page, id)` returns whether this
 * hand can press it.
 */
export const person = (page, { press, reaches }) => {
  const tap = async (id) => {
    await press(page, id);
    await waitUntilSettled(page);
  };
  const mine = async () => cli(["legal", "-", "--seat", "0"], await record(page));
  const moves = async () => JSON.parse(await record(page)).moves.length;
  /** Presses controls until the game has moved on. */
  const tapMove = async (...ids) => {
    const before = await moves();
    for (const id of ids) await tap(id);
    assert.ok((await moves()) > before, `${ids.join(", ")} made a move`);
  };

  // ---- The moves of Palace

  /** Returns the ids of the table's controls for `cards`. Equal cards are numbered from 0. */
  const picks = (cards, where) => cards.map((card, at) => `pick:${where}:${card}:${cards.slice(0, at).filter((c) => c === card).length}`);
  const palaceMove = async () => {
    const legal = await mine();
    const [move] = [...legal].sort((a, b) => worth(b) - worth(a));
    const button = `move:${JSON.stringify(move)}`;
    if (await reaches(page, button)) return tapMove(button);
    if ("flip" in move) {
      const before = await moves();
      await tap(`down:${move.flip}`); // pressing the only face-down card turns it over at once
      return (await moves()) > before ? undefined : tapMove(button);
    }
    const cards = move.play ?? move.lay ?? move.order;
    if (!cards) return tapMove(button);
    const where = (await rect(page, `pick:h:${cards[0]}:0`)) ? "h" : "u";
    return tapMove(...picks([...cards, ...(move.cover ?? [])], where), "confirm");
  };
  // Returns how good a move is for this player: plays of many cards are best, and plays in which a joker needs a name
  // are worst.
  const worth = (move) => ("as" in move || "cover_as" in move ? 0 : move.play ? 10 + move.play.length : move.flip !== undefined ? 5 : 1);

  const challenge = async (there) => {
    const id = ["ch:go", "ch:unknown", "ch:pass"].find((one) => one in there);
    if (id) await tap(id);
    return Boolean(id);
  };

  // ---- The moves of Palindromes

  const palindromesMove = async () => {
    const move = (await mine()).find((one) => !("take" in one)); // with several palindromes the player has to choose one
    const button = `move:${JSON.stringify(move)}`;
    if (!(await reaches(page, button))) await tap(`pick:${move.place}`);
    return tapMove((await reaches(page, button)) ? button : "confirm");
  };

  // ---- The moves of Palabra

  const letterOf = (label) => label.match(/\b([A-Z])\b/)?.[1];
  const palabraMove = async (there) => {
    const cards = Object.entries(there).filter(([id]) => id.startsWith("pick:"));
    const letters = cards.map(([id, { label }]) => [id, letterOf(label)]).filter(([, letter]) => letter);
    const words = letters.length > 1 ? cli(["words", "find", letters.map(([, letter]) => letter).join("")]) : [];
    const longest = words.sort((a, b) => b.length - a.length)[0];
    if (!longest) return tapMove(pass(there));
    const left = [...letters];
    const spelt = [...longest.toUpperCase()].map((letter) => left.splice(left.findIndex(([, one]) => one === letter), 1)[0][0]);
    return tapMove(...spelt, "confirm");
  };
  const pass = (there) => Object.keys(there).find((id) => id.startsWith('move:{"pass"'));
  const answer = (there) => Object.keys(there).find((id) => /^move:\{"(challenge|vote|insist)"/.test(id));

  const makers = { palace: palaceMove, palindromes: palindromesMove, palabra: palabraMove };

  /** Does what the game waits for: lifts the curtain, answers, or makes a move. */
  const step = async () => {
    const there = await controls(page);
    if ("lift" in there) return tap("lift");
    if (await challenge(there)) return undefined;
    if (answer(there)) return tapMove(answer(there));
    return makers[JSON.parse(await record(page)).game](there);
  };

  return {
    tap,
    step,
    /**
     * Presses a control that leads to another page, and waits a moment, because a page that has just appeared takes no
     * presses at first.
     */
    enter: async (id) => {
      await tap(id);
      await page.waitForTimeout(350);
    },
    /**
     * Plays until the game is over. If `own` is a number, the person makes that many moves, and a script in the page
     * makes the others, which takes a tenth of the time.
     */
    play: async (own) => {
      for (let steps = 0; steps < (own ?? 400) && !(await isOver(page)); ++steps) await step();
      if (own !== undefined) await playByScript(page);
      assert.ok(await isOver(page), "the game is over");
      await page.waitForFunction(() => palazzo.rect("again") && palazzo.rect("close"), null, { polling: 100 });
      await page.waitForTimeout(350); // a control that has just appeared ignores presses
    },
  };
};
