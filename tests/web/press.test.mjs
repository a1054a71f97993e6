// One rule for presses on every screen and sheet: a control pressed on the canvas does what its button in the mirror
// does, by a finger for any time, and by a mouse that never hovered there; and the picture is complete afterwards.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { isLong } from "./browser.mjs";
import { pressByFinger, pictureStaysTheSame, middle, pressByMouse, rect, waitUntilSettled, makeContextReportFrames } from "./hand.mjs";
import { open as openBrowser } from "./page.mjs";
import { screens, state, use } from "./screens.mjs";

// Long runs press every control of every screen, for each holding time; short runs a few controls of some screens.
const everything = isLong;

const hands = {
  finger: {
    look: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    press: pressByFinger,
    holds: [0, 80, 400],
    some: 2,
    everyday: 3, // short runs test one screen of three
  },
  mouse: { look: { viewport: { width: 1440, height: 900 } }, press: pressByMouse, holds: [0], some: 1, everyday: 6 },
};

let palazzo;
before(async () => (palazzo = await openBrowser()));
after(() => palazzo.close());

/**
 * Opens a page that deals the same cards every time, and that opens no file dialog, exports nothing and prints nothing.
 */
const visit = async (hand) => {
  const context = await makeContextReportFrames(await palazzo.visitor(hands[hand].look));
  await context.addInitScript(() => {
    crypto.getRandomValues = (array) => array.fill(7);
    window.outside = [];
    addEventListener("DOMContentLoaded", () => {
      palazzo.platform.pickFile = () => window.outside.push("pick");
      palazzo.platform.exportFile = (name) => window.outside.push(name);
      palazzo.platform.print = () => window.outside.push("print");
    });
  });
  const page = await palazzo.visit(context, "?speed=off");
  await waitUntilSettled(page);
  return page;
};

/** Returns the controls of the mirror. */
const controls = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("#words main [data-id]")].map((one) => ({
      id: one.dataset.id,
      kind: one.tagName,
      options: one.options?.length ?? 0,
      chosen: one.selectedIndex ?? 0,
    })));

/**
 * Controls that can't be compared. Some lead somewhere else each time: to a copy with another name, or to a question
 * that depends on earlier mistakes. Others do something else on the canvas than in words: Pass also passes the play
 * that follows a pre-play, and a session of practice gives the keyboard focus to the field.
 */
const leftOut = new Set(["deck_copy", "ch:go", "practise:es", 'move:{"pass":true}', "hint"]);

/**
 * Screens that depend on which seats use the device. Sending a turn changes these seats, and the change is stored with
 * the game; so each of these screens begins with a new page.
 */
const dependOnSeats = new Set(["a hand taken over", "the turn to send", "the turn sent", "palace-curtain"]);

/** Returns where to press a control, and the value to select: a choice's next option, or a number plus one. */
const aim = ({ id, kind, options, chosen }, area) => {
  if (kind !== "SELECT") return { at: middle(area) };
  if (id === "players" || id.startsWith("ch:share:"))
    return chosen + 1 < options ? { at: { x: area.x + area.width - 20, y: area.y + area.height / 2 }, value: chosen + 1 } : null;
  const shown = id.startsWith("ch:vote:") ? 2 : options;
  const value = (chosen + 1) % shown;
  return { at: { x: area.x + (area.width * (value + 0.5)) / shown, y: area.y + area.height / 2 }, value };
};

/** Closes the page, with everything that it has stored. */
const leave = async (visitor) => {
  await visitor.page?.context().close();
  visitor.page = null;
};

/**
 * Goes to the screen `name`. If the screen differs from `wanted`, its earlier state, opens a new page and goes there
 * again.
 */
const arrive = async (visitor, name, wanted) => {
  if (wanted === undefined && dependOnSeats.has(name)) await leave(visitor);
  for (let tries = 0; ; ++tries) {
    if (!visitor.page) visitor.page = await visit(visitor.hand);
    await visitor.page.evaluate(() => (window.outside.length = 0));
    await screens[name](visitor.page);
    const found = await state(visitor.page);
    if (wanted === undefined || found === wanted) return found;
    assert.ok(tries < 2, `${name} can be found again`);
    await leave(visitor);
  }
};

/** Waits until a question that has appeared by itself can be pressed (ignored_press_seconds in shell/ui/press.hpp). */
const awake = (visitor, name) => (/^speak/i.test(name) ? visitor.page.waitForTimeout(330) : undefined);

/** Returns where two states differ. */
const difference = (is, meant) => {
  let at = 0;
  while (at < is.length && is[at] === meant[at]) ++at;
  return `${is.slice(Math.max(0, at - 60), at + 80)} instead of ${meant.slice(Math.max(0, at - 60), at + 80)}`;
};

/** Waits until the published rule sets have arrived, if a control has requested them. */
const loaded = (page) =>
  page.waitForFunction(() => !document.querySelector("#words").textContent.includes("Loading the rule sets"));

const tryOut = async (visitor, name, base, control, holds) => {
  const area = await rect(visitor.page, control.id);
  const aimed = area && aim(control, area);
  if (!aimed) return 0;
  const { press } = hands[visitor.hand];
  // If the options of a choice are drawn separately, each has its own place.
  const apart = await rect(visitor.page, `${control.id}=${aimed.value}`);
  if (apart) aimed.at = middle(apart);
  await use(visitor.page, control.id, aimed.value);
  await loaded(visitor.page);
  const meant = await state(visitor.page);
  for (const hold of holds) {
    await arrive(visitor, name, base);
    await awake(visitor, name);
    await press(visitor.page, aimed.at, hold);
    await waitUntilSettled(visitor.page);
    await loaded(visitor.page);
    const what = `${name}: ${control.id}, ${visitor.hand} for ${hold} ms`;
    const is = await state(visitor.page);
    assert.ok(is === meant, `${what}: ${difference(is, meant)}`);
    assert.ok(await pictureStaysTheSame(visitor.page), `${what}: the picture is whole`);
  }
  await arrive(visitor, name, base);
  return 1;
};

for (const hand of Object.keys(hands)) {
  const visitor = { hand, page: null };
  let turn = 0;
  const names = Object.keys(screens).filter((_, at) => everything || at % hands[hand].everyday === 0);
  for (const name of names)
    test(`a control pressed by ${hand} does the same as its button in the text mirror: ${name}`, async () => {
      const base = await arrive(visitor, name);
      let pressed = 0;
      const all = (await controls(visitor.page)).filter(({ id }) => !leftOut.has(id));
      const { holds, some } = hands[hand];
      const start = everything ? 0 : turn++;
      for (let i = 0; i < all.length && (everything || pressed < some); ++i) {
        const control = all[(i + start) % all.length];
        pressed += await tryOut(visitor, name, base, control, everything ? holds : [holds[start % holds.length]]);
      }
      assert.ok(pressed > 0 || all.length === 0, "something could be pressed");
      assert.deepEqual(visitor.page.errors, []);
    });
}
