// A page that starts slowly, or not at all: what it shows while loading, and how it explains the failure.
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { answer, listen, pathOf } from "../../tools/lib/serve.mjs";
import { launch, visitor } from "./browser.mjs";
import { startHost } from "./host.mjs";
import { waitForFirstFrame, site } from "./page.mjs";

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

const german = JSON.parse(readFileSync(new URL("../../assets/text/de.json", import.meta.url), "utf8"));
const named = (pattern) => readdirSync(site).find((name) => pattern.test(name));
const wasm = named(/\.xz$/);

/** Opens a page on a host, or on a host with a modified copy of the site. */
const opened = async (t, change) => {
  let folder = site;
  if (change) {
    folder = mkdtempSync(join(tmpdir(), "palazzo-start-"));
    cpSync(site, folder, { recursive: true });
    change(folder);
  }
  const server = await startHost(folder);
  const context = await visitor(browser, { serviceWorkers: "block" });
  t.after(async () => {
    await context.close();
    await server.stop();
    if (change) rmSync(folder, { recursive: true });
  });
  const page = await context.newPage();
  await page.goto(server.address);
  return { page, server };
};

const told = async (page) => {
  await page.locator("#gone").waitFor({ state: "visible" });
  assert.equal(await page.locator("#loading > *").count(), 0);
  return page.locator("#gone p").innerText();
};

/**
 * Starts a host of the site, which is stopped after the test. `slower(path)` may return a promise, for which the file at
 * this path waits; `serve` answers the requests.
 */
const hosted = async (t, slower, serve = (request, response) => answer(site, request, response)) => {
  const host = await listen(createServer(async (request, response) => {
    await slower(pathOf(request));
    return serve(request, response);
  }));
  t.after(() => {
    host.server.closeAllConnections();
    host.server.close();
  });
  return host;
};

/**
 * Opens a page whose wasm arrives only by half until `letGo()` is called. `slower(path)` may return a promise, for which
 * the file at this path waits. Returns the page once that half is there, and the line that tells how much is loaded.
 */
const halfLoaded = async (t, locale, slower = () => {}) => {
  let letGo;
  const held = new Promise((settle) => (letGo = settle));
  const whole = readFileSync(join(site, wasm));
  const half = Math.floor(whole.length / 2);
  const { address } = await hosted(t, slower, async (request, response) => {
    if (pathOf(request) !== `/${wasm}`) return answer(site, request, response);
    response.writeHead(200); // without Content-Length, as from a host that compresses files while it sends them
    response.write(whole.subarray(0, half));
    await held;
    response.end(whole.subarray(half));
  });
  const context = await visitor(browser, { locale });
  t.after(() => context.close());
  const page = await context.newPage();
  await page.goto(address, { waitUntil: "commit" });
  const all = whole.length + readFileSync(join(site, named(/^palazzo\.\w+\.js$/))).length;
  const loaded = all - whole.length + half;
  await page.waitForFunction((wanted) => document.querySelector("progress")?.value === wanted, loaded, { polling: 50 });
  assert.equal(await page.locator("progress").evaluate(({ max }) => max), all);
  return { page, letGo, line: (of) => `${Math.round(loaded / 1000)} ${of} ${Math.round(all / 1000)} KB` };
};
/** Waits until the cover of the loading page tells `line`. */
const covered = (page, line) =>
  page.waitForFunction((wanted) => document.getElementById("arrived").innerText.replaceAll("\u00a0", " ") === wanted, line, { polling: 50 });

test("the number of loaded bytes is shown while the program is loaded", async (t) => {
  const { page, letGo, line } = await halfLoaded(t, "en-GB");
  await covered(page, line("of"));
  assert.equal(await page.locator("progress").getAttribute("aria-label"), "Loading");
  assert.equal(await page.locator("#slow").count(), 0);
  letGo();
  await waitForFirstFrame(page);
  assert.equal(await page.locator("#loading").count(), 0);
});

