// Of several tabs one plays and writes: the one that was opened, or taken over, last. It holds a lock, which goes with
// the tab however that ends. The others show their games and stand in line for the lock.
{
  const { platform } = palazzo;
  const name = `${platform.own}write`;
  const patience = 400; // milliseconds for the tab that plays to hand over; one that sleeps can't, and is robbed
  let release = null; // gives the lock back, while this tab holds it
  let waiting = null; // stops standing in line
  let robbery = 0; // the timer that ends the patience with the tab that plays
  let asleep = false;
  let decided;

  /** Settles as soon as it is known whether this tab may write. */
  platform.tabDecided = new Promise((settle) => (decided = settle));

  const allow = (may) => {
    platform.mayWrite = may && !platform.dead;
    decided();
    platform.call("rights");
  };

  // Asks for the lock and holds it until it is given back or stolen. Whether it had it is known by then.
  const ask = async (options) => {
    let over = null;
    try {
      await navigator.locks.request(name, options, (lock) => lock && new Promise((settle) => {
        release = over = settle;
        waiting?.abort();
        waiting = null;
        clearTimeout(robbery);
        allow(true);
      }));
    } catch (error) {
      if (error.code !== DOMException.ABORT_ERR) return allow(true); // the browser gives no locks here: then nobody has one
    }
    if (!over || release !== over) return over !== null;
    release = null;
    allow(false);
    if (!asleep) standInLine();
    return true;
  };

  const standInLine = () => {
    waiting = new AbortController();
    ask({ signal: waiting.signal });
  };

  const begin = async () => {
    if ((await ask({ ifAvailable: true })) || platform.mayWrite) return;
    if (!document.hidden) return platform.takeOver();
    allow(false);
    standInLine();
  };

  if (navigator.locks) {
    platform.mayWrite = false;
    const others = new BroadcastChannel(name);
    const handOver = () => {
      if (!release) return;
      platform.call("hidden"); // keeps what was played last
      platform.mayWrite = false;
      release();
    };
    platform.takeOver = () => {
      if (release) return;
      others.postMessage(null); // asks the other to hand over
      if (!waiting) standInLine();
      clearTimeout(robbery);
      robbery = setTimeout(() => ask({ steal: true }), patience);
    };
    others.addEventListener("message", handOver);
    // A page that the browser keeps for going back must not keep the lock.
    addEventListener("pagehide", () => {
      asleep = true;
      waiting?.abort();
      waiting = null;
      clearTimeout(robbery);
      handOver();
    });
    addEventListener("pageshow", (event) => {
      asleep = false;
      if (event.persisted) begin();
    });
    begin();
  } else {
    // An old browser, or a page that isn't served securely: each save looks whether another tab was there before.
    platform.mayWrite = true;
    platform.takeOver = () => {};
    decided();
  }
}
