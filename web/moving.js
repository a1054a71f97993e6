// Earlier versions stored everything under names without a folder, so that the pages of Palazzo in two folders of one
// host overwrote each other's data. This script moves such data to the folder that is opened first. Keys that the
// folder already has aren't moved, except those of games: a game whose id is taken gets another id. The script looks
// for such data at each start, because a tab of an earlier version that is still open may write again.
{
  const { platform } = palazzo;
  const lock = "palazzo:write"; // the lock, journal and write number of the earlier versions
  const journal = "palazzo:journal";
  const number = "palazzo:written";
  const handOverTime = 400; // milliseconds for a tab of an earlier version to store its last moves (web/tabs.js)
  const longestWait = 5000; // milliseconds to wait for the old journal

  const idOf = (key) => (/^palazzo:(game|over|time):/.test(key) ? key.split(":")[2] : undefined);
  const ownName = (key) => platform.keyPrefix + key.slice("palazzo:".length);
  const isFree = (key) => localStorage.getItem(ownName(key)) === null;
  const formerKeys = () =>
    Object.keys(localStorage).filter((name) => /^palazzo:[^/]/.test(name) && (idOf(name) || isFree(name)));

  // Takes the old lock and holds it for the lifetime of this page; a tab of an earlier version then says that another
  // tab plays.
  const takeLock = () => new Promise((settle) => {
    if (!navigator.locks) return settle();
    let held = false;
    const ask = (options) => navigator.locks.request(lock, options, () => {
      held = true;
      settle();
      return new Promise(() => {});
    });
    new BroadcastChannel(lock).postMessage(null); // asks the old tab to release the lock
    const waiting = new AbortController();
    setTimeout(() => waiting.abort(), handOverTime);
    ask({ signal: waiting.signal }).catch(() => held || ask({ steal: true })).catch(settle);
  });

  const moveAll = () => {
    const taken = new Set(platform.keys("palazzo:").map(idOf));
    for (const key of formerKeys()) {
      const parts = key.split(":");
      const text = localStorage.getItem(key);
      // True if the data was moved before, but the browser was killed before it had stored the removal.
      const isHere = text === localStorage.getItem(ownName(key));
      while (idOf(key) && taken.has(parts[2])) parts[2] += "x";
      localStorage.removeItem(key); // removed before it is stored again, because there may be no room for both copies
      if (!isHere && !platform.store(parts.join(":"), text)) localStorage.setItem(key, text);
    }
  };

  const moveFormerData = async () => {
    if (!platform.mayWrite || formerKeys().length === 0) return;
    await takeLock();
    const known = Number(localStorage.getItem(number)) || 0;
    const lost = await Promise.race([platform.emptied(journal, known), new Promise((over) => setTimeout(over, longestWait, []))])
      .catch(() => []);
    for (const { key, text } of lost) text === null ? localStorage.removeItem(key) : localStorage.setItem(key, text);
    localStorage.removeItem(number);
    platform.hasMoved = true;
    moveAll();
  };

  platform.move = async () => {
    await moveFormerData().catch(() => {}); // fails if storage is forbidden
    platform.hasMoved = true;
  };
}
