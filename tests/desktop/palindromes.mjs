// Plays a turn of Palindromes: selects a card, then a square for it.

const place = (id) => (id.startsWith("move:") ? JSON.parse(id.slice(5)).place : undefined);
const hand = (now) => now.regions.find(({ id }) => id === "hand").lines.length;

/** Returns the ids of the controls that place a card of the hand. */
export const squares = (screen) => {
  const ids = screen.now.regions.flatMap(({ controls }) => controls.filter(({ rect }) => rect).map(({ id }) => id));
  return [...ids, ...Object.keys(screen.now.places)].filter((id) => place(id));
};

/** Returns a function that tells whether a square is visible enough to be pressed. */
const large = (screen) => (id) => {
  const [, , width, height] = screen.place(id);
  return width > 16 && height > 16;
};

export const byMouse = ({ screen, mouse }) => {
  let turns = 0;
  return async () => {
    const before = screen.now.moves;
    const made = (now) => now.moves > before;
    const cards = [...Object.keys(screen.now.places), ...screen.region("moves").controls.map(({ id }) => id)].filter((id) =>
      id.startsWith("pick:"),
    );
    // Takes the next card of the hand each time, so that all cards are tried in turn.
    const card = cards[turns++ % cards.length];
    await mouse.press(card, () => squares(screen).some((id) => place(id) === card.slice(5)));
    const good = squares(screen).find(large(screen));
    if (!good) throw new Error(`no square in sight takes ${card}\n${screen.told()}`);
    await mouse.press(good, made);
  };
};

/**
 * Returns a function that plays a turn with keys: a number, or arrows and space, selects a card, arrows move from
 * square to square, and Enter places the card.
 */
export const byKeys = ({ screen, keys }) => {
  let turns = 0;
  return async () => {
    const before = screen.now.moves;
    const cards = hand(screen.now);
    const picked = () => squares(screen).length > 0;
    const number = (turns % cards) + 1;
    const ways = [[number], ["Right", "space"], ["Left", "Return"], [number]];
    await keys.tap(...ways[turns++ % ways.length]);
    await screen.until(picked, `what ${ways[(turns - 1) % ways.length].join(" ")} picks`);
    await keys.tap(...[[], ["Right"], ["Up", "Left"], ["Down"]][turns % 4], turns % 3 === 0 ? "space" : "Return");
    // If there are several palindromes, takes the first.
    if (screen.now.moves === before) await keys.tap("1");
    await screen.until((now) => now.moves > before, "what enter places");
  };
};
