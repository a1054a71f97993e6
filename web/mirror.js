// The screen in words, for people who don't see the canvas: headings, lists and real buttons. The program sends the whole
// screen each time it changes; what stayed the same is left alone, so that nobody is thrown off what they are reading.
{
  const { platform } = palazzo;
  const words = document.getElementById("words");
  const log = document.getElementById("log");
  const longestLog = 30;
  let counter = 0;
  const inWords = () => document.body.classList.contains("in-words");
  let laying = false; // moving and removing things makes the browser send events that nobody caused

  const element = (tag, attributes = {}, ...children) => {
    const made = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    made.append(...children);
    return made;
  };

  const setText = (node, text) => node.textContent === text || (node.textContent = text);

  // A text with the parts that are in another language, in their order: a voice reads each as it is spoken.
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

  // Makes the children of `parent` those of `items`, each known by its key: kept ones are updated, others made or removed.
  const lay = (parent, items, key, make, update) => {
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
    if (laying) return;
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

  // Letters that are put together (accents, other scripts) are left alone until they are: the keys that do it too, which
  // Safari tells as 229 only.
  const isComposing = (event) => event.isComposing || event.keyCode === 229;

  // What was typed is known to the program with the next frame. What it has cut off is cut off here, too: where it cuts
  // the same each time, it has no other words to tell.
  const nothing = () => {};
  let typed = nothing;

  const listenToField = (holder, input) => {
    const put = () => {
      press(holder.control, input.value);
      typed = () => updateField(holder, input, holder.control);
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

  // Letters that keyboards hide, beside their field. Pressing one leaves the keyboard there. Where the field is laid over
  // the canvas, leaving it with Tab ends the typing.
  const layKeys = (holder, input, keys = "") => {
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
    layKeys(holder, input, control.keys);
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
    lay(input, control.options.map((text, at) => ({ text, at })), ({ at }) => String(at), () => element("option"),
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
    lines.hidden = region.lines.length === 0; // an empty list would still be announced
    lay(lines, region.lines.map((text, at) => ({ text, at })), ({ at }) => String(at), () => element("li"),
      (line, { text, at }) => setWords(line, text, partsAt(region.foreign, at)));
    // Another kind of control under the same id is another control.
    lay(controls, region.controls, ({ kind, id }) => `${kind} ${id}`, makeControl,
      (holder, control) => updateControl(holder, control, region.foreign));
  };

  // ---- the screen

  const reason = element("p", { role: "status", hidden: "" });
  const title = element("h1", { id: "words-title", tabindex: "-1" });
  const regions = element("div");
  const main = element("main", {}, title, regions);
  words.prepend(reason, main);
  let before = ""; // what had the keyboard when a dialog came up
  let escape = ""; // the control that leads out of a dialog
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !escape || isComposing(event)) return;
    if (inWords() || words.contains(event.target)) platform.call("pressed", escape, "");
  });

  // The keyboard stays where it was if that is still there, else goes to the heading above it.
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
    laying = true;
    setText(title, screen.title);
    setAttribute(main, "role", screen.dialog ? "dialog" : undefined);
    setAttribute(main, "aria-modal", screen.dialog ? "true" : undefined);
    setAttribute(main, "aria-labelledby", screen.dialog ? title.id : undefined);
    lay(regions, screen.regions, ({ id }) => id, makeRegion, updateRegion);
    laying = false;
    escape = screen.escape ?? "";
    keepFocus(had, section, dialogChanged, screen);
  };

  const put = (line, attributes) => {
    if (line === "") return;
    log.append(element("p", attributes, line));
    while (log.children.length > longestLog) log.firstElementChild.remove();
  };

  /** Says what happened to everybody. */
  platform.announce = (line) => put(line, {});
  /** Says what is for whoever looks on now, such as a hint: it goes when the device is handed on. */
  platform.say = (line) => put(line, { "data-for": "onlooker" });
  platform.forgetSaid = () => log.querySelectorAll("[data-for]").forEach((line) => line.remove());

  // ---- typing

  let typing = null; // the control that is laid over the canvas

  platform.font = (bytes) => {
    const face = new FontFace("Palazzo", bytes, { weight: "600" });
    face.load().then(() => document.fonts.add(face));
  };

  // Over the field that is drawn, where all of that can be seen; else at the top, with its label: a phone's keyboard
  // covers the lower half.
  const place = () => {
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

  // Who comes by with Tab sees the ring where the control is drawn; what isn't drawn shows itself instead.
  let ringed = null;
  const ring = () => {
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
  words.addEventListener("focusin", ring);
  words.addEventListener("focusout", () => queueMicrotask(ring));
  window.visualViewport.addEventListener("resize", place);
  window.visualViewport.addEventListener("scroll", place);
  const { drawn } = platform;
  platform.drawn = (milliseconds) => {
    drawn(milliseconds);
    typed();
    typed = nothing;
    if (typing) place();
    ring();
  };

  // Lays a text control of the words over the canvas, until enter, escape or a press elsewhere.
  platform.type = (id) => {
    const input = words.querySelector(`input[data-id="${CSS.escape(id)}"]`);
    if (!input) return false;
    if (inWords()) return true; // it is there to be typed into
    const holder = input.parentElement;
    if (typing === holder) return true;
    holder.classList.add("typing");
    typing = holder;
    place();
    input.focus();
    input.select();
    const away = () => {
      typing = null;
      holder.classList.remove("typing", "placed");
      holder.removeAttribute("style");
      document.getElementById("canvas").focus({ preventScroll: true });
      if (holder.control.ended && !laying) platform.call("pressed", holder.control.ended, "");
    };
    input.addEventListener("blur", away, { once: true });
    return true;
  };

  // ---- reading instead of looking

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

  // Where there is nothing to draw on: the text says why. Without one the canvas is back.
  let chosen = false; // whether the words were shown anyway
  platform.forceWords = (why) => {
    if (why) chosen = inWords();
    platform.showWords(Boolean(why) || chosen);
    document.body.classList.toggle("no-canvas", Boolean(why));
    reason.hidden = !why;
    if (why) say(reason, why);
  };
}
