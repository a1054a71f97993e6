// Checks whether the browser has what the program needs, and loads the program.
{
  const { platform } = palazzo;
  const address = (id) => document.getElementById(id).getAttribute("href");
  // The script that explains failures is a separate file (web/alone/reload.js), and may be loaded after this one.
  const loaded = new Promise((settle) => addEventListener("load", settle));
  const explainFailure = async () => {
    // No program will change the page's language (see web/text.js).
    platform.isUnpacked = false;
    platform.inLanguage(platform.language);
    await loaded;
    const scripts = Array.from(document.querySelectorAll("script[defer]"), ({ src }) => src);
    if (self.explain) self.explain([...scripts, ...["program", "wasm"].map(address)]);
    else platform.showFailure("page.not_loaded");
  };

  // Returns the packed size in bytes of a file of the program. The host's Content-Length isn't used, because hosts may
  // compress the file once more and count the result.
  const packedSize = (id) => Number(document.getElementById(id).dataset.bytes);

  /**
   * Shows how much of the program has been loaded. Returns a function that adds the size of a further part, in bytes.
   */
  const showProgress = () => {
    const all = packedSize("program") + packedSize("wasm");
    let here = 0;
    const bar = document.querySelector("progress");
    bar.max = all;
    document.getElementById("slow").remove();
    const kilobytes = (size) => Math.round(size / 1000);
    const arrived = (more) => {
      here += more;
      bar.value = here;
      document.getElementById("arrived")?.replaceChildren(here < all
        ? platform.text("page.arrived").replace("{0}", kilobytes(here)).replace("{1}", kilobytes(all))
        : platform.text("page.starting"));
    };
    /** Shows the same number again, in the language that the page has now. */
    platform.showArrived = () => arrived(0);
    platform.showArrived();
    return arrived;
  };

  const compile = async (arrived) =>
    WebAssembly.compileStreaming(platform.unpacked(await fetch(address("wasm")), "application/wasm", packedSize("wasm"), arrived));

  /** Begins to load both files of the program, the wasm and its script, in parallel. */
  const load = (canvas, arrived) => {
    const compiled = compile(arrived);
    // Begins to read the journal now, so that it is read while the program is loaded and the browser sets up its
    // graphics.
    const restored = platform.restore();
    window.Module = {
      canvas,
      instantiateWasm: (imports, receive) => {
        platform.compiled = compiled;
        const instantiated = compiled.then((module) => {
          platform.isUnpacked = true;
          return WebAssembly.instantiate(module, imports);
        });
        Promise.all([instantiated, restored, platform.dataAtStart()])
          .then(([instance]) => receive(instance)) // only programs with threads need the module, too
          .catch(explainFailure);
        return {}; // the instance is passed to `receive` later
      },
      onAbort: platform.stopForGood,
    };
    const program = document.createElement("script");
    program.src = address("program");
    program.onload = () => arrived(packedSize("program"));
    program.onerror = explainFailure;
    document.head.append(program);
  };

  // The browser sends this event once all other scripts have been loaded.
  addEventListener("DOMContentLoaded", () => {
    const canvas = document.getElementById("canvas");
    platform.explainFailure = explainFailure;
    const arrived = showProgress();
    if (location.protocol === "file:") return explainFailure();
    if (typeof WebAssembly !== "object") return platform.showFailure("page.lacks.wasm");
    load(canvas, arrived);
    if (platform.load("palazzo:view") === "words") platform.showWords(true);
    // Creates the WebGL context. The program later requests one with the same attributes and gets this one.
    const look = { alpha: false, depth: false, stencil: false, antialias: false, powerPreference: "low-power" };
    if (!canvas.getContext("webgl2", look)) platform.withoutCanvas("page.lacks.webgl");
  });
}
