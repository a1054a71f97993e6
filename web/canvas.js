// The canvas: when it is drawn, how large it is, and what the pointer does to the page round it.
{
  const { platform } = palazzo;
  const canvas = document.getElementById("canvas");
  const patience = 4000; // for graphics that were taken away, in milliseconds
  let later = 0;
  let drawn = true; // else all is in words

  // Words need no more than some frames a second. Neither comes while nobody can see the page.
  const frame = () => platform.call("frame");
  platform.requestFrame = () => (drawn || document.hidden ? requestAnimationFrame(frame) : setTimeout(frame, 50));

  /** Goes on in words, with the text that says why. */
  platform.withoutCanvas = (why) => {
    drawn = false;
    platform.forceWords(why);
  };

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

  let waiting = 0;
  const giveUp = () => {
    // Phones take them from pages in the background, and give them back.
    if (document.hidden) return wait();
    platform.withoutCanvas("page.lost.webgl");
    platform.call("without_canvas");
  };
  const wait = () => (waiting = setTimeout(giveUp, patience));
  canvas.addEventListener("webglcontextlost", (event) => {
    event.preventDefault(); // else it is never given back
    if (!platform.running) return;
    Module._palazzo_context(1);
    wait();
  });
  canvas.addEventListener("webglcontextrestored", () => {
    clearTimeout(waiting);
    if (!platform.running) return;
    if (!drawn) platform.forceWords("");
    drawn = true;
    Module._palazzo_context(0);
  });

  // Nobody's time to answer runs out while they can't see the question.
  const tellSeen = () => platform.running && Module._palazzo_seen(document.hidden ? 0 : 1);
  document.addEventListener("visibilitychange", tellSeen);
  const { started } = platform;
  platform.started = () => {
    started();
    if (document.hidden) tellSeen();
  };

  // SDL takes a press for where the mouse was last seen to move. One may come from elsewhere: a pen, another window.
  const follow = (event) => canvas.dispatchEvent(new MouseEvent("mousemove", event));
  canvas.addEventListener("mousedown", follow, true);
  addEventListener("mouseup", (event) => event.target === canvas && follow(event), true);

  // Phones show their keyboard only for a field that is given it before the touch's own event is over.
  const finish = (event) => event.target === canvas && platform.running && Module._palazzo_finish_press();
  addEventListener("touchend", finish);
  addEventListener("mouseup", finish);

  // SDL keeps presses to itself, so that the browser would not move the keyboard to the canvas.
  canvas.addEventListener("pointerdown", () => canvas.focus({ preventScroll: true }));
  canvas.addEventListener("contextmenu", (event) => event.preventDefault());

  /** Zooms what is drawn under two fingers on a trackpad, where that is something to be zoomed. */
  const pinched = (event, factor) => {
    const zoomed = event.target === canvas && palazzo.rect("zoomed");
    const { clientX: x, clientY: y } = event;
    const inside = zoomed && x >= zoomed.x && x < zoomed.x + zoomed.width && y >= zoomed.y && y < zoomed.y + zoomed.height;
    if (!inside) return;
    event.preventDefault(); // else the browser zooms the page
    const area = canvas.getBoundingClientRect();
    Module._palazzo_pinch(factor, x - area.x, y - area.y);
  };
  // A pinch arrives as a wheel with Ctrl. Zooming the page with the wheel and the Control key stays the browser's.
  const onWheel = (event) => {
    if (!event.ctrlKey) return;
    event.stopPropagation();
    if (!platform.controlDown()) pinched(event, Math.exp(-event.deltaY / 100));
  };
  addEventListener("wheel", onWheel, { capture: true, passive: false });
  // Safari on a Mac tells of it in events of its own; on glass SDL follows the fingers.
  let scale = 1;
  const onGesture = (event) => {
    if (navigator.maxTouchPoints > 0) return;
    if (event.type === "gesturechange") pinched(event, event.scale / scale);
    scale = event.scale;
  };
  for (const type of ["gesturestart", "gesturechange"]) addEventListener(type, onGesture, { passive: false });

  // SDL keeps every touch from the browser, also one that can no longer be kept: the page scrolls already.
  const keepUncancelled = (event) => {
    if (!event.cancelable) event.preventDefault = () => {};
  };
  for (const type of ["touchstart", "touchmove", "touchend", "touchcancel"])
    canvas.addEventListener(type, keepUncancelled, { capture: true, passive: true });
}
