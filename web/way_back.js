// The browser's Back, and a phone's gesture for it. They close what is open, lead from the table to the home screen,
// and only then leave the page. Each step back has an entry in the browser's history. The entry is made while a press
// is handled, because browsers skip entries that a page makes without a press.
{
  const { platform } = palazzo;
  let wayBack = { id: "", steps: 0 }; // id of the control that leads back, and number of steps back from this screen
  let step = 0; // the step of the browser's current entry
  // The step to which the user has gone back, while the screen still has to follow; null if the screen is already
  // there.
  let targetStep = null;
  let isMoving = false; // true while the browser moves to another entry at our request

  const stepOf = (state) => state?.palazzo?.step ?? 0;
  const entry = () => ({ palazzo: { step, table: wayBack.id === "home" } });

  /** Goes back in the browser's history, or adds entries to it, until its current entry has the step of the screen. */
  const followScreen = () => {
    if (isMoving) return;
    if (step > wayBack.steps) {
      isMoving = true;
      return history.go(wayBack.steps - step);
    }
    while (step < wayBack.steps) {
      ++step;
      history.pushState(entry(), "");
    }
    if (step > 0 && history.state?.palazzo?.table !== entry().palazzo.table) history.replaceState(entry(), "");
  };

  /** Leads back by one step. Instead of going back, the screen may ask for confirmation first. */
  const goBack = () => {
    platform.call("pressed", wayBack.id, "");
    requestAnimationFrame(() => requestAnimationFrame(followScreen));
  };

  const screenChanged = (screen) => {
    const before = wayBack.steps;
    wayBack = { id: screen.back ?? "", steps: screen.steps ?? 0 };
    // If the user has gone back by several entries at once, the next step follows.
    if (targetStep !== null && wayBack.steps < before && wayBack.steps > targetStep) return goBack();
    targetStep = null;
    followScreen();
  };

  addEventListener("popstate", ({ state }) => {
    const before = step;
    step = stepOf(state);
    if (isMoving) {
      isMoving = false;
      return followScreen();
    }
    if (location.hash) return; // the user followed a link (web/border.js)
    if (step < before && wayBack.id !== "") {
      targetStep = step;
      return goBack();
    }
    // If the user goes forward to the table, the game is continued from the home screen, if that is possible. Other
    // screens aren't opened again.
    if (state?.palazzo?.table && wayBack.steps === 0) platform.call("pressed", "continue", "");
    requestAnimationFrame(() => requestAnimationFrame(followScreen));
  });

  // The program sends its screen while it draws. It mustn't be called at that time, so the history is changed a moment
  // later.
  const { mirror } = platform;
  platform.mirror = (screen) => {
    mirror(screen);
    queueMicrotask(() => screenChanged(screen));
  };

  step = stepOf(history.state); // after a reload the browser's entry still has its step
}
