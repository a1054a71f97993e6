// What the browser tests stand on: the built site on a port of its own, Chromium, and a player who uses the mirror.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { serve } from "../../tools/lib/serve.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
/** The folder that the page is served from. */
export const site = process.env.PALAZZO_SITE ?? join(root, "build/web/site");

const flags = [
  "--no-sandbox",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--no-first-run",
];

/** The browser's path: PALAZZO_BROWSER, or a Chromium on the path. */
const browser = () => {
  const names = [process.env.PALAZZO_BROWSER, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
  const folders = ["", ...process.env.PATH.split(":")];
  const found = names.filter(Boolean).flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
  if (!found) throw new Error("Chromium is missing: install it, or name it with PALAZZO_BROWSER");
  return found;
};

/** Chromium as the system has it, with WebGL 2 drawn by the processor, and with more flags. */
// Playwright's own set of flags asks for the old headless mode, which has no WebGL 2.
export const chosen = (...more) =>
  ({ executablePath: browser(), args: ["--headless=new", ...flags, ...more], ignoreDefaultArgs: ["--headless"] });
export const launch = (...more) => chromium.launch(chosen(...more));

/**
 * A browser, a server and pages on them, for one test file: `const palazzo = await open(); … await palazzo.close()`.
 * A page's errors are kept in `page.errors`. The browser takes more flags.
 */
export const open = async (...more) => {
  const { server, address } = await serve(site);
  const browser = await launch(...more);
  const watch = (page) => {
    page.errors = [];
    page.on("pageerror", (error) => page.errors.push(error.message));
    page.on("console", (message) => message.type() === "error" && page.errors.push(message.text()));
    return page;
  };
  return {
    address,
    browser,
    /** A visitor with storage of their own. */
    visitor: (options = {}) => browser.newContext({ viewport: { width: 390, height: 844 }, ...options }),
    /** The page in a visitor's new tab, once its first frame is drawn. `query` begins with "?". */
    visit: async (context, query = "") => {
      const page = watch(await context.newPage());
      await page.goto(address + query);
      await drawn(page);
      return page;
    },
    close: async () => {
      await browser.close();
      server.closeAllConnections?.();
      server.close();
    },
  };
};

/** Waits for the first frame. */
export const drawn = (page) =>
  page.waitForFunction(() => performance.getEntriesByName("palazzo:first-frame").length > 0, null, { polling: 50 });

/** Waits until the page has rested: no frame for `milliseconds`. */
export const rested = async (page, milliseconds = 400) => {
  for (;;) {
    const before = await page.evaluate(() => palazzo.frames);
    await page.waitForTimeout(milliseconds);
    if ((await page.evaluate(() => palazzo.frames)) === before) return;
  }
};

export const frames = (page) => page.evaluate(() => palazzo.frames);
export const record = (page) => page.evaluate(() => palazzo.record());
export const over = (page) => page.evaluate(() => palazzo.over);

/** A control of the mirror, by its accessible name. */
export const control = (page, name) => page.locator("#words").getByText(name, { exact: true });

/** Uses a control of the mirror as a screen reader does: without a pointer. */
export const use = (page, name) => control(page, name).first().evaluate((element) => element.click());

/** The lines of the live region so far. */
export const said = (page) => page.locator("#log p").allTextContents();

/** A process and all below it, with the processor time that each has used. */
export const family = (pid) => {
  const stat = (id) => {
    try {
      const fields = readFileSync(`/proc/${id}/stat`, "utf8").replace(/^.*\) /, "").split(" ");
      return [{ id, parent: fields[1], used: Number(fields[11]) + Number(fields[12]) }];
    } catch {
      return []; // the process ended meanwhile
    }
  };
  const processes = readdirSync("/proc").filter((name) => /^\d+$/.test(name)).flatMap(stat);
  const below = (one) => [one, ...processes.filter(({ parent }) => parent === one.id).flatMap(below)];
  return processes.filter(({ id }) => id === String(pid)).flatMap(below);
};

/** The processor seconds that a process and all below it have used. */
export const processorSeconds = (pid) => {
  const ticks = 100; // a second, on every Linux
  return family(pid).reduce((sum, { used }) => sum + used, 0) / ticks;
};

/** What the command line prints for a record on its standard input. */
export const cli = (args, text) => {
  const program = process.env.PALAZZO_CLI ?? join(root, "build/native/bin/palazzo-cli");
  const result = spawnSync(program, args, { input: text, encoding: "utf8" });
  if (result.status !== 0) throw new Error(`palazzo-cli ${args.join(" ")}: ${result.error?.message ?? result.stderr}`);
  return JSON.parse(result.stdout);
};

/** What the command line says of a record: palazzo-cli replay. */
export const replay = (text) => cli(["replay", "-"], text);
