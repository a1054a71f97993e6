// A player at the page who has only the mirror: buttons, and toggles that compose a move.
import { record } from "./page.mjs";

/** Presses the control with this id; returns whether it exists and can be used. */
export const press = async (page, id) => {
  const pressed = await page.evaluate(async (wanted) => {
    const control = document.querySelector(`#words [data-id="${CSS.escape(wanted)}"]`);
    if (!control || control.getAttribute("aria-disabled") === "true") return false;
    const before = palazzo.frames;
    control.click();
    while (palazzo.frames === before) await new Promise(requestAnimationFrame);
    return true;
  }, id);
  if (!pressed) throw new Error(`there is no control ${id} to press`);
};

/** Selects an option of the choice with this id. */
export const choose = (page, id, index) =>
  page.evaluate(
    async ([wanted, at]) => {
      const select = document.querySelector(`#words select[data-id="${CSS.escape(wanted)}"]`);
      const before = palazzo.frames;
      select.selectedIndex = at;
      select.dispatchEvent(new Event("change"));
      while (palazzo.frames === before) await new Promise(requestAnimationFrame);
    },
    [id, index],
  );

export const ids = (page) =>
  page.evaluate(() => [...document.querySelectorAll("#words [data-id]")].map((control) => control.dataset.id));

/**
 * Plays the human seats until the game is over or `most` moves are made, and returns the number of moves. Moves with
 * buttons are pressed, others are composed from toggles until the confirming button is enabled. The device is handed on
 * when several people share it. A challenge is answered if `answers` has an answer to its prompt, and given up
 * otherwise; all votes are in favour of the answer.
 */
export const play = (page, most = 1000, answers = {}) =>
  page.evaluate(async ([limit, known]) => {
    const region = () => document.getElementById("region-moves");
    const all = (selector) => [...(region()?.querySelectorAll(selector) ?? [])];
    const enabled = (button) => button.getAttribute("aria-disabled") !== "true";
    const confirm = () => all('[data-id="confirm"]')[0];
    const toggles = () => all("button[aria-pressed]");
    const direct = () => all("button[data-move]").filter((button) => button !== confirm() && enabled(button));
    const kind = (button) => Object.keys(JSON.parse(button.dataset.move))[0];
    const until = async (done, what) => {
      for (const start = performance.now(); !done(); ) {
        if (performance.now() - start > 60_000) throw new Error(`waited in vain for ${what}`);
        await new Promise((next) => setTimeout(next, 4));
      }
    };
    const use = async (button) => {
      const before = palazzo.frames;
      button.click();
      await until(() => palazzo.frames > before, "a frame after a press");
    };

    // Makes one move; returns false if nothing can be done.
    const move = async () => {
      const tried = new Set();
      for (let presses = 0; presses < 400; ++presses) {
        if (confirm() && enabled(confirm())) return use(confirm()).then(() => true);
        const good = direct().find((button) => ["play", "flip", "ready"].includes(kind(button)));
        if (good) return use(good).then(() => true);
        const pressed = toggles().find((toggle) => toggle.getAttribute("aria-pressed") === "true");
        const why = document.getElementById(confirm()?.getAttribute("aria-describedby"))?.textContent ?? "";
        const covers = why.includes("together with another card");
        const gathers = confirm()?.dataset.move?.match(/"(lay|order)"/) || covers;
        // Cards that couldn't be played alone may cover another card, so they are tried again.
        if (covers) tried.clear();
        if (pressed && !gathers) await use(pressed); // the card alone is no legal move, so this deselects it
        const next = toggles().find((t) => !tried.has(t.dataset.id) && t.getAttribute("aria-pressed") === "false");
        if (!next) break;
        tried.add(next.dataset.id);
        await use(next);
      }
      const last = direct()[0];
      return last ? use(last).then(() => true) : false;
    };

    const control = (id) => document.querySelector(`#words [data-id^="${id}"]`);
    const set = async (select, index) => {
      const before = palazzo.frames;
      select.selectedIndex = index;
      select.dispatchEvent(new Event("change"));
      await until(() => palazzo.frames > before, "a frame after a choice");
    };
    const answer = async () => {
      const lines = [...document.querySelectorAll("#region-challenge li")].map((line) => line.textContent);
      const right = lines.map((line) => known[line]).find(Boolean);
      if (!right) return use(control("ch:unknown"));
      const before = palazzo.frames;
      const field = control("ch:text");
      field.value = right;
      field.dispatchEvent(new Event("input"));
      await until(() => palazzo.frames > before, "a frame after typing");
      return use(control("ch:check"));
    };
    // Does the next thing that an open challenge needs; returns false if no challenge is open.
    const challenge = async () => {
      const open = () => [...document.querySelectorAll('#words select[data-id^="ch:vote"]')].find((s) => s.selectedIndex === 2);
      if (control("ch:go")) await use(control("ch:go"));
      else if (control("ch:check")) await answer();
      else if (control("ch:pass")) await use(control("ch:pass"));
      else if (open()) await set(open(), 1);
      else if (control("ch:give")) await use(control("ch:give"));
      else if (control("ch:share")) await set(control("ch:share"), 4);
      else return false;
      return true;
    };

    let moves = 0;
    while (!palazzo.over && moves < limit) {
      const lift = () => document.querySelector('#words [data-id="lift"]');
      // While a guest's move is on its way to the host, all buttons are disabled.
      await until(() => palazzo.over || lift() || all("button").some(enabled), "a turn");
      if (palazzo.over) break;
      if (await challenge()) continue;
      if (lift()) await use(lift());
      else if (await move()) moves += 1;
      else if (all("button").length > 0) throw new Error(`no move can be made: ${region()?.textContent}`);
    }
    return moves;
  }, [most, answers]);

/** Returns the number of moves in the record of the game on the table. */
export const movesIn = async (page) => JSON.parse(await record(page)).moves.length;

/**
 * Takes the pile whenever that is allowed, and plays otherwise, until the hand has `cards` cards or the game is over.
 */
export const gatherCards = async (page, cards) => {
  for (let moves = 0; moves < 200; ++moves) {
    const [over, held, take] = await page.evaluate(() => [
      palazzo.over,
      document.querySelectorAll("#region-hand li").length,
      [...document.querySelectorAll("#region-moves button[data-move]")].find((b) => b.dataset.move === '{"take":true}')?.dataset.id,
    ]);
    if (over || held >= cards) return;
    if (take) await press(page, take);
    else await play(page, 1);
  }
};
