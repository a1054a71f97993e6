// Sounds and vibration. Browsers let a page make sounds only after the user has pressed something. The audio context is
// suspended shortly after a sound, and at once when the page is hidden.
{
  const { platform } = palazzo;
  const idleTime = 4000; // milliseconds from the start of a sound to the suspension, longer than any sound
  const sounds = [];
  let wanted = false;
  let pressed = false;
  let context;
  let latest; // the last sound that was started
  let plays = 0;
  let later = 0;

  const suspend = () => {
    clearTimeout(later);
    plays += 1; // cancels a sound that waits for the context to resume
    latest?.stop();
    context?.suspend();
  };
  const suspendLater = () => {
    clearTimeout(later);
    later = setTimeout(suspend, idleTime);
  };
  const open = () => {
    if (context || !wanted || !pressed || !window.AudioContext) return;
    context = new AudioContext();
    suspendLater();
  };

  // The events that may count as the user's first press, depending on the browser.
  const kinds = ["pointerup", "mousedown", "touchend", "keydown"];
  const press = ({ isTrusted }) => {
    if (!isTrusted || navigator.userActivation?.hasBeenActive === false) return;
    kinds.forEach((kind) => removeEventListener(kind, press, true));
    pressed = true;
    open();
  };
  kinds.forEach((kind) => addEventListener(kind, press, { capture: true, passive: true }));
  document.addEventListener("visibilitychange", () => document.hidden && suspend());

  platform.expectSounds = (yes) => {
    wanted = yes;
    if (yes) open();
    else suspend();
  };
  platform.lacksSound = (cue) => Boolean(context) && !sounds[cue];
  platform.keepSound = (cue, samples, rate) => {
    sounds[cue] = context.createBuffer(1, samples.length, rate);
    sounds[cue].getChannelData(0).set(samples);
  };

  const start = (cue, volume) => {
    const gain = context.createGain();
    gain.gain.value = volume;
    gain.connect(context.destination);
    latest = context.createBufferSource();
    latest.buffer = sounds[cue];
    latest.connect(gain);
    latest.start();
  };
  platform.playSound = async (cue, volume) => {
    if (!context || document.hidden) return;
    suspendLater();
    const mine = ++plays;
    // The browser may resume the audio context only at the next press.
    if (context.state !== "running") await context.resume().catch(() => {});
    if (mine === plays && context.state === "running") start(cue, volume);
  };

  platform.canVibrate = () => Boolean(navigator.vibrate) && matchMedia("(pointer:coarse)").matches;
  platform.vibrate = (milliseconds) => pressed && navigator.vibrate(milliseconds);
}
