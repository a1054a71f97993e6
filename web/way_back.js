// The browser's Back, and a phone's gesture for it: they close what is open, lead from the table to the home screen,
// and only then leave the page. Each step back has an entry in the browser's history. The entry is made while a press
// is handled, because browsers skip entries that a page makes by itself.
{
  const { platform } = palazzo;
  let way = { id: "", steps: 0 }; // id of the control that leads back, and number of steps back from this screen
  let at = 0; // the step of the browser's current entry
  let wanted = null; // the step that the user went back to, until the screen has followed; null if there is none
  let moving = false; // true while the browser moves to another entry at our request

  const stepOf = (state) => state?.palazzo?.step ?? 0;
  const entry = () => ({ palazzo: { step: at, table: way.id === "home" } });

  /** Brings the browser's history in line with the screen. */
  const follow = () => {
    if (moving) return;
    if (at > way.steps) {
      moving = true;
      return history.go(way.steps - at);
    }
    while (at < way.steps) {
      ++at;
      history.pushState(entry(), "");
    }
    if (at > 0 && history.state?.palazzo?.table !== entry().palazzo.table) history.replaceState(entry(), "");
  };

  /** Leads back by one step. The screen may also ask for confirmation first, and stay. */
  const back = () => {
    platform.call("pressed", way.id, "");
    requestAnimationFrame(() => requestAnimationFrame(follow));
  };

  const screenChanged = (screen) => {
    const before = way.steps;
    way = { id: screen.back ?? "", steps: screen.steps ?? 0 };
    // The user went back by several entries at once.
    if (wanted !== null && way.steps < before && way.steps > wanted) return back();
    wanted = null;
    follow();
  };

  addEventListener("popstate", ({ state }) => {
    const before = at;
    at = stepOf(state);
    if (moving) {
      moving = false;
      return follow();
    }
    if (location.hash) return; // the user followed a link (web/border.js)
    if (at < before && way.id !== "") {
      wanted = at;
      return back();
    }
    // Forward: goes to the table again if the home screen offers to continue; other screens aren't opened again.
    if (state?.palazzo?.table && way.steps === 0) platform.call("pressed", "continue", "");
    requestAnimationFrame(() => requestAnimationFrame(follow));
  });

  // The program mustn't be called while it draws.
  const { mirror } = platform;
  platform.mirror = (screen) => {
    mirror(screen);
    queueMicrotask(() => screenChanged(screen));
  };

  at = stepOf(history.state); // after a reload
}
