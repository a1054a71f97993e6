// The dialog in which a text of several lines is pasted or typed. The canvas has only fields of one line, and a page may
// not read the clipboard unasked.
{
  const { platform } = palazzo;
  const element = (name, properties) => Object.assign(document.createElement(name), properties);

  /** Passes the text to the program as the value of the control `pasted`, unless the dialog is cancelled. */
  platform.askForText = (title, hint, done, cancel) => {
    const dialog = element("dialog", { className: "paste" });
    const field = element("textarea", { rows: 9, placeholder: hint, spellcheck: false });
    field.setAttribute("aria-label", title);
    const form = element("form", { method: "dialog" });
    const buttons = element("p", {});
    buttons.append(element("button", { value: "", textContent: cancel }), element("button", { value: "done", textContent: done }));
    form.append(element("h2", { textContent: title }), field, buttons);
    dialog.append(form);
    dialog.addEventListener("close", () => {
      if (dialog.returnValue === "done" && field.value.trim()) platform.call("pressed", "pasted", field.value);
      dialog.remove();
    });
    document.body.append(dialog);
    dialog.showModal();
    field.focus();
  };
}
