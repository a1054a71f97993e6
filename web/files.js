// Files: out as a download, in through the browser's own file dialog or dropped on the page.
{
  const { platform } = palazzo;
  const largest = 32 * 1024 * 1024; // as engine/core/json.hpp has it, for what holds all that is kept
  const picker = document.getElementById("picker");

  // A letter with up to eight accents, more than any language writes: with thousands of them browsers run out of stack.
  const letters = /[^\p{M}\u1160-\u11ff][\p{M}\u1160-\u11ff]{1,8}(?![\p{M}\u1160-\u11ff])/gu;

  // Letters and their accents as one character (engine/quiz/compose.cpp), but not in a record, nor in what holds records:
  // moves stay as they were made.
  const composed = (text) => (/"(moves|palazzo)"/.test(text)
    ? text
    : text.replace(letters, (letter) => letter.normalize()));

  /** How a file is written, by the mark that it may begin with. */
  const encodingOf = ([first, second]) =>
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";

  // A file's text, or what is wrong with it. A zero would end the text in the program: it is passed on as what is no text.
  const read = async (file) => {
    if (file.size > largest) return { fault: "size" };
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      return { text: new TextDecoder(encodingOf(bytes)).decode(bytes).replaceAll("\0", "\ufffd") };
    } catch {
      return { fault: "unreadable" }; // a folder
    }
  };

  const bring = async (file) => {
    if (!file) return;
    const { text, fault = "" } = await read(file);
    platform.call("imported", composed(file.name), fault ? "" : composed(text), fault);
  };

  platform.exportFile = (name, text) => {
    const link = document.createElement("a");
    const type = { csv: "text/csv", txt: "text/plain" }[name.split(".").pop()] ?? "application/json";
    // A spreadsheet takes a table for UTF-8 by its mark, which is lost on the way from the program.
    const mark = type === "text/csv" ? "\ufeff" : "";
    link.href = URL.createObjectURL(new Blob([mark, text.replace(/^\ufeff/, "")], { type }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  };

  // A text on paper: the page is hidden from the printer, and the text from the screen (style.css).
  platform.print = (text) => {
    document.getElementById("sheet")?.remove();
    const element = (name, textContent) => Object.assign(document.createElement(name), { textContent });
    const [title, ...lines] = text.split(/\r?\n/);
    const sheet = Object.assign(document.createElement("article"), { id: "sheet" });
    sheet.append(element("h1", title), element("pre", lines.join("\n")));
    document.body.append(sheet);
    addEventListener("afterprint", () => sheet.remove(), { once: true });
    print();
  };

  platform.pickFile = () => picker.click();
  picker.addEventListener("change", () => {
    bring(picker.files[0]);
    picker.value = ""; // so that the same file can be chosen again
  });

  addEventListener("dragover", (event) => event.preventDefault());
  addEventListener("drop", (event) => {
    event.preventDefault();
    bring(event.dataTransfer?.files[0]);
  });
}
