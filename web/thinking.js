// Opponents and hints think in a Worker that runs the same program, which is downloaded and compiled only once. In
// browsers without Workers the program thinks on the page, in slices.
{
  const { platform } = palazzo;
  const file = document.querySelector('meta[name="palazzo:thinker"]').content;
  const program = document.getElementById("program").getAttribute("href");
  // Milliseconds to wait for a Worker, whose script may be loaded over a stalled network.
  const longestWait = 10_000;
  let worker = null;
  let sentWords = null; // ids of the word lists that the Worker has
  let hasFailed = false;

  // If a Worker can't be loaded or has failed, the program does this search and all later ones on the page.
  const giveUp = () => {
    hasFailed = true;
    platform.stopThinking();
    platform.call("thought", "");
  };

  const startWorker = async () => {
    const module = await platform.compiled;
    const one = new Worker(file);
    const timer = setTimeout(() => one === worker && giveUp(), longestWait);
    one.onmessage = ({ data }) => {
      clearTimeout(timer);
      if (data !== null && one === worker) platform.call("thought", data);
    };
    one.onerror = (event) => {
      event.preventDefault(); // otherwise Firefox also reports it as an error of the page (web/border.js)
      console.error(event.message);
      if (one === worker) giveUp();
    };
    one.postMessage({ module, program: new URL(program, location).href });
    return one;
  };

  let coming = null; // promise of the Worker that is being loaded
  platform.think = (question) => {
    if (hasFailed || typeof Worker !== "function") return false;
    const made = (coming ??= startWorker().then((one) => {
      worker = one;
      sentWords = new Set();
      return one;
    }));
    made.then((one) => {
      if (made !== coming) return; // stopThinking() has been called in the meantime
      const words = Object.fromEntries(Object.entries(platform.words).filter(([id]) => !sentWords.has(id)));
      Object.keys(words).forEach((id) => sentWords.add(id));
      one.postMessage({ words, question });
    }).catch(() => made === coming && giveUp());
    return true;
  };

  // A search can't be interrupted, so its Worker is ended. The next search gets a new Worker.
  platform.stopThinking = () => {
    coming?.then((one) => one.terminate(), () => {});
    coming = null;
    worker = null;
  };
}
