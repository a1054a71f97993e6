// Measures the page for tools/bench: the time to the first frame, also in each language, and the time that a frame of the
// busiest table takes.
//   node page-bench.mjs
// Fails if a result is beyond its limit; the limits assume a machine with nothing else to do.
import { launch } from "../../tests/web/browser.mjs";
import { open, waitUntilRested } from "../../tests/web/page.mjs";
import { play } from "../../tests/web/player.mjs";

// Limits of the time to the first frame, in milliseconds after navigation.
const latestFirstFrame = 600;
const latestFrameOfSecondVisit = 400;
const mostForLanguage = 50; // by which the first frame may be later than in English in the same round, in milliseconds
const dearestFrame = 8; // limit of the time that a frame takes until the buffers are swapped, in milliseconds

function line(name, figure, limit, more) {
  const good = figure < limit;
  console.log(`${name}: ${figure.toFixed(1)} of ${limit} ms, ${more}${good ? "" : "   beyond its limit"}`);
  if (!good) process.exitCode = 1;
}

/** Returns the time of the first frame, in milliseconds after navigation. */
async function firstFrame(context, address) {
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName("palazzo:first-frame").length > 0);
  const time = await page.evaluate(() => performance.getEntriesByName("palazzo:first-frame")[0].startTime);
  return { page, time };
}

/**
 * Measures the first frames of visitors who have an empty cache, in a browser that already runs, and of their second
 * visits once the service worker has cached the page. Returns the times of both.
 */
async function firstFrames(address) {
  const browser = await launch({ sharp: true });
  const first = [];
  const second = [];
  for (let i = 0; i < 7; ++i) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const { page, time } = await firstFrame(context, address);
    first.push(time);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.close();
    second.push((await firstFrame(context, address)).time);
    await context.close();
  }
  await browser.close();
  return { first, second };
}

/**
 * Measures first visits by browsers that speak these languages, by turns. Returns the times of the first frames by
 * language, a time for each round.
 */
async function firstFramesByLanguage(address, languages) {
  const browser = await launch({ sharp: true });
  const times = Object.fromEntries(languages.map((language) => [language, []]));
  for (let i = 0; i < 11; ++i)
    for (const locale of languages) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale });
      const { page, time } = await firstFrame(context, address);
      times[locale].push(time);
      // Waits until the page has cached its files, so that this doesn't delay the next visit.
      await page.evaluate(() => navigator.serviceWorker.ready);
      await context.close();
    }
  await browser.close();
  return times;
}

const median = (times) => [...times].sort((one, other) => one - other)[(times.length - 1) / 2];

/** Returns the times of frames of a table of eight, at rest and while cards move, in ascending order. */
async function frameCosts(palazzo) {
  // The page has half as many pixels per side as on a usual screen, because here the processor draws them, and the time
  // for that isn't to be measured.
  const context = await palazzo.visitor({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: 0.5 });
  const page = await palazzo.visit(context, "?quick=palace&preset=classic&seats=8&seed=3&speed=quick");
  await play(page, 3);
  await page.evaluate(() => {
    window.costs = [];
    const drawn = palazzo.platform.drawn;
    palazzo.platform.drawn = (milliseconds) => (window.costs.push(milliseconds), drawn(milliseconds));
  });
  for (let i = 0; i < 40; ++i) {
    await page.mouse.move(300 + i * 15, 860);
    await page.waitForTimeout(15);
  }
  await play(page, 2);
  await waitUntilRested(page, 1500);
  const costs = await page.evaluate(() => window.costs);
  if (costs.length <= 60) throw new Error(`only ${costs.length} frames were drawn`);
  return costs.sort((a, b) => a - b);
}

const palazzo = await open({ sharp: true });
try {
  const { first, second } = await firstFrames(palazzo.address);
  const medianLine = (name, times, limit) => {
    times.sort((one, other) => one - other);
    line(`${name}, median of ${times.length}`, median(times), limit, `all of them ${times.map(Math.round).join(", ")}`);
  };
  medianLine("first frame", first, latestFirstFrame);
  medianLine("first frame of a second visit", second, latestFrameOfSecondVisit);
  const { en, ...others } = await firstFramesByLanguage(palazzo.address, ["en", "de", "es", "fr", "it", "pt"]);
  for (const [language, times] of Object.entries(others))
    medianLine(`first frame in ${language}, later than in English`, times.map((time, i) => time - en[i]), mostForLanguage);
  const costs = await frameCosts(palazzo);
  const at = (share) => costs[Math.floor((costs.length - 1) * share)];
  // The longest time is only printed, because the machine does something else during the longest frames.
  const more = `nine in ten below ${at(0.9).toFixed(1)}, longest ${at(1).toFixed(1)}`;
  line(`a frame, median of ${costs.length}`, at(0.5), dearestFrame, more);
} finally {
  await palazzo.close();
}
