// Files: out as a download, in through the browser's own file dialog or dropped on the page.
{
  const { platform } = palazzo;
  const largest = 8 * 1024 * 1024; // far above any record; what is cut off there is refused as unreadable
  const picker = document.getElementById("picker");

  const bring = async (file) => {
    if (file) platform.call("imported", file.name, await file.slice(0, largest).text());
  };

  platform.exportFile = (name, text) => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: name.endsWith(".csv") ? "text/csv" : "application/json" }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
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
