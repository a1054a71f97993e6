// The browser's Back, and a phone's gesture for it: they close what is open, lead from the table to the home screen,
// and only then leave the page. Each step back has an entry in the browser's history. The entry is made while a press
// is handled, because browsers skip entries that a page makes by itself.
{
  const { platform } = palazzo;
  let wayBack = { id: "", steps: 0 }; // id of the control that leads back, and number of steps back from this screen
  let step = 0; // the step of the browser's current entry
  // The step to which the user went back, until the screen has followed; null if the screen has nothing to follow.
  let targetStep = null;
  let isMoving = false; // true while the browser moves to another entry at our request

  const stepOf = (state) => state?.palazzo?.step ?? 0;
  const entry = () => ({ palazzo: { step, table: wayBack.id === "home" } });

  /** Brings the browser's history in line with the screen. */
  const follow = () => {
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

  /** Leads back by one step. The screen may also ask for confirmation first, and stay. */
  const back = () => {
    platform.call("pressed", wayBack.id, "");
    requestAnimationFrame(() => requestAnimationFrame(follow));
  };

  const screenChanged = (screen) => {
    const before = wayBack.steps;
    wayBack = { id: screen.back ?? "", steps: screen.steps ?? 0 };
    // The user went back by several entries at once.
    if (targetStep !== null && wayBack.steps < before && wayBack.steps > targetStep) return back();
    targetStep = null;
    follow();
  };

  addEventListener("popstate", ({ state }) => {
    const before = step;
    step = stepOf(state);
    if (isMoving) {
      isMoving = false;
      return follow();
    }
    if (location.hash) return; // the user followed a link (web/border.js)
    if (step < before && wayBack.id !== "") {
      targetStep = step;
      return back();
    }
    // Forward: goes to the table again if the home screen offers to continue; other screens aren't opened again.
    if (state?.palazzo?.table && wayBack.steps === 0) platform.call("pressed", "continue", "");
    requestAnimationFrame(() => requestAnimationFrame(follow));
  });

  // The program sends its screen while it draws and mustn't be called then, so the history is changed a moment later.
  const { mirror } = platform;
  platform.mirror = (screen) => {
    mirror(screen);
    queueMicrotask(() => screenChanged(screen));
  };

  step = stepOf(history.state); // after a reload the browser's entry still has its step
}
