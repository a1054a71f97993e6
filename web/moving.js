// Earlier versions kept everything under names without a folder, so that two Palazzos on one host wrote over each other. What
// lies there moves into the folder that is opened first, each key where its place is free; a game whose id is taken comes under
// another. That is looked for at each start: a tab of an earlier version that is still open may write once more.
{
  const { platform } = palazzo;
  const lock = "palazzo:write"; // as such a version has it, its journal and the number of its latest write
  const journal = "palazzo:journal";
  const number = "palazzo:written";
  const patience = 400; // milliseconds for such a tab to hand over what was played last (web/tabs.js)
  const longestWait = 5000; // for its journal

  const idOf = (key) => (/^palazzo:(game|over|time):/.test(key) ? key.split(":")[2] : undefined);
  const ownName = (key) => platform.own + key.slice("palazzo:".length);
  const isFree = (key) => localStorage.getItem(ownName(key)) === null;
  const former = () =>
    Object.keys(localStorage).filter((name) => /^palazzo:[^/]/.test(name) && (idOf(name) || isFree(name)));

  // The lock is kept for as long as this page lives: such a tab then says that another one plays.
  const takeLock = () => new Promise((settle) => {
    if (!navigator.locks) return settle();
    let held = false;
    const ask = (options) => navigator.locks.request(lock, options, () => {
      held = true;
      settle();
      return new Promise(() => {});
    });
    new BroadcastChannel(lock).postMessage(null); // asks it to hand over
    const waiting = new AbortController();
    setTimeout(() => waiting.abort(), patience);
    ask({ signal: waiting.signal }).catch(() => held || ask({ steal: true })).catch(settle);
  });

  const moveAll = () => {
    const taken = new Set(platform.keys("palazzo:").map(idOf));
    for (const key of former()) {
      const parts = key.split(":");
      const text = localStorage.getItem(key);
      const isHere = text === localStorage.getItem(ownName(key)); // a browser that was killed may have forgotten the removal
      while (idOf(key) && taken.has(parts[2])) parts[2] += "x";
      localStorage.removeItem(key); // first: there may be no room for both
      if (!isHere && !platform.store(parts.join(":"), text)) localStorage.setItem(key, text);
    }
  };

  const bring = async () => {
    if (!platform.mayWrite || former().length === 0) return;
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
    await bring().catch(() => {}); // no store
    platform.hasMoved = true;
  };
}
