// Keeps the page for when there is no network, and hears of a new release: both by the worker
// (web/alone/service-worker.js). Nobody waits for it, and where there can be none all goes on without it.
{
  const { platform } = palazzo;
  const settled = 1000; // milliseconds after the first frame
  const quiet = 60_000; // milliseconds from then on until the rest is fetched unasked
  const seldom = 3_600_000; // milliseconds from one look for a new release to the next, while the page is left and come back to
  const release = document.querySelector('meta[name="palazzo:release"]').content;
  const workers = (() => {
    try {
      return navigator.locks && navigator.serviceWorker; // neither is there where the page isn't served securely
    } catch {
      return undefined; // forbidden
    }
  })();
  let registration;
  let looked = 0;
  let all = false; // whether all word lists and decks are to be kept
  let rest = false; // whether they are as well where nobody asked: the first visit is over, and the line costs nothing

  // Tells for as long as the page lives which release it runs: that one isn't thrown away.
  const folder = new URL(".", location).href;
  let leave = () => {};
  const stay = () =>
    navigator.locks
      .request(`palazzo ${folder} ${release}`, { mode: "shared" }, () => new Promise((left) => (leave = left)))
      .catch(() => {});

  const newest = () => registration.waiting ?? registration.active;

  // Says what is to be kept; the answer tells which release that worker has.
  const speak = () => {
    const { installing, waiting, active } = registration;
    if (installing) return installing.addEventListener("statechange", speak, { once: true });
    const keep = all || rest ? "all" : platform.dataUsed();
    for (const worker of [active, waiting]) worker?.postMessage({ keep });
  };

  // Who comes back without a network finds all games with their words and decks, unless fetching them costs money. A
  // visitor who looks in for a moment loads nothing that they didn't use.
  const fetchTheRest = () => {
    const { saveData, type } = navigator.connection ?? {};
    if (saveData || type === "cellular") return;
    rest = true;
    speak();
  };
  const whenIdle = self.requestIdleCallback ?? ((action) => setTimeout(action));

  const look = async () => {
    if (!registration) return;
    looked = Date.now();
    await registration.update().catch(() => {}); // no network
  };

  const begin = async () => {
    registration = await workers.register("service-worker.js");
    registration.addEventListener("updatefound", speak);
    workers.addEventListener("message", ({ source, data }) => {
      if (source === newest() && data !== release) platform.call("new_version");
    });
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden && Date.now() - looked > seldom) look();
    });
    if (registration.active) await look();
    speak();
    setTimeout(() => whenIdle(fetchTheRest), quiet);
  };

  if (workers) {
    stay();
    addEventListener("pagehide", () => leave());
    addEventListener("pageshow", ({ persisted }) => persisted && stay());
    const { started } = platform;
    platform.started = () => {
      started();
      setTimeout(() => begin().catch(() => {}), settled);
    };
  }

  /** Looks whether there is a new release now. */
  platform.lookForRelease = look;

  // ---- what the program calls

  platform.keepsOffline = Boolean(workers);

  platform.keepAll = (on) => {
    all = on;
    if (registration) speak();
  };

  platform.update = () => {
    const waiting = registration?.waiting;
    if (!waiting) return location.reload();
    waiting.addEventListener("statechange", () => location.reload(), { once: true });
    waiting.postMessage("activate");
  };
}