test("the number of loaded bytes is told in another language as soon as its texts are there", async (t) => {
  let giveTexts;
  const texts = new Promise((settle) => (giveTexts = settle));
  const { page, letGo, line } = await halfLoaded(t, "de-DE", (path) => path.startsWith("/text-de.") && texts);
  await covered(page, line("of"));
  giveTexts();
  await covered(page, line("von"));
  letGo();
  await waitForFirstFrame(page);
});

test("if no script is loaded at all, the page says so after a while", async (t) => {
  const { page } = await opened(t, (folder) => {
    for (const name of readdirSync(folder)) if (/\.js$/.test(name)) writeFileSync(join(folder, name), "");
  });
  assert.equal(await page.locator("#slow").evaluate((line) => getComputedStyle(line).opacity), "0");
  await page.locator("#slow").evaluate((line) => Promise.all(line.getAnimations().map((one) => (one.finish(), one.finished))));
  assert.equal(await page.locator("#slow").evaluate((line) => getComputedStyle(line).opacity), "1");
  assert.match(await page.locator("#slow").innerText(), /taking a while/);
});

for (const [what, pattern] of [["the program", /\.xz$/], ["its script", /^palazzo\.\w+\.js$/], ["the page's script", /^palazzo-page/],
  ["the script that unpacks it", /^xz-decompress/]]) {
  test(`a missing file isn't mistaken for a new version: ${what}`, async (t) => {
    const { page } = await opened(t, (folder) => rmSync(join(folder, named(pattern))));
    assert.match(await told(page), /missing on this server/);
    assert.equal(await page.locator("#trouble").isVisible(), false);
  });

  test(`an incomplete file is reported as incomplete: ${what}`, async (t) => {
    const { page } = await opened(t, (folder) => truncateSync(join(folder, named(pattern)), 5000));
    assert.match(await told(page), /don't belong together/);
    assert.equal(await page.locator("#trouble").isVisible(), false);
  });

  test(`a file in whose place the host sends another page is reported as incomplete: ${what}`, async (t) => {
    const { page } = await opened(t, (folder) => writeFileSync(join(folder, named(pattern)), "<!doctype html><title>Here is all</title>"));
    assert.match(await told(page), /missing on this server/);
  });
}

test("if the browser can't start a complete program, the page doesn't blame the host", async (t) => {
  const server = await startHost(site);
  const context = await visitor(browser, { serviceWorkers: "block" });
  t.after(async () => {
    await context.close();
    await server.stop();
  });
  await context.addInitScript(() => {
    WebAssembly.compileStreaming = async () => {
      throw new WebAssembly.CompileError("too old");
    };
  });
  const page = await context.newPage();
  await page.goto(server.address);
  assert.match(await told(page), /could not be started/);
});

for (const step of ["compileStreaming", "instantiate"])
  for (const isLate of [false, true])
    test(`a failure to start is explained in the browser's language: ${step}, ${isLate ? "before" : "after"} the language is loaded`, async (t) => {
      let giveTexts;
      const texts = new Promise((settle) => (giveTexts = settle));
      const { address } = await hosted(t, (path) => isLate && path.startsWith("/text-de.") && texts);
      const context = await visitor(browser, { locale: "de-DE", serviceWorkers: "block" });
      t.after(() => context.close());
      await context.addInitScript((name) => {
        const right = WebAssembly[name];
        // The script that unpacks the program instantiates its own module, from bytes.
        WebAssembly[name] = (first, imports) =>
          name === "instantiate" && !(first instanceof WebAssembly.Module) ? right(first, imports) : Promise.reject(new Error("too old"));
      }, step);
      const page = await context.newPage();
      await page.goto(address);
      if (isLate) {
        assert.match(await told(page), /could not be started/);
        giveTexts();
      }
      await page.waitForFunction((wanted) => document.querySelector("#gone p").innerText === wanted, german["page.not_started"]);
    });

test("a page that is opened straight from a disk says what it needs", async (t) => {
  const context = await visitor(browser);
  t.after(() => context.close());
  const page = await context.newPage();
  await page.goto(pathToFileURL(join(site, "index.html")).href);
  assert.match(await told(page), /straight from a disk/);
  assert.equal(await page.locator("#gone button").isVisible(), false);
});
