// The Worker in which opponents think (web/thinking.js). It loads the program without starting it, and lets it search
// for moves and hints.
"use strict";

// The page is notified of uncaught errors in a Worker, but not of rejected promises.
addEventListener("unhandledrejection", ({ reason }) => setTimeout(() => {
  throw reason;
}));

let words = {}; // word lists that the page has sent, until the program takes them
// The functions of the page that the program calls while it thinks (shell/platform/browser_data.cpp).
self.palazzo = {
  platform: {
    copyToHeap: (text) => {
      const size = Module.lengthBytesUTF8(text) + 1;
      const at = Module._malloc(size);
      Module.stringToUTF8(text, at, size);
      return at;
    },
    dataThere: () => Object.keys(words),
    dataSize: (id) => words[id].length,
    takeData: (id) => words[id],
    dataRead: () => {}, // the page has already checked that the data can be read
  },
};

const load = ({ module, program }) =>
  new Promise((ready, fail) => {
    self.Module = {
      noInitialRun: true,
      onRuntimeInitialized: ready,
      instantiateWasm: (imports, receive) => {
        WebAssembly.instantiate(module, imports).then((instance) => receive(instance, module)).catch(fail);
        return {}; // the instance is passed to `receive` later
      },
    };
    importScripts(program);
  });

let loaded = null;
onmessage = async ({ data }) => {
  if (data.module) {
    loaded = load(data).then(() => postMessage(null)); // notifies the page that the program is loaded
    return;
  }
  await loaded;
  words = data.words;
  Module._palazzo_take_words();
  const at = palazzo.platform.copyToHeap(data.question);
  postMessage(Module.UTF8ToString(Module._palazzo_think(at)));
  Module._free(at);
};
