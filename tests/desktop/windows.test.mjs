// Two windows of the program on one data folder: the one opened last writes.
import assert from "node:assert/strict";
import { test } from "node:test";
import { manage } from "../display.mjs";
import { begin, place } from "./desktop.mjs";
import { games, mine } from "./games.mjs";
import { tool } from "./hands.mjs";

/** Defines a test with several windows on one data folder. They are closed when the test ends or fails. */
const windows = (name, does) =>
  test(name, { timeout: 120_000 }, async () => {
    const where = await place("phone");
    const opened = [];
    const open = async (...asked) => {
      opened.push(await begin(where, { mirror: `window-${opened.length}`, asked }));
      return opened.at(-1);
    };
    try {
      await does(open);
    } finally {
      for (const one of opened) await one.kill();
      where.clear();
    }
  });

const table = ["--quick=palindromes", "--seed=4"];

const play = async (window, moves) => {
  const turn = games.palindromes.byMouse(window);
  // On a busy machine the program can look at rest before the bot has moved.
  const ownTurn = async () => {
    await window.screen.until(mine, "the player's turn");
    await window.screen.rest();
  };
  for (let n = 0; n < moves; ++n) {
    await ownTurn();
    await turn();
  }
  await ownTurn();
  return window.screen.now.moves;
};

for (const earlier of ["first", "second"])
  windows(`moves made in the second window are kept even if the ${earlier} closes first`, async (open) => {
    const first = await open(...table);
    const before = await play(first, 2);
    const second = await open();
    const played = await play(second, 2);
    assert.ok(played > before);
    for (const one of earlier === "first" ? [first, second] : [second, first]) await one.close();
    assert.equal((await open()).screen.now.moves, played);
  });

windows("an untouched window notices that another window has opened and closed, and then draws no further frames", async (open) => {
  const { screen } = await open(...table);
  assert.ok(screen.now.writes);
  const second = await open();
  assert.ok(second.screen.now.writes);
  await screen.until((now) => !now.writes && now.idle, "the first window to learn that it may not write");
  await second.close();
  await screen.until((now) => now.writes && now.idle, "the first window to learn that it may write again");
});

/** Returns the position and size of the window according to the X server. */
const placeOf = async (act) => {
  const { stdout } = await act("search", "--name", "Palazzo", "getwindowgeometry", "--shell");
  return Object.fromEntries(["X", "Y", "WIDTH", "HEIGHT"].map((name) => [name, Number(stdout.match(new RegExp(`^${name}=(-?\\d+)$`, "m"))[1])]));
};
/** Waits until `is` is true for the window's position and size, and returns them. */
const until = async (act, is, what) => {
  for (let tries = 0; ; ++tries) {
    const now = await placeOf(act);
    if (is(now)) return now;
    assert.ok(tries < 100, `${JSON.stringify(now)} isn't ${what}`);
    await new Promise((next) => setTimeout(next, 50));
  }
};
const same = (one, other) => ["X", "Y", "WIDTH", "HEIGHT"].every((name) => one[name] === other[name]);

/**
 * Defines a test on a display with window frames: opens one window after the other, each in the size that the program
 * chooses.
 */
const remembered = (name, does) =>
  test(name, { timeout: 120_000 }, async () => {
    const where = await place("wide");
    await manage(where.name);
    const opened = [];
    const open = async (...asked) => {
      await opened.at(-1)?.close();
      opened.push(await begin(where, { sized: false, asked }));
      return opened.at(-1);
    };
    const act = tool(where.name);
    const [WIDTH, HEIGHT] = where.size;
    const filled = (now) => same(now, { X: 0, Y: 0, WIDTH, HEIGHT });
    /** Moves and resizes the window, and returns its position and size. */
    const put = async (x, y, width, height) => {
      await act("search", "--name", "Palazzo", "windowsize", "--sync", width, height, "windowmove", x, y);
      let before = {};
      return until(act, (now) => {
        const rests = now.WIDTH === width && same(now, before);
        before = now;
        return rests;
      }, "at rest");
    };
    try {
      await does({ open, act, put, filled });
    } finally {
      await opened.at(-1)?.kill();
      where.clear();
    }
  });

remembered("a window is restored to its place and size each time, unless the command line sets the size", async ({ open, act, put }) => {
  await open();
  const there = await put(60, 40, 700, 640);
  for (let times = 0; times < 3; ++times) {
    await open();
    await until(act, (now) => same(now, there), `where it was, ${JSON.stringify(there)}`);
  }
  await open("--size=500x600");
  await until(act, ({ WIDTH, HEIGHT }) => WIDTH === 500 && HEIGHT === 600, "as large as the command line says");
  await open();
  await until(act, (now) => same(now, there), `where it was, ${JSON.stringify(there)}`);
});

remembered("F11 switches to full screen and back, and the next start uses the last choice", async ({ open, act, put, filled }) => {
  const first = await open();
  const there = await put(60, 40, 700, 640);
  await first.keys.tap("F11");
  await until(act, filled, "the whole screen");
  const second = await open();
  await until(act, filled, "the whole screen");
  await second.keys.tap("F11");
  await until(act, (now) => same(now, there), `where it was, ${JSON.stringify(there)}`);
});
