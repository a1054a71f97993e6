// Looks whether the browser has what the program needs, and loads it.
{
  const { platform } = palazzo;
  const address = (id) => document.getElementById(id).getAttribute("href");
  // The script that says what is wrong is a file of its own (web/alone/reload.js), and may come later than this one.
  const loaded = new Promise((settle) => addEventListener("load", settle));
  const failed = async () => {
    await loaded;
    const scripts = Array.from(document.querySelectorAll("script[defer]"), ({ src }) => src);
    if (self.explain) self.explain([...scripts, ...["program", "wasm"].map(address)]);
    else platform.trouble("page.not_loaded");
  };

  // How many bytes the program's files have: what a host says of them is said of what it packed.
  const bytes = (id) => Number(document.getElementById(id).dataset.bytes);

  /** Shows how much of them has come; returns what is to be told of each further part. */
  const showProgress = () => {
    const all = bytes("program") + bytes("wasm");
    let here = 0;
    const bar = document.querySelector("progress");
    bar.max = all;
    document.getElementById("slow").remove();
    const kilobytes = (size) => Math.round(size / 1000);
    const arrived = (more) => {
      here += more;
      bar.value = here;
      document.getElementById("arrived")?.replaceChildren(here < all
        ? platform.text("page.arrived").replace("{here}", kilobytes(here)).replace("{all}", kilobytes(all))
        : platform.text("page.starting"));
    };
    arrived(0);
    return arrived;
  };

  const compile = async (arrived) =>
    WebAssembly.compileStreaming(platform.unpacked(await fetch(address("wasm")), "application/wasm", bytes("wasm"), arrived));

  /** Begins with the program's two files at once. */
  const load = (canvas, arrived) => {
    const compiled = compile(arrived);
    // Read while the program comes, and while the browser opens its graphics, for which scripts wait.
    const restored = platform.restore();
    window.Module = {
      canvas,
      instantiateWasm: (imports, receive) => {
        platform.compiled = compiled;
        Promise.all([compiled, restored, platform.dataAtStart])
          .then(async ([module]) => receive(await WebAssembly.instantiate(module, imports), module))
          .catch(failed);
        return {}; // it comes later
      },
      onAbort: platform.died,
    };
    const program = document.createElement("script");
    program.src = address("program");
    program.onload = () => arrived(bytes("program"));
    program.onerror = failed;
    document.head.append(program);
  };

  // Deferred until every other script is there.
  addEventListener("DOMContentLoaded", () => {
    const canvas = document.getElementById("canvas");
    platform.failed = failed;
    const arrived = showProgress();
    if (location.protocol === "file:") return failed();
    if (typeof WebAssembly !== "object") return platform.trouble("page.lacks.wasm");
    load(canvas, arrived);
    if (platform.load("palazzo:view") === "words") platform.showWords(true);
    // The program asks for the same context again and is given this one.
    const look = { alpha: false, depth: false, stencil: false, antialias: false, powerPreference: "low-power" };
    if (!canvas.getContext("webgl2", look)) platform.withoutCanvas("page.lacks.webgl");
  });
}
