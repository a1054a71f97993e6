// The screen in words, for people who don't see the canvas: headings, lists and real buttons. The program sends the
// whole screen each time it changes. Unchanged elements stay in the page, so that nobody loses their place while
// reading.
{
  const { platform } = palazzo;
  const words = document.getElementById("words");
  const log = document.getElementById("log");
  const longestLog = 30;
  let counter = 0;
  const inWords = () => document.body.classList.contains("in-words");
  let isUpdating = false; // true while elements move, for which browsers send events that no user caused

  const element = (tag, attributes = {}, ...children) => {
    const made = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    made.append(...children);
    return made;
  };

  const setText = (node, text) => node.textContent === text || (node.textContent = text);

  // Sets a node's text. `foreign` lists the parts in other languages, in the order of the text; they are marked, so
  // that screen readers pronounce them correctly.
  const setWords = (node, text, foreign) => {
    const key = JSON.stringify(foreign);
    if (node.textContent === text && (node.foreign ?? "[]") === key) return;
    node.foreign = key;
    let at = 0;
    node.textContent = "";
    for (const part of foreign) {
      const found = text.indexOf(part.text, at);
      if (found < 0) continue;
      node.append(text.slice(at, found), element("span", { lang: part.language }, part.text));
      at = found + part.text.length;
    }
    node.append(text.slice(at));
  };

  const setAttribute = (node, name, value) => {
    if (value === undefined || value === false) node.removeAttribute(name);
    else if (node.getAttribute(name) !== String(value)) node.setAttribute(name, value);
  };

  // Makes the children of `parent` match `items`. An item and its child are identified by key(item). Existing children
  // are updated, new ones are made, and the others are removed.
  const matchChildren = (parent, items, key, make, update) => {
    const old = new Map([...parent.children].map((child) => [child.dataset.key, child]));
    const wanted = items.map((item) => {
      const kept = old.get(key(item)) ?? make(item);
      old.delete(key(item));
      kept.dataset.key = key(item);
      update(kept, item);
      return kept;
    });
    old.forEach((child) => child.remove());
    wanted.forEach((child, at) => parent.children[at] === child || parent.insertBefore(child, parent.children[at] ?? null));
  };

  // ---- controls

  const press = (control, value = "") => {
    if (isUpdating) return;
    if (control.enabled) platform.call("pressed", control.id, value);
    else if (control.why) platform.say(control.why);
  };

  const makers = {
    button: () => element("button", { type: "button" }),
    choice: () => element("select"),
    text: () => element("input",
      { type: "text", autocomplete: "off", autocapitalize: "off", autocorrect: "off", spellcheck: "false" }),
  };
  makers.toggle = makers.button;

  // Returns whether an input method is composing letters (accents, other scripts); then its keys are ignored. Safari
  // only reports the key code 229.
  const isComposing = (event) => event.isComposing || event.keyCode === 229;

  // Typed text is sent to the program at once, and the program may shorten it by the next frame. Then afterTyping()
  // puts the shortened text into the field, even if the screen in words hasn't changed.
  const doNothing = () => {};
  let afterTyping = doNothing;

  const listenToField = (holder, input) => {
    const put = () => {
      press(holder.control, input.value);
      afterTyping = () => updateField(holder, input, holder.control);
    };
    input.addEventListener("input", put);
    input.addEventListener("compositionstart", () => (holder.composing = true));
    input.addEventListener("compositionend", () => {
      holder.composing = false;
      put();
    });
    input.addEventListener("keydown", (event) => {
      if (isComposing(event) || (event.key !== "Enter" && event.key !== "Escape")) return;
      const { submit } = holder.control;
      if (event.key === "Enter" && submit) platform.call("pressed", submit, "");
      if (typing !== holder) return;
      event.stopPropagation();
      input.blur();
    });
  };

  const makeControl = ({ kind }) => {
    const why = element("span", { id: `words-${++counter}`, hidden: "" });
    const input = makers[kind]();
    const holder = element("div", { class: "control" }, input, why);
    if (kind === "choice" || kind === "text") holder.prepend(element("label", { for: (input.id = `words-${++counter}`) }));
    if (kind === "choice") input.addEventListener("change", () => press(holder.control, String(input.selectedIndex)));
    else if (kind === "text") listenToField(holder, input);
    else input.addEventListener("click", () => press(holder.control));
    return holder;
  };

  // Adds a row of buttons behind a text field, one for each letter that keyboards lack. Pressing a button leaves the
  // focus in the field. Tab doesn't reach the buttons while the field is over the canvas, because leaving the field
  // would end the typing.
  const updateLetterKeys = (holder, input, keys = "") => {
    if (holder.keys === keys) return;
    holder.keys = keys;
    holder.querySelector(".keys")?.remove();
    if (!keys) return;
    const row = element("div", { class: "keys", role: "group", "aria-label": platform.text("page.keys") });
    for (const key of keys.split(" ")) {
      const button = element("button", { type: "button", lang: input.lang, tabindex: inWords() ? "0" : "-1" }, key);
      button.addEventListener("pointerdown", (event) => event.preventDefault());
      button.addEventListener("click", () => {
        input.setRangeText(key, input.selectionStart, input.selectionEnd, "end");
        input.dispatchEvent(new Event("input"));
      });
      row.append(button);
    }
    input.after(row);
  };

  const updateField = (holder, input, control) => {
    if (input.value !== control.value && !holder.composing) input.value = control.value;
    setAttribute(input, "lang", control.language);
    setAttribute(input, "enterkeyhint", control.submit ? "send" : undefined);
    updateLetterKeys(holder, input, control.keys);
  };

  const partsAt = (foreign = [], place) => foreign.filter(({ at }) => at === place);

  const updateControl = (holder, control, foreign) => {
    holder.control = control;
    const why = holder.lastElementChild;
    const input = holder.querySelector("button, select, input");
    setWords(input.previousElementSibling ?? input, control.label, partsAt(foreign, control.id));
    setText(why, control.why ?? "");
    setAttribute(input, "aria-describedby", control.why ? why.id : undefined);
    setAttribute(input, "aria-disabled", control.enabled ? undefined : "true");
    setAttribute(input, "aria-pressed", control.pressed?.toString());
    setAttribute(input, "data-move", control.move);
    setAttribute(input, "data-id", control.id);
    if (control.kind === "text") updateField(holder, input, control);
    if (control.kind !== "choice") return;
    matchChildren(input, control.options.map((text, at) => ({ text, at })), ({ at }) => String(at), () => element("option"),
      (option, { text }) => setText(option, text));
    input.selectedIndex = control.chosen;
  };

  // ---- regions

  const makeRegion = () => {
    const heading = element("h2", { id: `words-${++counter}`, tabindex: "-1" });
    return element("section", { "aria-labelledby": heading.id }, heading, element("ul"), element("div"));
  };

  const updateRegion = (section, region) => {
    const [heading, lines, controls] = section.children;
    section.id = `region-${region.id}`;
    setText(heading, region.heading);
    lines.hidden = region.lines.length === 0; // screen readers would announce an empty list
    matchChildren(lines, region.lines.map((text, at) => ({ text, at })), ({ at }) => String(at), () => element("li"),
      (line, { text, at }) => setWords(line, text, partsAt(region.foreign, at)));
    // If a control with the same id was of a different kind before, it gets a new element.
    matchChildren(controls, region.controls, ({ kind, id }) => `${kind} ${id}`, makeControl,
      (holder, control) => updateControl(holder, control, region.foreign));
  };

  // ---- the screen

  const reason = element("p", { role: "status", hidden: "" });
  const title = element("h1", { id: "words-title", tabindex: "-1" });
  const regions = element("div");
  const main = element("main", {}, title, regions);
  words.prepend(reason, main);
  let before = ""; // id of the control that had the focus before a dialog opened
  let escape = ""; // id of the control that closes the dialog
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !escape || isComposing(event)) return;
    if (inWords() || words.contains(event.target)) platform.call("pressed", escape, "");
  });

  // Keeps the focus on the same element. If that element has been removed, moves the focus to the heading above it.
  const keepFocus = (had, section, dialogChanged, screen) => {
    if (!had) return;
    if (dialogChanged && screen.dialog) return title.focus({ preventScroll: true });
    const back = dialogChanged && before && words.querySelector(`[data-id="${CSS.escape(before)}"]`);
    if (back) return back.focus({ preventScroll: true });
    if (had.isConnected) return had === document.activeElement || had.focus({ preventScroll: true });
    const heading = section?.isConnected ? section.firstElementChild : title;
    heading.focus({ preventScroll: true });
  };

  platform.mirror = (screen) => {
    const had = words.contains(document.activeElement) ? document.activeElement : null;
    const section = had?.closest("section");
    const dialogChanged = screen.dialog !== main.hasAttribute("aria-modal");
    if (dialogChanged && screen.dialog) before = had?.dataset.id ?? "";
    isUpdating = true;
    setText(title, screen.title);
    setAttribute(main, "role", screen.dialog ? "dialog" : undefined);
    setAttribute(main, "aria-modal", screen.dialog ? "true" : undefined);
    setAttribute(main, "aria-labelledby", screen.dialog ? title.id : undefined);
    matchChildren(regions, screen.regions, ({ id }) => id, makeRegion, updateRegion);
    isUpdating = false;
    escape = screen.escape ?? "";
    keepFocus(had, section, dialogChanged, screen);
  };

  const put = (line, attributes) => {
    if (line === "") return;
    log.append(element("p", attributes, line));
    while (log.children.length > longestLog) log.firstElementChild.remove();
  };

  /** Announces an event to everybody. */
  platform.announce = (line) => put(line, {});
  /**
   * Announces what only the present viewer may know, such as a hint. The line is removed when the device is handed on.
   */
  platform.say = (line) => put(line, { "data-for": "onlooker" });
  platform.forgetSaid = () => log.querySelectorAll("[data-for]").forEach((line) => line.remove());

  // ---- typing

  let typing = null; // the text field that is shown over the canvas, or null

  platform.font = (bytes) => {
    const face = new FontFace("Palazzo", bytes, { weight: "600" });
    face.load().then(() => document.fonts.add(face));
  };

  // Puts the text control over the field that the canvas draws, if the whole field is visible. Otherwise shows the
  // control at the top with its label, because a phone's keyboard covers the lower half of the screen.
  const placeField = () => {
    if (typing?.isConnected === false) typing = null;
    const field = typing && palazzo.rect(typing.control.id);
    const view = window.visualViewport;
    const seen = field && field.y >= 0 && field.y + field.height <= view.height;
    const style = seen
      ? { left: `${field.x}px`, top: `${field.y}px`, width: `${field.width}px`, height: `${field.height}px` }
      : { left: "", top: view.offsetTop > 0 ? `${view.offsetTop + 16}px` : "", width: "", height: "" };
    typing?.style.setProperty("--zoom", platform.call("zoom"));
    typing?.classList.toggle("placed", Boolean(seen));
    Object.entries(style).forEach(([name, value]) => typing && typing.style[name] !== value && (typing.style[name] = value));
  };

  // Marks the focused control with a ring where the canvas draws the control. If the canvas doesn't draw it, style.css
  // shows the control itself.
  let ringed = null;
  const updateRing = () => {
    const focused = document.activeElement;
    const id = !inWords() && words.contains(focused) && !focused.closest(".typing") && focused.dataset.id;
    const area = id && palazzo.rect(id);
    const now = area ? focused : null;
    if (ringed !== now) {
      ringed?.classList.remove("drawn");
      ringed?.removeAttribute("style");
    }
    ringed = now;
    ringed?.classList.add("drawn");
    for (const side of ["x", "y", "width", "height"]) ringed?.style.setProperty(`--${side}`, `${area[side]}px`);
  };
  words.addEventListener("focusin", updateRing);
  words.addEventListener("focusout", () => queueMicrotask(updateRing));
  window.visualViewport.addEventListener("resize", placeField);
  window.visualViewport.addEventListener("scroll", placeField);
  const { drawn } = platform;
  platform.drawn = (milliseconds) => {
    drawn(milliseconds);
    afterTyping();
    afterTyping = doNothing;
    if (typing) placeField();
    updateRing();
  };

  // Shows the text control `id` over the canvas until Enter, Escape or a press elsewhere. Returns false if there is no
  // such control.
  platform.type = (id) => {
    const input = words.querySelector(`input[data-id="${CSS.escape(id)}"]`);
    if (!input) return false;
    if (inWords()) return true; // the field is visible already
    const holder = input.parentElement;
    if (typing === holder) return true;
    holder.classList.add("typing");
    typing = holder;
    placeField();
    input.focus();
    input.select();
    const away = () => {
      typing = null;
      holder.classList.remove("typing", "placed");
      holder.removeAttribute("style");
      document.getElementById("canvas").focus({ preventScroll: true });
      if (holder.control.ended && !isUpdating) platform.call("pressed", holder.control.ended, "");
    };
    input.addEventListener("blur", away, { once: true });
    return true;
  };

  // ---- switching between the canvas and the screen in words

  const toggle = document.getElementById("in-words");
  const say = (node, id) => {
    node.dataset.text = id;
    setText(node, platform.text(id));
  };
  platform.showWords = (on) => {
    document.body.classList.toggle("in-words", on);
    say(toggle, on ? "page.drawn" : "page.in_words");
    words.querySelectorAll(".keys>button").forEach((key) => (key.tabIndex = on ? 0 : -1));
  };
  toggle.addEventListener("click", () => {
    const on = !inWords();
    platform.showWords(on);
    platform.store("palazzo:view", on ? "words" : "table");
    if (on) title.focus();
  });

  // Shows the text view because the canvas can't be drawn; `why` is the id of the text that explains it. If `why` is
  // empty, the canvas can be drawn again, and the view is shown that the user had chosen before.
  let chosen = false; // true if the user had chosen the text view before the canvas was lost
  platform.forceWords = (why) => {
    if (why) chosen = inWords();
    platform.showWords(Boolean(why) || chosen);
    document.body.classList.toggle("no-canvas", Boolean(why));
    reason.hidden = !why;
    if (why) say(reason, why);
  };
}
