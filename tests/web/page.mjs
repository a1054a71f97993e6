// What the browser tests stand on: the built site on a port of its own, a browser, and a player who uses the mirror.
import { spawnSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { serve } from "../../tools/lib/serve.mjs";
import { launch, visitor } from "./browser.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
// A style that Playwright lays into a page before it looks at it, and that the page doesn't let in.
const ofScreenshots = "sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT+SmwNZWA=";
/** The folder that the page is served from. */
export const site = process.env.PALAZZO_SITE ?? join(root, "build/web/site");
/** Where open() puts it on its host: as deep as a page may lie that is given to a host that others have pages on, too. */
const path = "/some/deep/path/";

/** Keeps a page's errors in `page.errors`; what its policy forbids is one, and so is a request to another host. */
export const watch = (page) => {
  page.errors = [];
  page.on("pageerror", ({ message }) => message.includes(ofScreenshots) || page.errors.push(message));
  page.on("console", (message) => message.type() === "error" && page.errors.push(message.text()));
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^(http|ws)/.test(protocol) && hostname !== "localhost") page.errors.push(`asks for ${request.url()}`);
  });
  return page;
};

/**
 * A browser, a server and pages on them, for one test file: `const palazzo = await open(); … await palazzo.close()`. Where what
 * is drawn is looked at, or measured, `sharp` draws it as a player's browser does, with as many pixels as a screen has.
 */
export const open = async ({ sharp = false, ...options } = {}) => {
  // The browser first: a server that listens would keep a test without one from ending.
  const browser = await launch({ sharp, ...options });
  const { server, address } = await serve(site, 0, path);
  return {
    address,
    browser,
    /** A visitor with storage of their own. */
    visitor: (wishes) => visitor(browser, { ...(sharp ? { deviceScaleFactor: 1 } : {}), ...wishes }),
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

/** Makes a context deal the same cards each time: what is left to chance is counted, from `first` on, over reloads too. */
export const sameDeals = (context, first) =>
  context.addInitScript((from) => {
    crypto.getRandomValues = (array) => array.fill((sessionStorage.dealt = Number(sessionStorage.dealt ?? from) + 1));
  }, first);

/** Waits for the first frame. */
export const drawn = (page) =>
  page.waitForFunction(() => performance.getEntriesByName("palazzo:first-frame").length > 0, null, { polling: 50 });

/**
 * Waits until the page has rested: no frame for `milliseconds`, nobody thinks, and none still due on a busy machine. The browser draws
 * frames in the order in which they were asked for: once two of ours are drawn, the program's would have been.
 */
export const rested = async (page, milliseconds = 400) => {
  const quiet = () => page.evaluate(async (span) => {
    const pause = (time) => new Promise((done) => setTimeout(done, time));
    const before = palazzo.frames;
    await pause(span);
    const drawing = async () => {
      for (let frame = 0; frame < 2; ++frame) await new Promise(requestAnimationFrame);
    };
    if (!document.hidden) await Promise.race([drawing(), pause(2000)]);
    return palazzo.frames === before && !palazzo.thinking;
  }, milliseconds);
  while (!(await quiet())) ;
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
