// What the desktop tests stand on: a display of its own for each program, and a player before it who has eyes and hands.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { display } from "../display.mjs";
import { Keys, Mouse, tool } from "./hands.mjs";
import { Screen } from "./screen.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
export const cli = process.env.PALAZZO_CLI ?? join(root, "build/native/bin/palazzo-cli");
export const program = process.env.PALAZZO_PROGRAM ?? join(root, "build/native/bin/palazzo");

const sizes = { wide: [1100, 800], phone: [390, 844] };

/** A display, and an empty folder for data. */
export const place = async (window = "wide") => {
  const folder = mkdtempSync(join(tmpdir(), "palazzo-desktop-"));
  const { name, close } = await display(...sizes[window]);
  const clear = () => {
    close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, name, size: sizes[window], clear };
};

/**
 * Opens the program in a place, where others may have been before it. Of several at once each needs a `mirror` of its own.
 * `asked` is more for the command line, `settings` are kept already. Its window is as large as the display unless it isn't
 * `sized`: then it is as large as the program makes it.
 */
export const begin = async ({ folder, name, size }, { speed = "off", entropy = 1, mirror = "mirror", asked = [], settings, sized = true } = {}) => {
  if (settings) {
    mkdirSync(join(folder, "palazzo"), { recursive: true });
    writeFileSync(join(folder, "palazzo", "palazzo%3Asettings"), JSON.stringify({ format: 1, ...settings }));
  }
  const file = join(folder, `${mirror}.json`);
  rmSync(file, { force: true });
  const wishes = [`--mirror=${file}`, `--entropy=${entropy}`, `--speed=${speed}`, ...(sized ? [`--size=${size.join("x")}`] : []), ...asked];
  const env = {
    ...process.env,
    DISPLAY: name,
    HOME: folder,
    XDG_DATA_HOME: folder,
    SDL_VIDEODRIVER: "x11",
    LIBGL_ALWAYS_SOFTWARE: "1",
    // What graphics and message bus leave behind isn't ours; what we do, the other tests find.
    ASAN_OPTIONS: `${process.env.ASAN_OPTIONS ?? ""}:detect_leaks=0`,
  };
  const game = spawn(program, wishes, {
    cwd: folder,
    env,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  game.stderr.on("data", (part) => (said += part));
  const ended = once(game, "exit");
  const alive = () => {
    if (game.exitCode !== null || game.signalCode) throw new Error(`the program ended by itself: ${said}`);
  };
  const screen = new Screen(file, alive);
  const act = tool(name);
  const table = {
    screen,
    mouse: new Mouse(screen, act, size),
    keys: new Keys(screen, act),
    /** How many games are kept. */
    kept: () => new Set(readdirSync(join(folder, "palazzo")).map((key) => key.match(/^palazzo%3A(?:game|over)%3A([^%]+)/)?.[1]).filter(Boolean)).size,
    /** Ends the program as its window's cross does; it has to end well. */
    close: async () => {
      if (game.exitCode === null && !game.signalCode) game.kill("SIGTERM");
      const [status, signal] = await ended;
      if (status !== 0) throw new Error(`the program ended with ${status ?? signal}: ${said}`);
    },
    /** Ends it with no time to save anything. */
    kill: async () => {
      if (game.exitCode === null && !game.signalCode) game.kill("SIGKILL");
      await ended;
    },
  };
  try {
    await screen.until((now) => now.title, "the first screen", 30);
    // Where a window manager would give the window the keyboard.
    await act("search", "--name", "Palazzo", "windowfocus");
  } catch (error) {
    await table.kill();
    throw error;
  }
  return table;
};

/**
 * Opens the program in a data folder of its own, at its first screen: `const table = await open({ window: "phone" }); …
 * await table.leave()`. Without other wishes nothing moves by itself.
 */
export const open = async ({ window, ...wishes } = {}) => {
  const where = await place(window);
  try {
    const table = await begin(where, wishes);
    return { ...table, leave: () => table.close().finally(where.clear) };
  } catch (error) {
    where.clear();
    throw error;
  }
};
