// If several tabs are open, one of them plays and writes: the one that was opened or taken over last. It holds a lock,
// which the browser releases when the tab ends in any way. The other tabs show their games and wait for the lock.
{
  const { platform } = palazzo;
  const name = `${platform.keyPrefix}write`;
  // Time that the playing tab has to hand over, in milliseconds. A sleeping tab can't hand over, so its lock is then
  // stolen.
  const longestWait = 400;
  let release = null; // function that releases the lock; null if this tab doesn't hold it
  let waiting = null; // controller that stops waiting for the lock; null if this tab isn't waiting
  let stealTimer = 0; // the timer after which the lock is stolen
  let isAsleep = false;
  let settleDecided;

  /** Settles when it is known whether this tab may write. */
  platform.tabDecided = new Promise((settle) => (settleDecided = settle));

  const setMayWrite = (may) => {
    platform.mayWrite = may && !platform.dead;
    settleDecided();
    platform.call("rights");
  };

  // Requests the lock and holds it until it is released or stolen. Returns whether this tab got the lock.
  const requestLock = async (options) => {
    let over = null;
    try {
      await navigator.locks.request(name, options, (lock) => lock && new Promise((settle) => {
        release = over = settle;
        waiting?.abort();
        waiting = null;
        clearTimeout(stealTimer);
        setMayWrite(true);
      }));
    } catch (error) {
      if (error.code !== DOMException.ABORT_ERR) return setMayWrite(true); // no tab can hold a lock in this browser
    }
    if (!over || release !== over) return over !== null;
    release = null;
    setMayWrite(false);
    if (!isAsleep) waitForLock();
    return true;
  };

  const waitForLock = () => {
    waiting = new AbortController();
    requestLock({ signal: waiting.signal });
  };

  const begin = async () => {
    if ((await requestLock({ ifAvailable: true })) || platform.mayWrite) return;
    if (!document.hidden) return platform.takeOver();
    setMayWrite(false);
    waitForLock();
  };

  if (navigator.locks) {
    platform.mayWrite = false;
    const others = new BroadcastChannel(name);
    const handOver = () => {
      if (!release) return;
      platform.call("hidden"); // stores the last moves
      platform.mayWrite = false;
      release();
    };
    platform.takeOver = () => {
      if (release) return;
      others.postMessage(null); // asks the playing tab to hand over
      if (!waiting) waitForLock();
      clearTimeout(stealTimer);
      stealTimer = setTimeout(() => requestLock({ steal: true }), longestWait);
    };
    others.addEventListener("message", handOver);
    // A page that the browser keeps for its Back button must not hold the lock.
    addEventListener("pagehide", () => {
      isAsleep = true;
      waiting?.abort();
      waiting = null;
      clearTimeout(stealTimer);
      handOver();
    });
    addEventListener("pageshow", (event) => {
      isAsleep = false;
      if (event.persisted) begin();
    });
    begin();
  } else {
    // In an old browser, or on a page that isn't served securely, there are no locks. So every tab may write, and the
    // program checks before each save whether another tab has written.
    platform.mayWrite = true;
    platform.takeOver = () => {};
    settleDecided();
  }
}
