// Makes the page usable without a network and notices new releases, with the help of a service worker
// (web/alone/service-worker.js). Nothing waits for it, and the page works without it.
{
  const { platform } = palazzo;
  const startDelay = 1000; // milliseconds from the first frame to the registration of the worker
  const fetchDelay = 60_000; // milliseconds from the registration until all other files are fetched
  // Shortest time between two checks for a new release that are made because the user returns to the page, in
  // milliseconds.
  const checkInterval = 3_600_000;
  const release = document.querySelector('meta[name="palazzo:release"]').content;
  const workers = (() => {
    try {
      return navigator.locks && navigator.serviceWorker; // both exist only on pages that are served securely
    } catch {
      return undefined; // the browser forbids access to them
    }
  })();
  let registration;
  let lastCheck = 0;
  let all = false; // true if the user wants all word lists and decks cached
  // True once the page caches all word lists and decks by itself, because the visit has lasted a while and the
  // connection costs nothing.
  let rest = false;

  // Holds a lock that shows which release this page runs, so that its cache isn't deleted.
  const folder = new URL(".", location).href;
  let releaseLock = () => {};
  const holdLock = () =>
    navigator.locks
      .request(`palazzo ${folder} ${release}`, { mode: "shared" }, () => new Promise((left) => (releaseLock = left)))
      .catch(() => {});

  const newest = () => registration.waiting ?? registration.active;

  // Asks the workers to cache files. Each answers with the name of its release.
  const requestCaching = () => {
    const { installing, waiting, active } = registration;
    if (installing) return installing.addEventListener("statechange", requestCaching, { once: true });
    const keep = all || rest ? "all" : platform.dataUsed();
    for (const worker of [active, waiting]) worker?.postMessage({ keep });
  };

  // Caches all files, so that a later visit without a network has every game with its words and decks. Does nothing if
  // the connection costs money. A very short visit ends before this is called, and loads only what it uses.
  const fetchTheRest = () => {
    const { saveData, type } = navigator.connection ?? {};
    if (saveData || type === "cellular") return;
    rest = true;
    requestCaching();
  };
  const whenIdle = self.requestIdleCallback ?? ((action) => setTimeout(action));

  const checkForRelease = async () => {
    if (!registration) return;
    lastCheck = Date.now();
    await registration.update().catch(() => {}); // without a network there is nothing to update
  };

  const begin = async () => {
    registration = await workers.register("service-worker.js");
    registration.addEventListener("updatefound", requestCaching);
    workers.addEventListener("message", ({ source, data }) => {
      if (source === newest() && data !== release) platform.call("new_version");
    });
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden && Date.now() - lastCheck > checkInterval) checkForRelease();
    });
    addEventListener("online", requestCaching); // files may have failed to arrive before
    if (registration.active) await checkForRelease();
    requestCaching();
    setTimeout(() => whenIdle(fetchTheRest), fetchDelay);
  };

  if (workers) {
    holdLock();
    addEventListener("pagehide", () => releaseLock());
    addEventListener("pageshow", ({ persisted }) => persisted && holdLock());
    const { started } = platform;
    platform.started = () => {
      started();
      setTimeout(() => begin().catch(() => {}), startDelay);
    };
  }

  /** Checks for a new release now. */
  platform.checkForRelease = checkForRelease;

  // ---- functions that the program calls

  platform.keepsOffline = Boolean(workers);

  platform.keepAll = (on) => {
    all = on;
    if (registration) requestCaching();
  };

  platform.update = () => {
    const waiting = registration?.waiting;
    if (!waiting) return location.reload();
    waiting.addEventListener("statechange", () => location.reload(), { once: true });
    waiting.postMessage("activate");
  };
}
