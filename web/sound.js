// Sounds from the browser's loudspeaker, which browsers give a page only once somebody has pressed something; and what
// shakes a phone. The loudspeaker sleeps soon after a sound, and at once when nobody can see the page.
{
  const { platform } = palazzo;
  const patience = 4000; // from a sound on, in milliseconds: longer than any takes
  const sounds = [];
  let wanted = false;
  let pressed = false;
  let context;
  let latest; // what is heard, or was
  let plays = 0;
  let later = 0;

  const rest = () => {
    clearTimeout(later);
    plays += 1; // what waits for the loudspeaker isn't heard any more
    latest?.stop();
    context?.suspend();
  };
  const restLater = () => {
    clearTimeout(later);
    later = setTimeout(rest, patience);
  };
  const open = () => {
    if (context || !wanted || !pressed || !window.AudioContext) return;
    context = new AudioContext();
    restLater();
  };

  // Whichever of these the browser takes for a press.
  const kinds = ["pointerup", "mousedown", "touchend", "keydown"];
  const press = ({ isTrusted }) => {
    if (!isTrusted || navigator.userActivation?.hasBeenActive === false) return;
    kinds.forEach((kind) => removeEventListener(kind, press, true));
    pressed = true;
    open();
  };
  kinds.forEach((kind) => addEventListener(kind, press, { capture: true, passive: true }));
  document.addEventListener("visibilitychange", () => document.hidden && rest());

  platform.expectSounds = (yes) => {
    wanted = yes;
    if (yes) open();
    else rest();
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
    restLater();
    const mine = ++plays;
    if (context.state !== "running") await context.resume().catch(() => {}); // it may take until the next press
    if (mine === plays && context.state === "running") start(cue, volume);
  };

  platform.canVibrate = () => Boolean(navigator.vibrate) && matchMedia("(pointer:coarse)").matches;
  platform.vibrate = (milliseconds) => pressed && navigator.vibrate(milliseconds);
}
