// Files: export as a download, import through the browser's file dialog or by dropping them on the page.
{
  const { platform } = palazzo;
  const largest = 32 * 1024 * 1024; // the largest size of a backup in bytes, as in engine/core/json.hpp
  const picker = document.getElementById("picker");

  // A letter with one to eight accents, more than any language uses. Browsers run out of stack on letters with
  // thousands of them.
  const composable = /[^\p{M}\u1160-\u11ff][\p{M}\u1160-\u11ff]{1,8}(?![\p{M}\u1160-\u11ff])/gu;

  // Composes letters and their accents into single characters (engine/quiz/compose.cpp), except in records and backups,
  // whose moves must stay unchanged.
  const composed = (text) => (/"(moves|palazzo)"/.test(text)
    ? text
    : text.replace(composable, (letter) => letter.normalize()));

  /** Returns a file's encoding according to its byte order mark; UTF-8 without one. */
  const encodingOf = ([first, second]) =>
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";

  // Returns a file's text, or its fault if the file can't be read. A zero byte would end the text inside the program,
  // so it is replaced by the sign for unreadable characters.
  const readFile = async (file) => {
    if (file.size > largest) return { fault: "size" };
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      return { text: new TextDecoder(encodingOf(bytes)).decode(bytes).replaceAll("\0", "\ufffd") };
    } catch {
      return { fault: "unreadable" }; // for example a folder
    }
  };

  const importFile = async (file) => {
    if (!file) return;
    const { text, fault = "" } = await readFile(file);
    platform.call("imported", composed(file.name), fault ? "" : composed(text), fault);
  };

  platform.exportFile = (name, text) => {
    const link = document.createElement("a");
    const type = { csv: "text/csv", txt: "text/plain" }[name.split(".").pop()] ?? "application/json";
    // Spreadsheets recognise UTF-8 by the byte order mark, which is lost when the program passes the text to the page.
    const mark = type === "text/csv" ? "\ufeff" : "";
    link.href = URL.createObjectURL(new Blob([mark, text.replace(/^\ufeff/, "")], { type }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  };

  // Prints an HTML document. style.css hides the rest of the page from the printer, and the document from the screen. The
  // document's own style only holds for print, and is taken away afterwards.
  platform.print = (text) => {
    document.getElementById("sheet")?.remove();
    // The page's policy forbids style elements, also in a document that is only read.
    const [, css] = /<style>([^]*?)<\/style>/.exec(text);
    const printed = new DOMParser().parseFromString(text.replace(css, "").replace("<style></style>", ""), "text/html");
    const style = new CSSStyleSheet({ media: "print" });
    style.replaceSync(css);
    document.adoptedStyleSheets = [style];
    const sheet = Object.assign(document.createElement("article"), { id: "sheet", lang: printed.documentElement.lang });
    sheet.append(...printed.body.childNodes);
    document.body.append(sheet);
    addEventListener("afterprint", () => {
      sheet.remove();
      document.adoptedStyleSheets = [];
    }, { once: true });
    print();
  };

  platform.pickFile = () => picker.click();
  picker.addEventListener("change", () => {
    importFile(picker.files[0]);
    picker.value = ""; // otherwise choosing the same file again would send no event
  });

  addEventListener("dragover", (event) => event.preventDefault());
  addEventListener("drop", (event) => {
    event.preventDefault();
    importFile(event.dataTransfer?.files[0]);
  });
}
