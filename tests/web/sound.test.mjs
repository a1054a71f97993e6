// Sounds on the page: what the browser's audio context receives, and when it is suspended. A fake context records all
// calls.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { pressByFinger, middleOfControl } from "./hand.mjs";
import { frameCount, open, waitUntilRested } from "./page.mjs";
import { choose, ids, play, press } from "./player.mjs";

let palazzo;
before(async () => (palazzo = await open()));
after(() => palazzo.close());

/** Installs a silent audio context: `loudspeaker` records what all contexts were asked for. */
const silent = () => {
  const loudspeaker = (window.loudspeaker = { opened: 0, state: "closed", uploads: 0, played: [], shaken: [] });
  const node = () => ({ connect: (to) => to });
  window.AudioContext = class {
    constructor() {
      loudspeaker.opened += 1;
      loudspeaker.state = "running";
    }
    destination = {};
    get state() {
      return loudspeaker.state;
    }
    async resume() {
      loudspeaker.state = "running";
    }
    async suspend() {
      loudspeaker.state = "suspended";
    }
    createBuffer(channels, length, rate) {
      loudspeaker.uploads += 1;
      const samples = new Float32Array(length);
      return { channels, rate, samples, getChannelData: () => samples };
    }
    createGain() {
      return { ...node(), gain: { value: 1 } };
    }
    createBufferSource() {
      let gain;
      return {
        connect: (to) => (gain = to),
        start() {
          const { samples, rate } = this.buffer;
          const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
          loudspeaker.played.push({ seconds: samples.length / rate, peak, volume: gain.gain.value });
        },
        stop() {},
      };
    }
  };
  Object.defineProperty(navigator, "vibrate", { value: (milliseconds) => loudspeaker.shaken.push(milliseconds) });
};

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const table = "?quick=palace&preset=classic&seats=2&seed=3&speed=off";
const visit = async (query = table, kept = {}) => {
  const context = await palazzo.visitor(phone);
  await context.addInitScript(silent);
  await context.addInitScript((all) => Object.entries(all).forEach(([key, text]) => localStorage.setItem(key, text)), kept);
  const page = await palazzo.visit(context, query);
  await waitUntilRested(page, 200);
  return page;
};
const loudspeaker = (page) => page.evaluate(() => window.loudspeaker);
const played = async (page) => (await loudspeaker(page)).played.length;
/** Touches an empty place of the page. */
const touched = async (page) => {
  await pressByFinger(page, { x: 195, y: 3 });
  await waitUntilRested(page, 200);
};
/** Hides the page or shows it, as if the user had switched to another tab or back. */
const hide = (page, hidden) =>
  page.evaluate((yes) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => yes });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);

test("before the first tap there is no audio context, and no sound", async () => {
  const page = await visit();
  await play(page, 2); // the moves are made by buttons of the text view, whose clicks by a script don't count as presses of a person
  await waitUntilRested(page, 200);
  const { opened, played } = await loudspeaker(page);
  assert.equal(opened, 0);
  assert.deepEqual(played, []);
  assert.deepEqual(page.errors, []);
});

test("after the first tap a move makes one short, soft sound, and each sound is uploaded once", async () => {
  const page = await visit();
  await touched(page);
  assert.equal((await loudspeaker(page)).opened, 1);
  for (let moves = 1; moves <= 6; ++moves) {
    const before = await played(page);
    await play(page, 1);
    await waitUntilRested(page, 100);
    assert.equal((await played(page)) - before, 1); // without animation the bot's move is shown together with it
  }
  const { opened, uploads, played: all } = await loudspeaker(page);
  assert.equal(opened, 1);
  assert.ok(uploads <= new Set(all.map(({ seconds }) => seconds)).size);
  for (const { seconds, peak, volume } of all) {
    assert.ok(seconds > 0.04 && seconds < 0.9);
    assert.ok(peak > 0.1 && peak < 0.5);
    assert.equal(volume, 0.5);
  }
  assert.deepEqual(page.errors, []);
});

test("the deal of a game that is begun with a finger can be heard", async () => {
  const page = await visit("?speed=off");
  await pressByFinger(page, await middleOfControl(page, "play:palace"));
  await waitUntilRested(page, 200);
  assert.equal(await played(page), 1);
});

test("with sound off there is no audio context; choosing a volume creates an audio context and plays a sample", async () => {
  const page = await visit(table, { "palazzo:/some/deep/path/ settings": JSON.stringify({ sound: 0 }) });
  await touched(page);
  await play(page, 2);
  assert.equal((await loudspeaker(page)).opened, 0);
  await press(page, "menu");
  await press(page, "settings");
  await choose(page, "sound", 3);
  await waitUntilRested(page, 200);
  const { opened, played: all } = await loudspeaker(page);
  assert.equal(opened, 1);
  assert.deepEqual(all.map(({ volume }) => volume), [1]);
  await choose(page, "sound", 0);
  await waitUntilRested(page, 200);
  assert.equal((await loudspeaker(page)).state, "suspended");
});

test("a sound causes no frame, and the audio context is suspended some seconds after the last sound", async () => {
  const page = await visit();
  await touched(page);
  await waitUntilRested(page, 500);
  const before = await frameCount(page);
  await page.evaluate(() => palazzo.platform.lacksSound(0) && palazzo.platform.keepSound(0, new Float32Array(2400), 24000));
  await page.evaluate(() => palazzo.platform.playSound(0, 1));
  assert.equal((await loudspeaker(page)).state, "running");
  await page.waitForFunction(() => window.loudspeaker.state === "suspended", null, { polling: 100, timeout: 8000 });
  assert.equal((await played(page)), 1);
  assert.equal(await frameCount(page), before);
  await play(page, 1);
  await waitUntilRested(page, 100);
  assert.equal((await loudspeaker(page)).state, "running"); // the next sound resumes the audio context
  assert.equal((await played(page)), 2);
});

test("while the tab is hidden the audio context is suspended and no sound is played", async () => {
  const page = await visit();
  await touched(page);
  await play(page, 1);
  await waitUntilRested(page, 100);
  const before = await played(page);
  await hide(page, true);
  assert.equal((await loudspeaker(page)).state, "suspended");
  await page.evaluate(() => palazzo.platform.playSound(1, 1));
  assert.equal(await played(page), before);
  assert.equal((await loudspeaker(page)).state, "suspended");
  await hide(page, false);
  await play(page, 1);
  await waitUntilRested(page, 100);
  assert.equal(await played(page), before + 1);
});

test("if several sounds have to wait for the audio context, only the last one is played", async () => {
  const page = await visit();
  await touched(page);
  await play(page, 1);
  await waitUntilRested(page, 100);
  const before = await played(page);
  await page.evaluate(() => {
    const { platform } = palazzo;
    const waiting = [];
    AudioContext.prototype.resume = () => new Promise((done) => waiting.push(done));
    window.loudspeaker.state = "suspended";
    if (platform.lacksSound(0)) platform.keepSound(0, new Float32Array(240), 24000);
    const plays = [0, 0, 0].map((cue) => platform.playSound(cue, 1));
    window.loudspeaker.state = "running";
    waiting.forEach((done) => done());
    return Promise.all(plays);
  });
  assert.equal((await played(page)) - before, 1);
});

test("a phone offers vibration, and vibrates only if the player wants it", async () => {
  const page = await visit();
  await touched(page);
  await press(page, "menu");
  await press(page, "settings");
  assert.ok((await ids(page)).includes("vibration"));
  assert.deepEqual((await loudspeaker(page)).shaken, []);
  await press(page, "vibration");
  assert.equal((await loudspeaker(page)).shaken.length, 1);
});
