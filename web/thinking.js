// Opponents and hints think in a Worker that runs the same program: downloaded once and compiled once. Where there are no
// Workers the program thinks here, in slices.
{
  const { platform } = palazzo;
  const file = document.querySelector('meta[name="palazzo:thinker"]').content;
  const program = document.getElementById("program").getAttribute("href");
  const longestWait = 10_000; // for a Worker to be there, in milliseconds: its script may come by a network that has stopped
  let worker = null;
  let handed = null; // the names of the words that it has
  let broken = false;

  // A Worker that can't be had, or has failed, answers nothing: then the program thinks here, of this and of all else.
  const giveUp = () => {
    broken = true;
    platform.stopThinking();
    platform.call("thought", "");
  };

  const give = async () => {
    const module = await platform.compiled;
    const one = new Worker(file);
    const patience = setTimeout(() => one === worker && giveUp(), longestWait);
    one.onmessage = ({ data }) => {
      clearTimeout(patience);
      if (data !== null && one === worker) platform.call("thought", data);
    };
    one.onerror = (event) => {
      event.preventDefault(); // or Firefox tells the page of it as of its own (web/border.js)
      console.error(event.message);
      if (one === worker) giveUp();
    };
    one.postMessage({ module, program: new URL(program, location).href });
    return one;
  };

  let coming = null; // the Worker that is being made
  platform.think = (question) => {
    if (broken || typeof Worker !== "function") return false;
    const made = (coming ??= give().then((one) => {
      worker = one;
      handed = new Set();
      return one;
    }));
    made.then((one) => {
      if (made !== coming) return; // given up meanwhile
      const words = Object.fromEntries(Object.entries(platform.words).filter(([id]) => !handed.has(id)));
      Object.keys(words).forEach((id) => handed.add(id));
      one.postMessage({ words, question });
    }).catch(() => made === coming && giveUp());
    return true;
  };

  // A thought can't be stopped from outside but with its Worker; the next one begins with a new one.
  platform.stopThinking = () => {
    coming?.then((one) => one.terminate(), () => {});
    coming = null;
    worker = null;
  };
}
