// The browser of the tests: Chromium, or Firefox if PALAZZO_TEST_BROWSER=firefox. Both are the system's own; Playwright
// drives such a Firefox over WebDriver BiDi.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium, firefox } from "playwright-core";
import { display } from "../display.mjs";

export const inFirefox = process.env.PALAZZO_TEST_BROWSER === "firefox";

/** Abilities that Playwright lacks in the system's Firefox, with the reason. */
const chromiumOnly = {
  crash: "Playwright ends a tab alone by Chromium's protocol only",
  standstill: "Playwright halts the scripts of a page by Chromium's protocol only",
  composing: "WebDriver BiDi has no input method",
  media: "Playwright changes no wish of the system, as for less motion, over WebDriver BiDi",
  textSize: "Playwright changes the browser's size of text by Chromium's protocol only",
  workers: "Playwright sees no service worker over WebDriver BiDi",
  housekeeping: "what Firefox does for itself at rest takes more than the page may",
};

/** True in a long run, in which everything is played as often and as far as possible. */
export const isLong = Boolean(process.env.PALAZZO_LONG);
/**
 * Returns the value of `skip` for a test. A test that is nearly the same as another is skipped unless --long is given;
 * the other one always runs.
 */
export const longRunOnly = (nearlyTheSame = true) => nearlyTheSame && !isLong && "at length only";
/**
 * The value of `skip` for tests of features that tests/shell/app tests without a browser in every run. These tests are
 * skipped unless --long is given, because short runs test only features that need a page.
 */
export const unlessLongRun = !isLong && "played without a browser every day, here at length only";
/**
 * The value of `skip` for a test that takes long. In Firefox, the second browser, it is skipped unless --long is given.
 */
export const inFirefoxUnlessLongRun = inFirefox && !isLong && "in Firefox at length only";

/**
 * Returns the value of `skip` for a test that needs the ability `what`: false, or the reason why the browser lacks it.
 */
export const browserLacks = (what) => {
  if (!chromiumOnly[what]) throw new Error(`no browser lacks ${what}`);
  return inFirefox && chromiumOnly[what];
};

/** Returns a browser's path: the value of `variable`, or the first of these names on the path. */
const find = (variable, names) => {
  const folders = ["", ...process.env.PATH.split(":")];
  const all = [process.env[variable], ...names].filter(Boolean);
  const found = all.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
  if (!found) throw new Error(`${names[0]} is missing: install it, or name it with ${variable}`);
  return found;
};

// Features that are switched off. Chromium reads only the last list, so it repeats those of Playwright's that matter
// here. The last three cost each new window more time than our page: two pages in which Chromium draws its address
// bar, which nobody sees, and a process in reserve.
const withoutFeatures = [
  ...["DialMediaRouteProvider", "HttpsUpgrades", "MediaRouter", "OptimizationHints", "PaintHolding", "RenderDocument", "Translate"],
  ...["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess"],
];
const flags = [
  `--disable-features=${withoutFeatures}`,
  "--no-sandbox",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--no-first-run",
];
// Playwright's default flags select the old headless mode, which has no WebGL 2.
const asChromium = ({ webgl, sharp }) => ({
  executablePath: find("PALAZZO_BROWSER", ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]),
  args: [
    "--headless=new",
    ...flags,
    ...(webgl ? [] : ["--disable-3d-apis"]),
    // WebGL still draws the table, but doesn't compose the page: without a graphics card the processor does that
    // faster.
    ...(sharp ? [] : ["--disable-gpu-compositing"]),
  ],
  ignoreDefaultArgs: ["--headless"],
});

let screen; // Firefox has no WebGL without a display
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
 * Launches the browser, with WebGL 2 drawn by the processor, or without WebGL. Tests that look at pixels or measure
 * drawing use `sharp`, with which pages are composed as in players' browsers.
 */
export const launch = async ({ webgl = true, sharp = false } = {}) => kind.launch(await as({ webgl, sharp }));

// Pages have only a quarter of a pixel per unit in each direction, because the processor draws all pixels, which would
// take most of a test's time. Tests of drawing request more.
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 0.25 };

/** Launches the browser with its profile in a folder and returns its only visitor. */
export const launchIn = async (folder) => kind.launchPersistentContext(folder, { ...(await as({ webgl: true })), ...phone });

/** Returns a visitor with separate storage. */
export const visitor = (browser, { isMobile, ...options } = {}) =>
  browser.newContext({ ...phone, ...options, ...(isMobile && !inFirefox ? { isMobile } : {}) });

/**
 * Returns the BiDi session between Firefox and Playwright. It offers abilities that Playwright itself doesn't offer in
 * Firefox: touch, and downloads.
 */
export const bidi = (page) => page._connection.toImpl(page).delegate._session;
