// Runs the program for the desktop tests: on a virtual display, with a player who reads the screen and uses the mouse
// and the keyboard.
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

/**
 * Starts a virtual display and creates an empty data folder. Returns both, with a function `clear` that removes them.
 */
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
 * Starts the program on a display and with a data folder, which may contain data of an earlier run. Programs that run
 * at the same time need different names for `mirror`. `asked` are further command-line arguments, and `settings` are
 * stored before the start. If `sized` is true, the window is as large as the display; otherwise it has the program's
 * own size.
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
    // Leaks aren't reported here, because graphics drivers and the message bus leak memory. Other tests find the
    // program's own leaks.
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
    /** Returns the number of stored games. */
    kept: () => new Set(readdirSync(join(folder, "palazzo")).map((key) => key.match(/^palazzo%3A(?:game|over)%3A([^%]+)/)?.[1]).filter(Boolean)).size,
    /** Ends the program as closing its window does, and checks that it ends without an error. */
    close: async () => {
      if (game.exitCode === null && !game.signalCode) game.kill("SIGTERM");
      const [status, signal] = await ended;
      if (status !== 0) throw new Error(`the program ended with ${status ?? signal}: ${said}`);
    },
    /** Kills the program, so that it has no time to save. */
    kill: async () => {
      if (game.exitCode === null && !game.signalCode) game.kill("SIGKILL");
      await ended;
    },
  };
  try {
    await screen.until((now) => now.title, "the first screen");
    // Gives the window the keyboard, as a window manager would.
    await act("search", "--name", "Palazzo", "windowfocus");
  } catch (error) {
    await table.kill();
    throw error;
  }
  return table;
};

/**
 * Opens the program's first screen, with an empty data folder: `const table = await open({ window: "phone" }); … await
 * table.leave()`. Animation is off unless requested.
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
