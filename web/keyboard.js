// Which keys the canvas gets, and as which the program takes them. The rest stays the browser's: moving on with Tab,
// reloading, finding, the function keys.
{
  const { platform } = palazzo;
  const canvas = document.getElementById("canvas");
  const told = new Map(); // of each key that is down, by its place: the code and number that SDL was told
  let controlDown = false;

  platform.onAMac = /^Mac/.test(navigator.userAgentData?.platform ?? navigator.platform);
  /** Whether the Control key itself is down: a pinch on a trackpad arrives as a wheel that only claims so. */
  platform.controlDown = () => controlDown;

  const numberPad = 3; // a key's location

  /** The Latin letter of a key: what it says, else what it is in shortcuts, else what an American keyboard has there. */
  const letterOf = ({ key, code, keyCode }) => {
    if (/^[a-z]$/i.test(key)) return key.toUpperCase();
    const number = keyCode >= 65 && keyCode <= 90 ? String.fromCharCode(keyCode) : undefined;
    return number ?? /^Key([A-Z])$/.exec(code)?.[1];
  };

  /** What SDL is to be told: it takes signs from where an American keyboard has them, and letters from their number. */
  const meant = (event) => {
    const { key, code, keyCode } = event;
    if (event.location === numberPad) return /^Arrow/.test(key) ? { code: key, keyCode, location: 0 } : { code, keyCode };
    if (key === "+" || (key === "=" && code === "Equal")) return { code: "Equal", keyCode: 187 };
    if (key === "-") return { code: "Minus", keyCode: 189 };
    const sign = code === "Equal" || code === "Minus";
    if (sign && key !== "_") return { code: "", keyCode };
    const letter = letterOf(event);
    if (!letter || !/^Key/.test(code)) return { code, keyCode };
    return { code, keyCode: letter.charCodeAt(0) };
  };

  const belongsToBrowser = (event) => {
    if (event.key === "Tab" || /^F\d+$/.test(event.key)) return true;
    const undo = /^[ZY]$/.test(letterOf(event) ?? "");
    const alone = ["Control", "Meta", "Alt", "AltGraph", "Shift"].includes(event.key);
    return (event.ctrlKey || event.metaKey || event.altKey) && !undo && !alone;
  };

  let sent; // the event that is on its way from here to SDL

  /** Sends the canvas a key event like this one, which SDL takes as it is. */
  const send = (type, event, changes) => {
    const { key, code, keyCode, location, repeat, shiftKey, ctrlKey, metaKey } = event;
    const same = { key, code, keyCode, location, repeat, shiftKey, ctrlKey, metaKey };
    sent = new KeyboardEvent(type, { ...same, bubbles: true, cancelable: true, ...changes });
    if (!canvas.dispatchEvent(sent)) event.preventDefault();
  };

  const toCanvas = (event) => {
    if (event === sent) return;
    if (belongsToBrowser(event)) return event.stopPropagation(); // before SDL sees it and takes it for itself
    const down = event.type === "keydown";
    const before = told.get(event.code);
    // No Mac tells that a key came up while Cmd was down.
    if (down && before && event.metaKey && !event.repeat) send("keyup", event, before);
    // A key comes up as what it went down, whatever became of Shift in the meantime.
    const as = before && (!down || event.repeat) ? before : meant(event);
    if (down) told.set(event.code, as);
    else told.delete(event.code);
    if (as.code === event.code && as.keyCode === event.keyCode) return;
    event.stopPropagation();
    send(event.type, event, as);
  };

  const release = () => {
    told.clear();
    if (platform.running) Module._palazzo_release_keys();
  };

  const filter = (event) => {
    controlDown = event.ctrlKey;
    if (event.target === canvas) {
      toCanvas(event);
      if (event.type === "keyup" && event.key === "Meta") release();
      return;
    }
    // A key that is held presses a button once.
    if (event.repeat && event.key === "Enter" && event.target.closest?.("button")) event.preventDefault();
    // Nothing has the keyboard yet: the first key that is meant for the table brings it to the table.
    const nowhere = event.target === document.body && event.type === "keydown";
    if (!nowhere || belongsToBrowser(event) || document.body.classList.contains("in-words")) return;
    event.preventDefault();
    canvas.focus({ preventScroll: true });
    const { key, code, keyCode, location, repeat, shiftKey, ctrlKey, metaKey } = event;
    const again = { key, code, keyCode, location, repeat, shiftKey, ctrlKey, metaKey, bubbles: true, cancelable: true };
    canvas.dispatchEvent(new KeyboardEvent(event.type, again));
  };
  addEventListener("keydown", filter, true);
  addEventListener("keyup", filter, true);
  addEventListener("blur", () => (controlDown = false));
  canvas.addEventListener("blur", release);
}
