// The player's hands: moves the real pointer and presses real keys through the X server.
import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);
const sleep = (milliseconds) => new Promise((next) => setTimeout(next, milliseconds));
const centre = ([x, y, width, height]) => [Math.round(x + width / 2), Math.round(y + height / 2)];

/** Returns a function that runs xdotool on a display: `do("mousemove", 10, 20, "click", 1)`. */
export const tool = (display) => (...words) =>
  run("xdotool", words.map(String), { env: { ...process.env, DISPLAY: display } });

export class Mouse {
  #at = "";
  #presses = 0;

  constructor(screen, act, [width, height]) {
    Object.assign(this, { screen, act, middle: [Math.round(width / 2), Math.round(height / 2)] });
  }

  /**
   * Clicks at a point. If the pointer is elsewhere, moves it there first. After such moves, quick clicks, clicks after
   * a pause, and long presses take turns.
   */
  async click(x, y) {
    const at = `${x} ${y}`;
    const way = at === this.#at ? "still" : ["at once", "after a moment", "long"][this.#presses++ % 3];
    this.#at = at;
    if (way === "still") return this.act("click", 1);
    if (way === "at once") return this.act("mousemove", x, y, "click", 1);
    await this.act("mousemove", x, y);
    await sleep(40);
    if (way === "after a moment") return this.act("click", 1);
    await this.act("mousedown", 1);
    await sleep(120);
    await this.act("mouseup", 1);
  }

  /** Turns the wheel until the control `id` is visible. */
  async bring(id) {
    for (let turns = 0; turns < 20 && !this.screen.place(id); ++turns) {
      this.#at = "";
      await this.act("mousemove", ...this.middle, "click", 5);
      await sleep(60);
      this.screen.look();
    }
  }

  /**
   * Clicks the control `id`, and waits until `does` is true for the screen, by default until anything on it changes.
   */
  async press(id, does) {
    const { screen } = this;
    if (!screen.place(id) && screen.control(id)) await this.bring(id);
    await screen.until(() => screen.settled(id), `${id} to press`);
    const before = screen.words();
    await this.click(...centre(screen.place(id)));
    await screen.until(does ?? (() => screen.words() !== before), `what a press on ${id} does`);
  }
}

const within = ([x, y], [left, top, width, height]) => x >= left && y >= top && x <= left + width && y <= top + height;

export class Keys {
  constructor(screen, act) {
    Object.assign(this, { screen, act });
  }

  /** Presses keys one after the other, each after the program has handled the one before. */
  async tap(...names) {
    for (const name of names) {
      const { inputs } = this.screen.now;
      await this.act("key", name);
      await this.screen.until((now) => now.inputs >= inputs + 2 && now.idle, `${name} to be noticed`);
    }
  }

  /** Presses a key that makes the focus visible. The first key that is pressed has no other effect. */
  async show() {
    if (this.screen.now.keyboard) return;
    await this.tap("Left");
    if (!this.screen.now.keyboard) throw new Error(`no ring shows where the keyboard is\n${this.screen.told()}`);
  }

  async type(text) {
    await this.act("type", "--delay", 25, text);
  }

  /** Returns whether the focus ring is around the control `id`, and not around something larger that contains it. */
  on(id) {
    const ring = this.screen.now.keyboard;
    const place = this.screen.place(id);
    if (!ring || !place) return false;
    return within(centre(place), ring) && ring[2] <= Math.max(place[2], 44) + 2 && ring[3] <= Math.max(place[3], 44) + 2;
  }

  /** Presses Tab until the control `id` has the focus. */
  async reach(id) {
    await this.screen.rest();
    for (let tabs = 0; tabs < 40 && !this.on(id); ++tabs) await this.tap("Tab");
    if (!this.on(id)) throw new Error(`the keyboard can't be brought to ${id}\n${this.screen.told()}`);
  }

  /** Presses Tab until the table has the focus. Its focus ring is as wide as the window. */
  async toTable() {
    const onTable = () => this.screen.now.keyboard?.[2] > 500;
    for (let tabs = 0; tabs < 40 && !onTable(); ++tabs) await this.tap("Tab");
    if (!onTable()) throw new Error(`the keyboard can't be brought to the table\n${this.screen.told()}`);
  }

  /** Gives the control `id` the focus, presses `key`, and waits until `does` is true for the screen. */
  async press(id, does, key = "Return") {
    const { screen } = this;
    await this.reach(id);
    const before = screen.words();
    await this.tap(key);
    await screen.until(does ?? (() => screen.words() !== before), `what ${key} on ${id} does`);
  }
}
