// The screen as the player sees it: in words, with the place of every control, read from the mirror file.
import { readFileSync } from "node:fs";

/**
 * A press on a button, page or sheet that has just appeared doesn't count (ignored_press_seconds in
 * shell/ui/press.hpp), because a person needs longer to see it. Cards and squares of a table that was there before can
 * be pressed at once.
 */
const blind = 330;

const sleep = (milliseconds) => new Promise((next) => setTimeout(next, milliseconds));

const named = (now) => {
  const all = new Map();
  for (const { controls } of now.regions) for (const { id, rect } of controls) if (rect) all.set(id, rect);
  for (const [id, rect] of Object.entries(now.places)) all.set(id, rect);
  return all;
};

export class Screen {
  #file;
  #alive;
  #text = "";
  #names = new Map();
  #since = new Map();
  #layer = "";
  #opened = 0;

  /** `alive` is a function that throws if the program has ended. */
  constructor(file, alive) {
    this.#file = file;
    this.#alive = alive;
    this.now = null;
  }

  /** Reads the current screen; null before the first frame. */
  look() {
    this.#alive();
    let text;
    try {
      text = readFileSync(this.#file, "utf8");
    } catch {
      return null;
    }
    if (text === this.#text) return this.now;
    this.#text = text;
    this.now = JSON.parse(text);
    this.#names = named(this.now);
    const layer = `${this.now.title} ${this.now.dialog}`;
    const before = layer === this.#layer ? this.#since : new Map();
    if (layer !== this.#layer) this.#opened = performance.now();
    this.#layer = layer;
    this.#since = new Map([...this.#names.keys()].map((id) => [id, before.get(id) ?? performance.now()]));
    return this.now;
  }

  /** Waits until `so` is true for the screen. */
  async until(so, what, seconds = 120) {
    for (const start = performance.now(); ; await sleep(8)) {
      const now = this.look();
      const answer = now && so(now);
      if (answer) return answer;
      if (performance.now() - start > seconds * 1000) throw new Error(`waited in vain for ${what}\n${this.told()}`);
    }
  }

  /**
   * Waits until the program waits for the player. Until then, the words may belong to a later frame than the places of
   * controls.
   */
  async rest() {
    await this.until(({ idle }) => idle, "the program to come to rest", 120);
  }

  control(id) {
    for (const { controls } of this.now.regions) for (const one of controls) if (one.id === id) return one;
    return undefined;
  }

  region(id) {
    return this.now.regions.find((one) => one.id === id);
  }

  place(id) {
    return this.#names.get(id);
  }

  /** Returns whether a control is enabled and has been on the screen long enough to be pressed. */
  settled(id) {
    if (!this.#since.has(id) || this.control(id)?.enabled === false) return false;
    const since = /^pick:|^move:{"at"(?!.*"take")/.test(id) ? this.#opened : this.#since.get(id);
    return performance.now() - since > blind;
  }

  /** Returns the whole screen except for the places. */
  words() {
    const { frame, idle, inputs, keyboard, places, ...rest } = this.now;
    return JSON.stringify([rest, Object.keys(places)], (key, value) => (key === "rect" ? value !== null : value));
  }

  /** Returns a short description of the screen, for the message of a failed test. */
  told() {
    if (!this.now) return "no screen yet";
    const line = (c) =>
      `  [${c.enabled ? "" : "not "}${c.kind}] ${c.id}: ${c.label}${c.pressed ? " (on)" : ""}${c.why ? ` – ${c.why}` : ""} ${JSON.stringify(c.rect)}`;
    const regions = this.now.regions.flatMap((r) => [`${r.heading}: ${r.lines.join("; ")}`, ...r.controls.map(line)]);
    const { frame, idle, moves, over, keyboard, places } = this.now;
    return [this.now.title, ...regions, JSON.stringify({ frame, idle, moves, over, keyboard, places })].join("\n");
  }
}
