// The border between the page and the program. `palazzo` is what the page offers to everybody; `palazzo.platform` holds
// what the program calls (shell/platform/browser*.cpp) and what the page's own scripts share.
"use strict";

window.palazzo = {
  /** How many frames have been drawn. */
  frames: 0,
  /** How long the last one kept the main thread, in milliseconds. */
  frameMs: 0,
  /** The record of the game on the table, as text; empty without one. */
  record: () => "",
  /** Puts a record on the table; "" or the line that says why not. */
  open: () => palazzo.platform.text("page.loading"),
  /** Where the control with a `data-id` is drawn, in CSS pixels of the page: {x, y, width, height}, or null. */
  rect: () => null,
  /** Whether the game on the table has ended. */
  get over() {
    return palazzo.platform.running && Module._palazzo_over() === 1;
  },
  /** Whether an opponent thinks, or a hint is looked for. */
  get thinking() {
    return palazzo.platform.running && Module._palazzo_thinking() === 1;
  },
  platform: {
    running: false,
    /** How names begin that all pages of a host share (keys, locks, databases): with the folder. No path has a blank in it. */
    own: "palazzo:" + new URL(".", location).pathname + " ",
  },
};

{
  const { platform } = palazzo;

  // Puts a text on the program's heap. Whoever gets the address frees it; null is passed on as the null pointer.
  platform.give = (text) => {
    if (text === null) return 0;
    const size = Module.lengthBytesUTF8(text) + 1;
    const at = Module._malloc(size);
    Module.stringToUTF8(text, at, size);
    return at;
  };

  // Calls one of the program's exported functions with texts.
  platform.call = (name, ...texts) => {
    if (!platform.running) return 0;
    const given = texts.map(platform.give);
    const result = Module[`_palazzo_${name}`](...given);
    given.forEach((at) => Module._free(at));
    return result;
  };

  platform.started = () => {
    platform.running = true;
    palazzo.record = () => Module.UTF8ToString(platform.call("record"));
    palazzo.open = (text) => {
      platform.needData(String(text));
      return Module.UTF8ToString(platform.call("open", String(text)));
    };
    palazzo.link = (what) => Module.UTF8ToString(platform.call("link", String(what)));
    palazzo.rect = (id) => {
      const text = Module.UTF8ToString(platform.call("rect", String(id)));
      if (!text) return null;
      const [x, y, width, height] = text.split(" ").map(Number);
      const canvas = document.getElementById("canvas").getBoundingClientRect();
      return { x: canvas.x + x, y: canvas.y + y, width, height };
    };
  };

  platform.drawn = (milliseconds) => {
    palazzo.frameMs = milliseconds;
    palazzo.frames += 1;
    if (palazzo.frames > 1) return;
    performance.mark("palazzo:first-frame");
    document.getElementById("loading").remove();
  };

  // A plain message in place of the table, for what nobody can play on after, and buttons: [text, what it does].
  platform.trouble = (id, ...ways) => {
    const box = document.getElementById("trouble");
    const say = (node, text) => {
      node.dataset.text = text;
      node.textContent = platform.text(text);
      return node;
    };
    const buttons = ways.map(([text, action]) => {
      const button = say(document.createElement("button"), text);
      button.addEventListener("click", action);
      return button;
    });
    box.replaceChildren(say(document.createElement("span"), id), ...buttons);
    box.hidden = false;
    document.getElementById("loading")?.replaceChildren();
  };

  // The program has failed: it is never called again, and nothing more is written. What was saved stays as it is, and the
  // next start leads home rather than into the same game (shell/app/saves/opening.hpp).
  platform.died = () => {
    if (platform.dead) return;
    platform.dead = true;
    platform.running = false;
    platform.store("palazzo:opening", "failed");
    platform.mayWrite = false;
    platform.trouble("page.crashed", ["page.again", () => location.reload()], ["page.everything", saveEverything]);
  };
  // As write_backup() does it (shell/app/saves/backup.hpp), which can't be asked any more.
  const saveEverything = () => {
    const kept = Object.fromEntries(platform.keys("palazzo:").map((key) => [key, platform.load(key)]));
    platform.exportFile("palazzo-everything.json", JSON.stringify({ format: 1, kept, palazzo: "everything" }));
  };
  // A trap in the program arrives here, and whatever its calls of the page threw; what others put into the page does not.
  const ours = new URL(".", location).href;
  const isTrap = (error) => error instanceof WebAssembly.RuntimeError;
  addEventListener("error", ({ error, filename }) => {
    if (!isTrap(error) && !filename?.startsWith(ours)) return;
    if (platform.compiled || !platform.failed) platform.died();
    else platform.failed(); // the program's own script can't be read
  });
  addEventListener("unhandledrejection", ({ reason }) => isTrap(reason) && platform.died());

  // `pagehide` alone is missed by phones that end a page in the background, `visibilitychange` by some that navigate.
  const hidden = () => platform.call("hidden");
  addEventListener("pagehide", hidden);
  document.addEventListener("visibilitychange", () => document.hidden && hidden());

  platform.entropy = () => crypto.getRandomValues(new Uint32Array(1))[0];

  // Key and value by turns; a line break in either would be taken for the next. A link stands in the fragment, which no
  // server sees.
  platform.launchOptions = () =>
    [...new URLSearchParams(location.search), ...(location.hash ? [["link", location.hash.slice(1)]] : [])]
      .flat().map((text) => text.replace(/[\r\n]/g, " "));
  platform.forgetLaunchOptions = () => history.replaceState(history.state, "", location.pathname);
  // Also one that is pasted into the address of the page that is open.
  addEventListener("hashchange", () => {
    const fragment = location.hash.slice(1);
    if (!fragment || !platform.running) return; // what isn't running yet finds it in the address
    platform.forgetLaunchOptions();
    platform.call("followed", fragment);
  });

  platform.address = () => location.origin + location.pathname + "#";
  platform.handOn = (link) => navigator.share({ url: link }).catch(() => {}); // who thinks better of it isn't told so
  // By the older way, which answers at once; the newer one where that isn't there any more.
  platform.copyText = (text) => {
    const field = document.createElement("textarea");
    field.value = text;
    field.className = "copied";
    document.body.append(field);
    field.select();
    const copied = document.execCommand?.("copy");
    field.remove();
    if (!copied) navigator.clipboard?.writeText(text).catch(() => {});
    return copied || Boolean(navigator.clipboard);
  };
}
