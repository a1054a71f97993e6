// A person's hand on the canvas: a finger, which never hovers and can press for any time, or a mouse, which can press
// without moving to the place first. palazzo.rect(id) returns where the control with this id is drawn.
import assert from "node:assert/strict";
import { bidi, inFirefox } from "./browser.mjs";

/**
 * Moves fingers over the page, each along the points of one of `ways`, and waits `pause` milliseconds at each point. A
 * tap is fast even on a busy machine: its end is sent before the page has acknowledged the beginning.
 */
export const touch = async (page, ways, pause = 0) => {
  if (inFirefox) return inputOf(page, ways.map((points, at) => fingerOf(at, points, pause)));
  const session = (page.session ??= await page.context().newCDPSession(page));
  const send = (type, touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
  const at = (step) => ways.map((points, id) => ({ ...points[step], id }));
  if (ways[0].length === 1 && pause === 0) return Promise.all([send("touchStart", at(0)), send("touchEnd", [])]);
  for (const [step] of ways[0].entries()) {
    await send(step ? "touchMove" : "touchStart", at(step));
    if (pause > 0) await page.waitForTimeout(pause);
  }
  return send("touchEnd", []);
};

const inputOf = (page, actions) =>
  bidi(page).send("input.performActions", { context: bidi(page).sessionId, actions });
const fingerOf = (at, points, pause) => ({
  type: "pointer",
  id: `finger ${at}`,
  parameters: { pointerType: "touch" },
  actions: [
    ...points.flatMap(({ x, y }, step) => [
      { type: "pointerMove", x, y },
      ...(step ? [] : [{ type: "pointerDown", button: 0 }]),
      { type: "pause", duration: pause },
    ]),
    { type: "pointerUp", button: 0 },
  ],
});

/** Presses a point of the page with a finger for `hold` milliseconds. */
export const pressByFinger = (page, point, hold = 0) => touch(page, [[point]], hold);

/** Taps the element of a locator with a finger. */
export const tap = async (locator) => {
  await locator.scrollIntoViewIfNeeded();
  await pressByFinger(locator.page(), middle(await locator.boundingBox()));
};

/** Drags a finger from one point to another. */
export const drag = (page, from, to, steps = 6) => {
  const at = (t) => ({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t });
  return touch(page, [Array.from({ length: steps + 1 }, (_, step) => at(step / steps))], 20);
};

/** Presses a point with a mouse that was never moved there; in Firefox the mouse moves first. */
export const pressByMouse = async (page, { x, y }, hold = 0) => {
  if (inFirefox) return page.mouse.click(x, y, { delay: hold });
  const session = (page.session ??= await page.context().newCDPSession(page));
  const event = { x, y, button: "left", clickCount: 1 };
  const send = (type) => session.send("Input.dispatchMouseEvent", { type, ...event });
  if (hold === 0) return Promise.all([send("mousePressed"), send("mouseReleased")]);
  await send("mousePressed");
  await page.waitForTimeout(hold);
  return send("mouseReleased");
};

/**
 * Moves the mouse to a point and clicks there, quickly even on a busy machine, because a long press means something
 * else.
 */
export const click = async (page, { x, y }) => {
  await page.mouse.move(x, y);
  await Promise.all([page.mouse.down(), page.mouse.up()]);
};

/** Returns where a control is drawn; null if it isn't drawn. */
export const rect = (page, id) => page.evaluate((wanted) => palazzo.rect(wanted), id);

export const middle = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

/** Returns the middle of a control, which has to be drawn. */
export const middleOfControl = async (page, id) => {
  const area = await rect(page, id);
  assert.ok(area, `${id} is drawn`);
  return middle(area);
};

/**
 * Lets a page report whether a frame is pending, and keep its drawing so that it can be read. Call it on a context
 * before its first page.
 */
export const makeContextReportFrames = async (context) => {
  await context.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (kind, look) {
      return getContext.call(this, kind, { ...look, preserveDrawingBuffer: true });
    };
    addEventListener("DOMContentLoaded", () => {
      const { platform } = palazzo;
      const { requestFrame, requestLater, drawn } = platform;
      platform.requested = true; // the first frame needs no request
      let frame;
      platform.requestFrame = () => {
        if (!frame) {
          frame = Module._palazzo_frame;
          // Counts only calls of _palazzo_frame, because a press draws additional frames while a requested frame is
          // pending.
          const counted = () => {
            platform.requested = false;
            frame();
            // During the first call, Emscripten's stub of the function replaces Module._palazzo_frame by the original
            // function, so the counting function is restored.
            Module._palazzo_frame = counted;
          };
          Module._palazzo_frame = counted;
        }
        platform.requested = true;
        requestFrame();
      };
      platform.drawn = (milliseconds) => {
        if (!frame) platform.requested = false;
        platform.nextAt = 0;
        drawn(milliseconds);
      };
      platform.nextAt = 0;
      platform.requestLater = (seconds) => {
        platform.nextAt = seconds >= 0 ? performance.now() + seconds * 1000 : 0;
        requestLater(seconds);
      };
    });
  });
  return context;
};

/**
 * Waits until no frame is pending and none is due within the next second, but at most `most` milliseconds, because a
 * running clock on the screen requests frames all the time. The page's context needs makeContextReportFrames().
 */
export const waitUntilSettled = (page, most = 4000) =>
  page.evaluate(async (limit) => {
    const { platform } = palazzo;
    const begun = performance.now();
    const coming = () => platform.requested || (platform.nextAt > 0 && platform.nextAt < performance.now() + 1000);
    for (let quiet = 0; quiet < 3 && performance.now() - begun < limit; quiet = coming() ? 0 : quiet + 1)
      await new Promise((over) => setTimeout(over, 15));
  }, most);

/**
 * Returns whether the picture stays the same when it is drawn once more. The page's context needs
 * makeContextReportFrames().
 */
export const pictureStaysTheSame = (page) =>
  page.evaluate(async () => {
    const gl = document.getElementById("canvas").getContext("webgl2");
    const picture = () => {
      const pixels = new Uint32Array(gl.drawingBufferWidth * gl.drawingBufferHeight);
      gl.readPixels(0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(pixels.buffer));
      return pixels;
    };
    const before = picture();
    const frames = palazzo.frames;
    Module._palazzo_wake();
    while (palazzo.frames < frames + 2) await new Promise(requestAnimationFrame);
    const after = picture();
    return before.length === after.length && before.every((pixel, i) => pixel === after[i]);
  });
