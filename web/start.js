// Looks whether the browser has what the program needs, and loads it. Deferred until every other script is there.
addEventListener("DOMContentLoaded", () => {
  const { platform } = palazzo;
  const canvas = document.getElementById("canvas");
  const address = (id) => document.getElementById(id).getAttribute("href");
  // What isn't on the server any more was replaced by a new release.
  const isGone = async (id) => (await fetch(address(id), { method: "HEAD", cache: "no-store" })).status === 404;
  const failed = async () => {
    const gone = await Promise.all(["program", "wasm"].map(isGone)).catch(() => []);
    if (!gone.includes(true)) return platform.trouble("page.not_loaded");
    document.getElementById("loading")?.remove();
    document.getElementById("gone").hidden = false;
  };

  // Everything slow is begun at once: the program's two files, and below the graphics.
  const compile = async () =>
    WebAssembly.compileStreaming(platform.unpacked(await fetch(address("wasm")), "application/wasm"));
  const load = () => {
    const compiled = compile();
    window.Module = {
      canvas,
      instantiateWasm: (imports, receive) => {
        platform.compiled = compiled;
        Promise.all([compiled, platform.restore(), platform.dataAtStart])
          .then(async ([module]) => receive(await WebAssembly.instantiate(module, imports), module))
          .catch(failed);
        return {}; // it comes later
      },
      onAbort: platform.died,
    };
    const program = document.createElement("script");
    program.src = address("program");
    program.onerror = failed;
    document.head.append(program);
  };

  // The program asks for the same context again and is given this one.
  const look = { alpha: false, depth: false, stencil: false, antialias: false, powerPreference: "low-power" };
  const wasm = typeof WebAssembly === "object";
  if (!wasm) return platform.trouble("page.lacks.wasm");
  load();
  if (platform.load("palazzo:view") === "words") platform.showWords(true);
  if (!canvas.getContext("webgl2", look)) platform.withoutCanvas("page.lacks.webgl");
});
