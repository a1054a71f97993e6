// The browser that the tests play in: Chromium, or Firefox where PALAZZO_TEST_BROWSER=firefox says so. Both as the system has
// them: Playwright drives a Firefox that isn't its own over WebDriver BiDi.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium, firefox } from "playwright-core";
import { display } from "../display.mjs";

export const inFirefox = process.env.PALAZZO_TEST_BROWSER === "firefox";

/** What tests do that Playwright can't do in a Firefox that isn't its own, and why. */
const chromiumOnly = {
  crash: "Playwright ends a tab alone by Chromium's protocol only",
  standstill: "Playwright halts the scripts of a page by Chromium's protocol only",
  composing: "WebDriver BiDi has no input method",
  media: "Playwright changes no wish of the system, as for less motion, over WebDriver BiDi",
  textSize: "Playwright changes the browser's size of text by Chromium's protocol only",
  workers: "Playwright sees no service worker over WebDriver BiDi",
  housekeeping: "what Firefox does for itself at rest takes more than the page may",
};

/** Under --long everything is played as often and as far as it can be. */
export const isLong = Boolean(process.env.PALAZZO_LONG);
/** For the `skip` of a test of which another one, every day, tries nearly the same: this one plays under --long. */
export const longRunOnly = (nearlyTheSame = true) => nearlyTheSame && !isLong && "at length only";
/**
 * For the `skip` of a journey through a feature that the program makes without a browser every day (tests/shell/app): the page
 * makes it under --long. Every day the page is tried in what only a page has.
 */
export const journey = !isLong && "played without a browser every day, here at length only";
/** For the `skip` of a test that plays long: in Firefox, which comes second, it plays under --long. */
export const atLength = inFirefox && !isLong && "in Firefox at length only";

/** For a test's `skip`: false, or why the browser can't do that. */
export const lacks = (what) => {
  if (!chromiumOnly[what]) throw new Error(`no browser lacks ${what}`);
  return inFirefox && chromiumOnly[what];
};

/** A browser's path: what `variable` names, or the first of these names on the path. */
const find = (variable, names) => {
  const folders = ["", ...process.env.PATH.split(":")];
  const all = [process.env[variable], ...names].filter(Boolean);
  const found = all.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
  if (!found) throw new Error(`${names[0]} is missing: install it, or name it with ${variable}`);
  return found;
};

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
// Playwright's own set of flags asks for the old headless mode, which has no WebGL 2.
const asChromium = ({ webgl, sharp }) => ({
  executablePath: find("PALAZZO_BROWSER", ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]),
  args: [
    "--headless=new",
    ...flags,
    ...(webgl ? [] : ["--disable-3d-apis"]),
    // The table is drawn by WebGL all the same; without it the processor lays the page round it together sooner.
    ...(sharp ? [] : ["--disable-gpu-compositing"]),
  ],
  ignoreDefaultArgs: ["--headless"],
});

let screen; // without one Firefox has no WebGL
const asFirefox = async ({ webgl }) => ({
  executablePath: find("PALAZZO_FIREFOX", ["firefox-esr", "firefox"]),
  env: { ...process.env, DISPLAY: (await (screen ??= display(1600, 1200))).name },
  channel: "moz-firefox",
  headless: false,
  firefoxUserPrefs: {
    "webgl.force-enabled": true,
    "webgl.forbid-software": false,
    "webgl.out-of-process": false,
    "webgl.disabled": !webgl,
  },
});

const kind = inFirefox ? firefox : chromium;
const as = inFirefox ? asFirefox : asChromium;

/**
 * The browser, with WebGL 2 drawn by the processor or with none. Where what is drawn is looked at, or measured, a `sharp` one puts
 * the page together as players' browsers do.
 */
export const launch = async ({ webgl = true, sharp = false } = {}) => kind.launch(await as({ webgl, sharp }));

// A quarter as many pixels a side as there are units: the processor draws them all, which would be most of what a test takes.
// Tests of what is drawn ask for more.
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 0.25 };

/** The browser with all that it keeps in a folder: its only visitor. */
export const launchIn = async (folder) => kind.launchPersistentContext(folder, { ...(await as({ webgl: true })), ...phone });

/** A visitor with storage of their own. */
export const visitor = (browser, { isMobile, ...options } = {}) =>
  browser.newContext({ ...phone, ...options, ...(isMobile && !inFirefox ? { isMobile } : {}) });

/** What goes to and fro between Firefox and Playwright for a page, for what that doesn't offer there: touch, and downloads. */
export const bidi = (page) => page._connection.toImpl(page).delegate._session;
