// The browser's Back, and a phone's gesture for it: they close what is open, lead from the table home, and only then away. Each
// step that there is to go back has an entry in the browser's history, made while a press opens it: browsers pass over entries
// that a page makes without having been pressed.
{
  const { platform } = palazzo;
  let way = { id: "", steps: 0 }; // back from what is on the screen
  let at = 0; // the step that the browser's entry stands for
  let wanted = null; // the step that Back was pressed to, until the screen is there
  let moving = false; // the browser was asked for another entry, and isn't there yet

  const stepOf = (state) => state?.palazzo?.step ?? 0;
  const entry = () => ({ palazzo: { step: at, table: way.id === "home" } });

  /** Goes to the browser's entry that stands for the screen. */
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

  /** Leads back by one step; what is on the screen may also ask first, and stay. */
  const back = () => {
    platform.call("pressed", way.id, "");
    requestAnimationFrame(() => requestAnimationFrame(follow));
  };

  const screenChanged = (screen) => {
    const before = way.steps;
    way = { id: screen.back ?? "", steps: screen.steps ?? 0 };
    // Back was pressed over several entries at once.
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
    if (location.hash) return; // a link was followed (web/border.js)
    if (at < before && way.id !== "") {
      wanted = at;
      return back();
    }
    // Forward: the table is there again where home goes on with it; what else was open isn't opened again.
    if (state?.palazzo?.table && way.steps === 0) platform.call("pressed", "continue", "");
    requestAnimationFrame(() => requestAnimationFrame(follow));
  });

  // The program is told nothing while it draws.
  const { mirror } = platform;
  platform.mirror = (screen) => {
    mirror(screen);
    queueMicrotask(() => screenChanged(screen));
  };

  at = stepOf(history.state); // after a reload
}
