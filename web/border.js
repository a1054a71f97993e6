// The interface between the page and the program. Anybody may use `palazzo`, for example tests. `palazzo.platform`
// holds the functions that the program calls (shell/platform/browser*.cpp), and functions that the page's scripts
// share.
"use strict";

window.palazzo = {
  /** Number of frames drawn since the start. */
  frames: 0,
  /** Time that the last frame took on the main thread, in milliseconds. */
  frameMs: 0,
  /** Returns the record of the game on the table as text; empty if there is no game. */
  record: () => "",
  /** Puts a record, given as text, on the table. Returns "", or a line that says why the record can't be opened. */
  open: () => palazzo.platform.text("page.loading"),
  /**
   * Returns the rectangle in which the control with this `data-id` is drawn, {x, y, width, height} in CSS pixels of the
   * page; null if the control isn't drawn.
   */
  rect: () => null,
  /** True if the game on the table has ended. */
  get over() {
    return palazzo.platform.running && Module._palazzo_over() === 1;
  },
  /** True while an opponent thinks or a hint is being searched for. */
  get thinking() {
    return palazzo.platform.running && Module._palazzo_thinking() === 1;
  },
  platform: {
    running: false,
    /**
     * Prefix of all names that the pages of a host share (keys, locks, databases). It contains the page's folder and
     * ends with a blank, which no path contains.
     */
    keyPrefix: "palazzo:" + new URL(".", location).pathname + " ",
  },
};

{
  const { platform } = palazzo;

  // Copies `text` to the program's heap and returns its address, which the caller frees; 0 if `text` is null.
  platform.copyToHeap = (text) => {
    if (text === null) return 0;
    const size = Module.lengthBytesUTF8(text) + 1;
    const at = Module._malloc(size);
    Module.stringToUTF8(text, at, size);
    return at;
  };

  // Calls the exported function `palazzo_<name>` of the program with `texts`. Returns its result; 0 if the program
  // isn't running.
  platform.call = (name, ...texts) => {
    if (!platform.running) return 0;
    const given = texts.map(platform.copyToHeap);
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

  // Shows the text `id` in place of the table when nobody can play on, with a button for each of `ways`: [id of the
  // label, action].
  platform.showFailure = (id, ...ways) => {
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

  // Stops for good after a failure of the program: the program is never called again, and nothing more is stored. Saved
  // games stay as they are, and the next start shows the home screen instead of the same game
  // (shell/app/saves/opening.hpp).
  platform.stopForGood = () => {
    if (platform.dead) return;
    platform.dead = true;
    platform.running = false;
    platform.store("palazzo:opening", "failed");
    platform.mayWrite = false;
    platform.showFailure("page.crashed", ["page.again", () => location.reload()], ["page.everything", exportEverything]);
  };
  // Exports all stored data in the form that write_backup() writes (shell/app/saves/backup.hpp). Doesn't call the
  // program, because the program has failed.
  const exportEverything = () => {
    const kept = Object.fromEntries(platform.keys("palazzo:").map((key) => [key, platform.load(key)]));
    platform.exportFile("palazzo-everything.json", JSON.stringify({ format: 1, kept, palazzo: "everything" }));
  };
  // Handles traps in the program, and errors in the page's own scripts. Errors in scripts that others have added to the
  // page, such as browser extensions, are ignored.
  const ours = new URL(".", location).href;
  const isTrap = (error) => error instanceof WebAssembly.RuntimeError;
  addEventListener("error", ({ error, filename }) => {
    if (!isTrap(error) && !filename?.startsWith(ours)) return;
    if (platform.compiled || !platform.explainFailure) platform.stopForGood();
    else platform.explainFailure(); // the program's own script can't be read
  });
  addEventListener("unhandledrejection", ({ reason }) => isTrap(reason) && platform.stopForGood());

  // Some phones send no `pagehide` when they end a page in the background, and some browsers send no `visibilitychange`
  // when they leave the page; so both are handled.
  const hidden = () => platform.call("hidden");
  addEventListener("pagehide", hidden);
  document.addEventListener("visibilitychange", () => document.hidden && hidden());

  platform.entropy = () => crypto.getRandomValues(new Uint32Array(1))[0];

  // Returns the launch options in the address, keys and values alternately. Line breaks in them are replaced, because
  // the program reads one key or value per line. A shared link is the fragment of the address, which browsers never
  // send to a server.
  platform.launchOptions = () =>
    [...new URLSearchParams(location.search), ...(location.hash ? [["link", location.hash.slice(1)]] : [])]
      .flat().map((text) => text.replace(/[\r\n]/g, " "));
  platform.forgetLaunchOptions = () => history.replaceState(history.state, "", location.pathname);
  // Opens a link that the user pastes into the address bar while the page is open.
  addEventListener("hashchange", () => {
    const fragment = location.hash.slice(1);
    if (!fragment || !platform.running) return; // a program that is still loading reads the address when it starts
    platform.forgetLaunchOptions();
    platform.call("followed", fragment);
  });

  platform.address = () => location.origin + location.pathname + "#";
  // Sharing fails if the user cancels it, which needs no report.
  platform.handOn = (link) => navigator.share({ url: link }).catch(() => {});
  // Copies `text` with the browser's older function, whose result is known at once. The newer function is used only in
  // browsers without the older one.
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
