// Plays a turn of Palabra: the longest word that the hand spells and the rules allow, else an exchange, else a pass.
import { spawnSync } from "node:child_process";
import { cli } from "./desktop.mjs";

const most = 3; // number of words that are tried in a turn
const pass = 'move:{"pass":true}';

const moves = (now) => now.regions.find(({ id }) => id === "moves").controls;
const cards = (now) => moves(now).filter(({ id }) => id.startsWith("pick:"));
/** Returns the letter of a card, from its name: "blue P, three stars". A blank has none. */
const letter = ({ label }) => label.match(/ ([A-Z])(,|$)/)?.[1].toLowerCase();

/** Returns the words to try, the longest first. */
const words = (now) => {
  const letters = cards(now).map(letter).filter(Boolean).join("");
  if (!letters) return [];
  const { stdout } = spawnSync(cli, ["words", "find", letters], { encoding: "utf8" });
  const found = JSON.parse(stdout).filter((word) => word.length > 1);
  return found.sort((a, b) => b.length - a.length).slice(0, most);
};

/** Returns the names of the cards that spell a word. */
const spelling = (now, word) => {
  const free = [...cards(now)];
  return [...word].map((wanted) => free.splice(free.findIndex((card) => letter(card) === wanted), 1)[0].id);
};

/**
 * Returns a function that plays a turn, and counts words, exchanges and passes in `told`. `hand` has the functions
 * `lay(word)`, `confirm(made)`, `clear()`, `exchange(made)` and `pass(made)`.
 */
const player = ({ screen }, hand, told) => async () => {
  // A play during the first step of a turn also passes that step, which counts as a move.
  const first = screen.region("moves").lines.some((line) => line.startsWith("Step 1"));
  const before = screen.now.moves + (first ? 1 : 0);
  const made = (now) => now.moves > before || now.over;
  for (const word of words(screen.now)) {
    await hand.lay(word);
    if (screen.control("confirm").enabled) {
      told.words += 1;
      return hand.confirm(made);
    }
    await hand.clear();
  }
  if (told.exchanges < 2 && cards(screen.now).length > 2 && screen.place("exchange")) {
    told.exchanges += 1;
    return hand.exchange(made);
  }
  told.passes += 1;
  return hand.pass(made);
};

const chosen = (now) => cards(now).filter(({ pressed }) => pressed).length;

export const byMouse = (table, told) => {
  const { screen, mouse } = table;
  const pick = (id) => mouse.press(id, () => screen.control(id)?.pressed);
  const hand = {
    lay: async (word) => {
      for (const id of spelling(screen.now, word)) await pick(id);
    },
    confirm: (made) => mouse.press("confirm", made),
    clear: () => mouse.press("clear", (now) => chosen(now) === 0),
    exchange: async (made) => {
      await mouse.press("exchange", () => screen.control("what").chosen > 0);
      for (const { id } of cards(screen.now).slice(0, 3)) await pick(id);
      await mouse.press("confirm", made);
    },
    pass: (made) => mouse.press(pass, made),
  };
  return player(table, hand, told);
};

/**
 * Returns a function that plays a turn with keys: it types letters, plays with Enter, and reaches buttons with arrows.
 */
export const byKeys = (table, told) => {
  const { screen, keys } = table;
  const typed = () => screen.control("word")?.value ?? "";
  const enter = async (made) => {
    await keys.tap("Return");
    await screen.until(made, "what enter plays");
  };
  /** Moves the focus to the first button of the lowest row, and then presses the keys `then`. */
  const toButtons = (...then) => keys.tap(...Array(4).fill("Up"), ...Array(4).fill("Down"), ...then);
  const hand = {
    lay: async (word) => {
      await keys.type(word);
      await screen.until(() => typed() === word.toUpperCase(), `${word} to be typed`);
    },
    confirm: enter,
    clear: async () => {
      await keys.tap("Escape");
      await screen.until(() => typed() === "", "what escape clears");
    },
    exchange: async (made) => {
      // The buttons of the row are, from left to right: shuffle, letters, colours, exchange.
      await toButtons("Right", "Right", "Right", "Return");
      await screen.until(() => screen.control("what").chosen > 0, "what enter on the exchange does");
      await keys.tap("Up", "space", "space");
      await screen.until((now) => chosen(now) === 2, "cards picked to exchange");
      await enter(made);
    },
    pass: async (made) => {
      // To the left of the first button is the main button, and to the left of that one the side button.
      await toButtons("Left", "Left", "Return");
      await screen.until(made, "what enter on the pass does");
    },
  };
  return player(table, hand, told);
};
