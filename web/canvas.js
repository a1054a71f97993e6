// The canvas: when it is drawn, how large it is, and what the pointer does to the page round it.
{
  const { platform } = palazzo;
  const canvas = document.getElementById("canvas");
  let later = 0;

  platform.requestFrame = () => requestAnimationFrame(() => platform.call("frame"));

  // Draws after so many seconds; a negative number takes back what was asked before.
  platform.requestLater = (seconds) => {
    clearTimeout(later);
    if (seconds >= 0) later = setTimeout(() => platform.call("later"), seconds * 1000);
  };

  // SDL listens to the window's `resize`. The canvas also changes with the page round it, and its density with the screen
  // that the window is moved to, or the zoom.
  const resize = () => {
    if (!platform.running) return;
    const { width, height } = canvas.getBoundingClientRect();
    const off = (pixels, size) => Math.abs(pixels - size * devicePixelRatio) >= 1;
    if (!off(canvas.width, width) && !off(canvas.height, height)) return;
    dispatchEvent(new Event("resize"));
    platform.call("draw_now");
  };
  new ResizeObserver(resize).observe(canvas);
  const watchDensity = () => {
    const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    query.addEventListener("change", () => (resize(), watchDensity()), { once: true });
  };
  watchDensity();

  canvas.addEventListener("webglcontextlost", (event) => {
    event.preventDefault(); // else it is never given back
    if (platform.running) Module._palazzo_context(1);
  });
  canvas.addEventListener("webglcontextrestored", () => platform.running && Module._palazzo_context(0));

  // SDL takes a press for where the mouse was last seen to move. One may come from elsewhere: a pen, another window.
  const follow = (event) => canvas.dispatchEvent(new MouseEvent("mousemove", event));
  canvas.addEventListener("mousedown", follow, true);
  addEventListener("mouseup", (event) => event.target === canvas && follow(event), true);

  // SDL keeps presses to itself, so that the browser would not move the keyboard to the canvas.
  canvas.addEventListener("pointerdown", () => canvas.focus({ preventScroll: true }));
  canvas.addEventListener("contextmenu", (event) => event.preventDefault());
  // Zooming the page with the wheel stays the browser's.
  addEventListener("wheel", (event) => event.ctrlKey && event.stopPropagation(), { capture: true, passive: true });
}
