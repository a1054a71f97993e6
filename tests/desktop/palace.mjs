// Plays a turn of Palace from what is on the screen: selects cards until they make a move, or takes the pile with the
// button.

const moves = (now) => now.regions.find(({ id }) => id === "moves")?.controls ?? [];
const kind = (control) => Object.keys(JSON.parse(control.move))[0];

/**
 * Returns the id of the control that selects `card`, a card's name in the mirror, in the hand or among the face-up
 * cards; undefined if there is none.
 */
const named = (screen, card) => ["h", "u"].map((from) => `pick:${from}:${card}:0`).find((id) => screen.place(id));

/**
 * Makes one move. `hand` selects cards and uses buttons: `pick(id, does)` selects a card, `add(id, does)` a further
 * one, `turn(slot, does)` turns over a face-down card, and `use(id, does)` presses a button.
 */
export const turn = async (screen, hand) => {
  const before = screen.now.moves;
  const made = (now) => now.moves > before || now.over;
  const all = moves(screen.now);
  const listed = (wanted) => all.filter((control) => control.move && control.enabled && kind(control) === wanted);

  // Selects cards one by one until the button plays them.
  const toggles = all.filter((control) => control.kind === "toggle");
  const confirm = screen.control("confirm");
  const gathers = ["Place face up", "Use this order"].includes(confirm?.label);
  const count = () => moves(screen.now).filter(({ pressed }) => pressed).length;
  for (const { id } of listed("ready").length > 0 ? [] : toggles) {
    const had = count();
    if (gathers) await hand.add(id, () => count() > had);
    else await hand.pick(id, () => screen.control(id)?.pressed);
    if (screen.control("confirm").enabled) return hand.use("confirm", made);
  }
  // Without toggles, each move is a button of its own, which is used after its cards have been selected.
  const plays = toggles.length > 0 ? [] : listed("play");
  const play = plays.find(({ move }) => !JSON.parse(move).cover) ?? plays[0];
  const [flip] = listed("flip");
  const button = all.find((one) => one.move && one.enabled && screen.place(one.id));
  if (play) {
    const { play: [card], cover: [cover] = [] } = JSON.parse(play.move);
    if (cover) await hand.pick(named(screen, card), () => true);
    await hand[cover ? "add" : "pick"](named(screen, cover ?? card), () => screen.place(play.id));
  } else if (flip) {
    await hand.turn(JSON.parse(flip.move).flip, (now) => made(now) || screen.place(flip.id));
    if (made(screen.now)) return undefined; // with the mouse, the only face-down card is turned over at once
  }
  if (!play && !flip && !button) throw new Error(`no move can be made\n${screen.told()}`);
  return hand.use((play ?? flip ?? button).id, made);
};

/**
 * Returns a function that plays a turn with the mouse. Face-down cards have no controls in the mirror, so the function
 * remembers the places of the face-up cards that lay on them.
 */
export const byMouse = ({ screen, mouse }) => {
  const under = [];
  const remember = () => {
    const rects = Object.entries(screen.now.places).concat(moves(screen.now).map(({ id, rect }) => [id, rect]));
    const up = rects.filter(([id, rect]) => rect && id.startsWith("pick:u:")).map(([, rect]) => rect);
    if (up.length > under.length) under.splice(0, under.length, ...up.sort(([a], [b]) => a - b));
  };
  const hand = {
    pick: (id, does) => mouse.press(id, does),
    add: (id, does) => mouse.press(id, does),
    use: (id, does) => mouse.press(id, does),
    turn: async (slot, does) => {
      const [x, y, width, height] = under[slot];
      await mouse.click(Math.round(x + width / 2), Math.round(y + height / 2));
      await screen.until(does, `what a press on the card face down in place ${slot} does`);
    },
  };
  return async () => {
    remember();
    await turn(screen, hand);
  };
};

/** Returns a function that plays a turn with keys: arrows move to a card, space selects it, Enter plays. */
export const byKeys = ({ screen, keys }) => {
  const times = (n, key) => Array(Math.max(0, n)).fill(key);
  const cards = () =>
    [...Object.entries(screen.now.places), ...moves(screen.now).map(({ id, rect }) => [id, rect])]
      .filter(([id, rect]) => rect && id.startsWith("pick:"))
      .sort(([, a], [, b]) => a[0] - b[0]);
  /** Returns the id of the card that has risen since `before`. */
  const risen = (before) => {
    const heights = new Map(before.map(([id, [, y]]) => [id, y]));
    return cards().find(([id, [, y]]) => y < heights.get(id) - 5)?.[0];
  };
  const seek = async (id, does) => {
    await keys.tap("Escape");
    for (let tries = 0; tries < 8; ++tries) {
      const before = cards();
      await keys.tap("space");
      if (does(screen.now)) return;
      const here = before.findIndex(([name]) => name === risen(before));
      const way = here < 0 ? 0 : before.findIndex(([name]) => name === id) - here;
      // If no card has risen, the focus was on no card, or on a card of the other row.
      await keys.tap("Escape", ...(here < 0 ? [["Left"], ["Up"], ["Right"]][tries % 3] : []), ...times(way, "Right"), ...times(-way, "Left"));
    }
    throw new Error(`arrows and space don't pick ${id}\n${screen.told()}`);
  };
  /** Turns over a face-down card. Only face-down cards are in its row. */
  const turnOver = async (slot, does) => {
    for (const step of ["Left", "Left", "Left", "Left", ...times(4, "Right")]) {
      await keys.tap("Escape", step, "space");
      if (does(screen.now)) return;
    }
    throw new Error(`arrows and space don't reach the card face down in place ${slot}\n${screen.told()}`);
  };
  const hand = {
    pick: seek,
    turn: turnOver,
    add: async (id, does) => {
      await keys.tap(moves(screen.now).some(({ pressed }) => pressed) ? "Right" : "Left", "space");
      await screen.until(does, `what space picks beside others`);
    },
    use: async (id, does) => {
      await keys.tap("Return");
      await screen.until(does, `what enter does for ${id}`);
    },
  };
  return async () => {
    await keys.show();
    await turn(screen, hand);
  };
};
