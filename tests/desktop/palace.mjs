// A turn of Palace, from what shows: cards are picked until they make a move, or the button takes what must be taken.

const moves = (now) => now.regions.find(({ id }) => id === "moves")?.controls ?? [];
const kind = (control) => Object.keys(JSON.parse(control.move))[0];

/** Where a card may be picked, by the mirror's name: in the hand or from the palace. */
const named = (screen, card) => ["h", "u"].map((from) => `pick:${from}:${card}:0`).find((id) => screen.place(id));

/**
 * Makes one move. `hand` picks cards and uses buttons: `pick(id, does)` and, beside what is picked, `add(id, does)`;
 * `turn(slot, does)` for a card that lies face down; `use(id, does)`.
 */
export const turn = async (screen, hand) => {
  const before = screen.now.moves;
  const made = (now) => now.moves > before || now.over;
  const all = moves(screen.now);
  const listed = (wanted) => all.filter((control) => control.move && control.enabled && kind(control) === wanted);

  // Cards one by one until the button plays them.
  const toggles = all.filter((control) => control.kind === "toggle");
  const confirm = screen.control("confirm");
  const gathers = ["Place face up", "Set this order"].includes(confirm?.label);
  const count = () => moves(screen.now).filter(({ pressed }) => pressed).length;
  for (const { id } of listed("ready").length > 0 ? [] : toggles) {
    const had = count();
    if (gathers) await hand.add(id, () => count() > had);
    else await hand.pick(id, () => screen.control(id)?.pressed);
    if (screen.control("confirm").enabled) return hand.use("confirm", made);
  }
  // Each move by itself: one card, which the button then plays.
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
    if (made(screen.now)) return undefined; // by mouse the only one is turned over at once
  }
  if (!play && !flip && !button) throw new Error(`no move can be made\n${screen.told()}`);
  return hand.use((play ?? flip ?? button).id, made);
};

/** By mouse. Cards face down have no name: they lie where those face up lay. */
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
      await screen.until(does, `what a press on the card face down in place ${slot} does`, 5);
    },
  };
  return async () => {
    remember();
    await turn(screen, hand);
  };
};

/** By keys: arrows lead to a card, space picks it, enter plays. */
export const byKeys = ({ screen, keys }) => {
  const times = (n, key) => Array(Math.max(0, n)).fill(key);
  const cards = () =>
    [...Object.entries(screen.now.places), ...moves(screen.now).map(({ id, rect }) => [id, rect])]
      .filter(([id, rect]) => rect && id.startsWith("pick:"))
      .sort(([, a], [, b]) => a[0] - b[0]);
  /** The card that has risen since. */
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
      // No card rose: the ring wasn't round any, or round one of the other row.
      await keys.tap("Escape", ...(here < 0 ? [["Left"], ["Up"], ["Right"]][tries % 3] : []), ...times(way, "Right"), ...times(-way, "Left"));
    }
    throw new Error(`arrows and space don't pick ${id}\n${screen.told()}`);
  };
  /** A card that lies face down: they are alone in their row. */
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
      await screen.until(does, `what space picks beside others`, 5);
    },
    use: async (id, does) => {
      await keys.tap("Return");
      await screen.until(does, `what enter does for ${id}`, 5);
    },
  };
  return async () => {
    await keys.show();
    await turn(screen, hand);
  };
};
