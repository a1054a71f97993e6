// The Worker in which opponents think (web/thinking.js): the program, loaded but not started, is asked questions.
"use strict";

// Of what fails in a promise the page hears nothing; of an error it does.
addEventListener("unhandledrejection", ({ reason }) => setTimeout(() => {
  throw reason;
}));

let words = {}; // handed over by the page, to be taken by the program
// What the program calls of the page, as far as it is called here (shell/platform/browser_data.cpp).
self.palazzo = {
  platform: {
    give: (text) => {
      const size = Module.lengthBytesUTF8(text) + 1;
      const at = Module._malloc(size);
      Module.stringToUTF8(text, at, size);
      return at;
    },
    dataThere: () => Object.keys(words),
    dataSize: (id) => words[id].length,
    takeData: (id) => words[id],
    dataRead: () => {}, // it was read by the page before
  },
};

const load = ({ module, program }) =>
  new Promise((ready, fail) => {
    self.Module = {
      noInitialRun: true,
      onRuntimeInitialized: ready,
      instantiateWasm: (imports, receive) => {
        WebAssembly.instantiate(module, imports).then((instance) => receive(instance, module)).catch(fail);
        return {}; // it comes later
      },
    };
    importScripts(program);
  });

let loaded = null;
onmessage = async ({ data }) => {
  if (data.module) {
    loaded = load(data).then(() => postMessage(null)); // it is there
    return;
  }
  await loaded;
  words = data.words;
  Module._palazzo_take_words();
  const at = palazzo.platform.give(data.question);
  postMessage(Module.UTF8ToString(Module._palazzo_think(at)));
  Module._free(at);
};
