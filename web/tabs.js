// Of several tabs only one writes: the one that holds the lock, which goes with the tab however that ends.
{
  const { platform } = palazzo;
  const name = "palazzo:write";
  let changedElsewhere = false;
  platform.mayWrite = false;

  addEventListener("storage", (event) => {
    changedElsewhere ||= event.key === null || event.key.startsWith("palazzo:");
  });

  const forGood = () => new Promise(() => {});

  const takeOver = () => {
    // What this tab holds may be older than what is stored: begin again from there.
    if (changedElsewhere) location.reload();
    platform.mayWrite = true;
    platform.call("wake");
    return forGood();
  };

  /** Settles as soon as it is known whether this tab may write. */
  platform.tabDecided = new Promise((decided) => {
    const decide = (may) => {
      platform.mayWrite = may;
      decided();
    };
    if (!navigator.locks) return decide(true); // an old browser, or a page that isn't served securely
    const first = (lock) => {
      decide(lock !== null);
      if (lock) return forGood();
      navigator.locks.request(name, takeOver);
    };
    navigator.locks.request(name, { ifAvailable: true }, first).catch(() => decide(true));
  });
}
