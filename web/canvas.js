// Draws the canvas when a frame is requested, adapts its size to the window, and decides which pointer events SDL
// handles and which the browser.
{
  const { platform } = palazzo;
  const canvas = document.getElementById("canvas");
  const longestWait = 4000; // time to wait for a lost graphics context, in milliseconds
  let later = 0;
  let drawn = true; // false while the screen is shown in words

  // Draws one frame. platform.requestFrame() lets the browser call it with its next frame. While the screen is shown in
  // words, it is called after 50 ms instead, which is soon enough. A hidden page gets no frames.
  const drawFrame = () => platform.call("frame");
  platform.requestFrame = () => (drawn || document.hidden ? requestAnimationFrame(drawFrame) : setTimeout(drawFrame, 50));

  /** Continues with the screen in words. `why` is the id of the text that explains why the canvas can't be drawn. */
  platform.withoutCanvas = (why) => {
    drawn = false;
    platform.forceWords(why);
  };

  // Requests a frame in `seconds` seconds, in place of the last such request; a negative number only cancels that
  // request.
  platform.requestLater = (seconds) => {
    clearTimeout(later);
    if (seconds >= 0) later = setTimeout(() => platform.call("later"), seconds * 1000);
  };

  // Tells SDL that the canvas has changed its size or its pixel density, because SDL only listens to the window's
  // `resize`. The size also changes with the page around the canvas, and the density when the page is zoomed or the
  // window moves to another screen.
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

  let waiting = 0;
  const giveUp = () => {
    // Phones take the graphics context from pages in the background, and restore it later.
    if (document.hidden) return waitForContext();
    platform.withoutCanvas("page.lost.webgl");
    platform.call("without_canvas");
  };
  const waitForContext = () => (waiting = setTimeout(giveUp, longestWait));
  canvas.addEventListener("webglcontextlost", (event) => {
    event.preventDefault(); // otherwise the browser never restores the context
    if (!platform.running) return;
    Module._palazzo_context(1);
    waitForContext();
  });
  canvas.addEventListener("webglcontextrestored", () => {
    clearTimeout(waiting);
    if (!platform.running) return;
    if (!drawn) platform.forceWords("");
    drawn = true;
    Module._palazzo_context(0);
  });

  // Time limits for answers pause while the page is hidden.
  const reportVisibility = () => platform.running && Module._palazzo_seen(document.hidden ? 0 : 1);
  document.addEventListener("visibilitychange", reportVisibility);
  const { started } = platform;
  platform.started = () => {
    started();
    if (document.hidden) reportVisibility();
  };

  // Moves SDL's mouse to a press before SDL handles the press, because SDL handles presses at the last known position
  // of the mouse. But a press of a pen, or the first press after another window was active, may be elsewhere.
  const moveMouseThere = (event) => canvas.dispatchEvent(new MouseEvent("mousemove", event));
  canvas.addEventListener("mousedown", moveMouseThere, true);
  addEventListener("mouseup", (event) => event.target === canvas && moveMouseThere(event), true);

  // Phones show their keyboard only for a field that gets the focus while the touch's own event is handled.
  const finishPress = (event) => event.target === canvas && platform.running && Module._palazzo_finish_press();
  addEventListener("touchend", finishPress);
  addEventListener("mouseup", finishPress);

  // SDL cancels the browser's own handling of presses, so the browser wouldn't focus the canvas.
  canvas.addEventListener("pointerdown", () => canvas.focus({ preventScroll: true }));
  canvas.addEventListener("contextmenu", (event) => event.preventDefault());

  /** Zooms the part of the table under two fingers on a trackpad, if it can be zoomed. */
  const handlePinch = (event, factor) => {
    const zoomed = event.target === canvas && palazzo.rect("zoomed");
    const { clientX: x, clientY: y } = event;
    const inside = zoomed && x >= zoomed.x && x < zoomed.x + zoomed.width && y >= zoomed.y && y < zoomed.y + zoomed.height;
    if (!inside) return;
    event.preventDefault(); // otherwise the browser zooms the page
    const area = canvas.getBoundingClientRect();
    Module._palazzo_pinch(factor, x - area.x, y - area.y);
  };
  // Browsers report a pinch as a wheel event with `ctrlKey`. Turning the wheel while the Control key is down zooms the
  // page as usual.
  const onWheel = (event) => {
    if (!event.ctrlKey) return;
    event.stopPropagation();
    if (!platform.controlDown()) handlePinch(event, Math.exp(-event.deltaY / 100));
  };
  addEventListener("wheel", onWheel, { capture: true, passive: false });
  // Safari on a Mac reports pinches as gesture events. On touch screens SDL itself follows the fingers.
  let scale = 1;
  const onGesture = (event) => {
    if (navigator.maxTouchPoints > 0) return;
    if (event.type === "gesturechange") handlePinch(event, event.scale / scale);
    scale = event.scale;
  };
  for (const type of ["gesturestart", "gesturechange"]) addEventListener(type, onGesture, { passive: false });

  // Keeps SDL from cancelling a touch event that can't be cancelled any more, because the page already scrolls;
  // browsers would print a warning.
  const keepUncancelled = (event) => {
    if (!event.cancelable) event.preventDefault = () => {};
  };
  for (const type of ["touchstart", "touchmove", "touchend", "touchcancel"])
    canvas.addEventListener(type, keepUncancelled, { capture: true, passive: true });
}
