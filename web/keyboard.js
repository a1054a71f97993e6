// Which keys the canvas gets. The rest stays the browser's: moving on with Tab, reloading, finding, the function keys.
{
  const canvas = document.getElementById("canvas");

  const belongsToBrowser = (event) => {
    if (event.key === "Tab" || /^F\d+$/.test(event.key)) return true;
    const undo = /^[zy]$/i.test(event.key);
    const alone = ["Control", "Meta", "Alt", "AltGraph", "Shift"].includes(event.key);
    return (event.ctrlKey || event.metaKey || event.altKey) && !undo && !alone;
  };

  const filter = (event) => {
    if (event.target === canvas) {
      if (belongsToBrowser(event)) event.stopPropagation(); // before SDL sees it and takes it for itself
      return;
    }
    // Nothing has the keyboard yet: the first key that is meant for the table brings it to the table.
    const nowhere = event.target === document.body && event.type === "keydown";
    if (!nowhere || belongsToBrowser(event) || document.body.classList.contains("in-words")) return;
    event.preventDefault();
    canvas.focus({ preventScroll: true });
    const { key, code, keyCode, location, shiftKey, ctrlKey, metaKey } = event;
    const again = { key, code, keyCode, location, shiftKey, ctrlKey, metaKey, bubbles: true, cancelable: true };
    canvas.dispatchEvent(new KeyboardEvent(event.type, again));
  };
  addEventListener("keydown", filter, true);
  addEventListener("keyup", filter, true);
  canvas.addEventListener("blur", () => palazzo.platform.running && Module._palazzo_release_keys());
}
