// Serves the built site on its own port for the browser tests, launches a browser, and plays through the mirror.
import { spawnSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { serve } from "../../tools/lib/serve.mjs";
import { launch, visitor } from "./browser.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
// The digest of a style that Playwright adds to a page before a screenshot, and that the page's policy forbids.
const ofScreenshots = "sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT+SmwNZWA=";
/** The folder that the page is served from. */
export const site = process.env.PALAZZO_SITE ?? join(root, "build/web/site");
/** The page's path on its host: as deep as on a host that is shared with others. */
const path = "/some/deep/path/";

/** Collects a page's errors in `page.errors`, including violations of its policy and requests to other hosts. */
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
 * Opens a browser and a server for one test file: `const palazzo = await open(); … await palazzo.close()`. With
 * `sharp`, pages are drawn as in a player's browser, with as many pixels as a screen has, for tests that look at pixels
 * or measure drawing. `folder` is the site to serve, and `upgrade` handles requests for WebSockets.
 */
export const open = async ({ sharp = false, folder = site, upgrade, ...options } = {}) => {
  // The browser is launched before the server, because if there is no browser, a listening server would keep the failed
  // test from ending.
  const browser = await launch({ sharp, ...options });
  const { server, address } = await serve(folder, 0, path);
  if (upgrade) server.on("upgrade", upgrade);
  return {
    address,
    browser,
    /** Returns a visitor with separate storage. */
    visitor: (wishes) => visitor(browser, { ...(sharp ? { deviceScaleFactor: 1 } : {}), ...wishes }),
    /** Opens the page in a new tab of a visitor and waits for its first frame. `query` begins with "?". */
    visit: async (context, query = "") => {
      const page = watch(await context.newPage());
      await page.goto(address + query);
      await waitForFirstFrame(page);
      return page;
    },
    close: async () => {
      await browser.close();
      server.closeAllConnections?.();
      server.close();
    },
  };
};

/**
 * Makes a context deal the same cards each time, also after reloads: random seeds are replaced by numbers that count
 * from `first` on.
 */
export const sameDeals = (context, first) =>
  context.addInitScript((from) => {
    crypto.getRandomValues = (array) => array.fill((sessionStorage.dealt = Number(sessionStorage.dealt ?? from) + 1));
  }, first);

/** Waits for the first frame. */
export const waitForFirstFrame = (page) =>
  page.waitForFunction(() => performance.getEntriesByName("palazzo:first-frame").length > 0, null, { polling: 50 });

/**
 * Loads the page again, without movements. The address of an open page has no options, so that after a plain reload
 * everything moves at its usual pace.
 */
export const reloadWithoutMovements = async (page) => {
  await page.goto(`${page.url().split("?")[0]}?speed=off`);
  await waitForFirstFrame(page);
};

/**
 * Waits until the page has rested: for `milliseconds` no frame was drawn, and no search is running. On a busy machine a
 * frame that the program has requested may be late. Frames are drawn in the order in which they were requested, so the
 * function also requests two frames and waits for them, at most twenty seconds.
 */
export const waitUntilRested = async (page, milliseconds = 400) => {
  const quiet = () => page.evaluate(async (span) => {
    const pause = (time) => new Promise((done) => setTimeout(done, time));
    const before = palazzo.frames;
    await pause(span);
    const drawing = async () => {
      for (let frame = 0; frame < 2; ++frame) await new Promise(requestAnimationFrame);
    };
    if (!document.hidden) await Promise.race([drawing(), pause(20000)]);
    return palazzo.frames === before && !palazzo.thinking;
  }, milliseconds);
  while (!(await quiet())) ;
};

export const frameCount = (page) => page.evaluate(() => palazzo.frames);
export const record = (page) => page.evaluate(() => palazzo.record());
export const isOver = (page) => page.evaluate(() => palazzo.over);

/** Returns a control of the mirror by its accessible name. */
export const control = (page, name) => page.locator("#words").getByText(name, { exact: true });

/** Uses a control of the mirror as a screen reader does: without a pointer. */
export const use = (page, name) => control(page, name).first().evaluate((element) => element.click());

/** Returns the lines that were announced so far. */
export const said = (page) => page.locator("#log p").allTextContents();

/** Returns a process and all its descendants, with the processor time of each. */
export const processWithDescendants = (pid) => {
  const stat = (id) => {
    try {
      const fields = readFileSync(`/proc/${id}/stat`, "utf8").replace(/^.*\) /, "").split(" ");
      return [{ id, parent: fields[1], used: Number(fields[11]) + Number(fields[12]) }];
    } catch {
      return []; // the process has ended in the meantime
    }
  };
  const processes = readdirSync("/proc").filter((name) => /^\d+$/.test(name)).flatMap(stat);
  const below = (one) => [one, ...processes.filter(({ parent }) => parent === one.id).flatMap(below)];
  return processes.filter(({ id }) => id === String(pid)).flatMap(below);
};

/** Returns the processor seconds that a process and all its descendants have used. */
export const processorSeconds = (pid) => {
  const ticks = 100; // clock ticks per second, the same on every Linux
  return processWithDescendants(pid).reduce((sum, { used }) => sum + used, 0) / ticks;
};

/** Returns what the command line prints for a record on its standard input. */
export const cli = (args, text) => {
  const program = process.env.PALAZZO_CLI ?? join(root, "build/native/bin/palazzo-cli");
  const result = spawnSync(program, args, { input: text, encoding: "utf8" });
  if (result.status !== 0) throw new Error(`palazzo-cli ${args.join(" ")}: ${result.error?.message ?? result.stderr}`);
  return JSON.parse(result.stdout);
};

/** Returns what palazzo-cli replay prints for a record. */
export const replay = (text) => cli(["replay", "-"], text);
