// Decides which keys the canvas receives, and as which keys SDL sees them. The browser keeps the others: Tab,
// reloading, finding, the function keys.
{
  const { platform } = palazzo;
  const canvas = document.getElementById("canvas");
  const sentAs = new Map(); // for each key that is down, by its `code`: the code and number that SDL received
  let controlDown = false;

  platform.onAMac = /^Mac/.test(navigator.userAgentData?.platform ?? navigator.platform);
  /**
   * Returns whether the Control key itself is down. The flag `ctrlKey` of a wheel event doesn't tell, because browsers
   * also set it for a pinch on a trackpad.
   */
  platform.controlDown = () => controlDown;

  const numberPad = 3; // value of KeyboardEvent.location for keys of the number pad

  /**
   * Returns the Latin letter of a key: the letter that it types, else its letter in shortcuts, else the letter at its
   * place on an American keyboard.
   */
  const letterOf = ({ key, code, keyCode }) => {
    if (/^[a-z]$/i.test(key)) return key.toUpperCase();
    const number = keyCode >= 65 && keyCode <= 90 ? String.fromCharCode(keyCode) : undefined;
    return number ?? /^Key([A-Z])$/.exec(code)?.[1];
  };

  /**
   * Returns the code and the number that SDL receives for a key. SDL identifies signs by their place on an American
   * keyboard, and letters by their number.
   */
  const keyForSdl = (event) => {
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

  let sent; // the event that send() is dispatching

  /** Sends the canvas a copy of a key event with `changes`, which toCanvas() passes on to SDL. */
  const send = (type, event, changes) => {
    const { key, code, keyCode, location, repeat, shiftKey, ctrlKey, metaKey } = event;
    const same = { key, code, keyCode, location, repeat, shiftKey, ctrlKey, metaKey };
    sent = new KeyboardEvent(type, { ...same, bubbles: true, cancelable: true, ...changes });
    if (!canvas.dispatchEvent(sent)) event.preventDefault();
  };

  const toCanvas = (event) => {
    if (event === sent) return;
    if (belongsToBrowser(event)) return event.stopPropagation(); // so that SDL can't cancel it
    const down = event.type === "keydown";
    const before = sentAs.get(event.code);
    // macOS reports no keyup for keys that are released while Cmd is down.
    if (down && before && event.metaKey && !event.repeat) send("keyup", event, before);
    // The keyup of a key has the same code as its keydown, even if Shift was pressed or released in between.
    const as = before && (!down || event.repeat) ? before : keyForSdl(event);
    if (down) sentAs.set(event.code, as);
    else sentAs.delete(event.code);
    if (as.code === event.code && as.keyCode === event.keyCode) return;
    event.stopPropagation();
    send(event.type, event, as);
  };

  const releaseKeys = () => {
    sentAs.clear();
    if (platform.running) Module._palazzo_release_keys();
  };

  const handleKey = (event) => {
    controlDown = event.ctrlKey;
    if (event.target === canvas) {
      toCanvas(event);
      if (event.type === "keyup" && event.key === "Meta") releaseKeys();
      return;
    }
    // Enter that is held down presses a button only once.
    if (event.repeat && event.key === "Enter" && event.target.closest?.("button")) event.preventDefault();
    // If nothing has the focus yet, the first key for the table gives the focus to the canvas.
    const nowhere = event.target === document.body && event.type === "keydown";
    if (!nowhere || belongsToBrowser(event) || document.body.classList.contains("in-words")) return;
    event.preventDefault();
    canvas.focus({ preventScroll: true });
    const { key, code, keyCode, location, repeat, shiftKey, ctrlKey, metaKey } = event;
    const again = { key, code, keyCode, location, repeat, shiftKey, ctrlKey, metaKey, bubbles: true, cancelable: true };
    canvas.dispatchEvent(new KeyboardEvent(event.type, again));
  };
  addEventListener("keydown", handleKey, true);
  addEventListener("keyup", handleKey, true);
  addEventListener("blur", () => (controlDown = false));
  canvas.addEventListener("blur", releaseKeys);
}
