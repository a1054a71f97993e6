// Safari's engine: WebKitGTK's own small browser, driven over W3C WebDriver. Its page object has the same functions as
// Playwright's, as far as player.mjs and page.mjs of tests/web use them.
import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { createServer } from "node:net";
import { once } from "node:events";
import { display } from "../display.mjs";

const pause = (milliseconds) => new Promise((over) => setTimeout(over, milliseconds));

/** Returns the path of MiniBrowser, which is in a folder named after the library's version. */
const miniBrowser = () => {
  const folders = ["/usr/lib", ...readdirSync("/usr/lib").filter((name) => name.endsWith("-linux-gnu")).map((name) => `/usr/lib/${name}`)];
  const found = folders
    .flatMap((folder) => readdirSync(folder).filter((name) => name.startsWith("webkit2gtk-")).map((name) => `${folder}/${name}/MiniBrowser`))
    .find(existsSync);
  if (!found) throw new Error("MiniBrowser is missing: install webkit2gtk-driver");
  return found;
};

/** Returns a free port. */
const freePort = async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
};

/**
 * Returns a function that calls the driver: `call(method, path, body)` resolves to the value, or throws WebDriver's
 * error.
 */
const caller = (address) => async (method, path, body) => {
  const response = await fetch(address + path, { method, body: body && JSON.stringify(body) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
  return value;
};

const untilReady = async (call, driver) => {
  for (let tries = 0; driver.exitCode === null; ++tries) {
    const ready = await call("GET", "/status").catch((error) => ({ error }));
    if (!ready.error) return;
    if (tries > 200) throw ready.error;
    await pause(50);
  }
  throw new Error("WebKitWebDriver ended");
};

/** Runs a function in the page and resolves to its result, which may be a promise. */
const evaluation = (call, session) => async (run, argument) => {
  const script = `const [argument, done] = arguments;
    Promise.resolve(argument).then(${run}).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
  const { value, error } = await call("POST", `${session}/execute/async`, { script, args: [argument ?? null] });
  if (error) throw new Error(error);
  return value;
};

const pageOf = (call, session) => {
  const evaluate = evaluation(call, session);
  const actions = (list) => call("POST", `${session}/actions`, { actions: list });
  return {
    evaluate,
    waitForFunction: async (done, argument) => {
      for (let tries = 0; !(await evaluate(done, argument)); ++tries) {
        if (tries > 1200) throw new Error(`waited in vain for ${done}`);
        await pause(50);
      }
    },
    goto: (url) => call("POST", `${session}/url`, { url }),
    reload: () => call("POST", `${session}/refresh`, {}),
    /** Returns a screenshot as a PNG in base 64. */
    screenshot: () => call("GET", `${session}/screenshot`),
    /** Presses a point with the mouse. */
    click: ({ x, y }) =>
      actions([{
        type: "pointer",
        id: "mouse",
        parameters: { pointerType: "mouse" },
        actions: [
          { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
          { type: "pointerDown", button: 0 },
          { type: "pointerUp", button: 0 },
        ],
      }]),
    /** Types on the keyboard, wherever the focus is. */
    type: (text) =>
      actions([{
        type: "key",
        id: "keyboard",
        actions: [...text].flatMap((value) => [{ type: "keyDown", value }, { type: "keyUp", value }]),
      }]),
  };
};

/** The Enter key in WebDriver's notation. */
export const enter = "\uE007";

/** Launches the browser on a virtual display. Returns its only page, and a function to close it. */
export const launch = async () => {
  const screen = await display(1280, 1024);
  const port = await freePort();
  // There is no sandbox for root, nor in most containers; the browser opens nothing but our page.
  const env = { ...process.env, DISPLAY: screen.name, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1", LIBGL_ALWAYS_SOFTWARE: "1" };
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], { env, stdio: "ignore" });
  driver.on("error", () => {}); // untilReady reports that nobody answers
  process.once("exit", () => driver.kill());
  const call = caller(`http://127.0.0.1:${port}`);
  await untilReady(call, driver);
  const wishes = { "webkitgtk:browserOptions": { binary: miniBrowser(), args: ["--automation"] } };
  const { sessionId } = await call("POST", "/session", { capabilities: { alwaysMatch: wishes } });
  const session = `/session/${sessionId}`;
  return {
    page: pageOf(call, session),
    close: async () => {
      await call("DELETE", session);
      driver.kill();
      screen.close();
    },
  };
};
