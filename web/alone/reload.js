// Explains why the page doesn't start, and offers to reload it. The page's main script may be one of the missing files,
// for example on a page of an earlier release. So this script depends on no other file, and its name never changes.
"use strict";

const meta = (name) => document.querySelector(`meta[name="palazzo:${name}"]`).content;

// Returns whether the host has the file at `address`. If possible, this is decided by the digest that `address`
// contains, because some hosts answer a request for a missing file with another page.
const isAvailable = async (address) => {
  const answer = await fetch(address, { cache: "reload" });
  if (!answer.ok) return false;
  const bytes = await answer.arrayBuffer();
  // Browsers compute no digests on pages that aren't served securely.
  if (!crypto.subtle) return !/html/.test(answer.headers.get("content-type"));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes), 0, 6);
  return address.includes(Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join(""));
};

const findFault = async (addresses) => {
  try {
    const there = await Promise.all(addresses.map(isAvailable));
    if (!there.includes(false)) return "page.not_started";
    const page = await (await fetch(location.href, { cache: "reload" })).text();
    return page.includes("palazzo:release") && !page.includes(meta("release")) ? "page.gone" : "page.incomplete";
  } catch {
    return "page.not_loaded";
  }
};

/** Shows why the page doesn't start, and whether reloading may help. `addresses` are the files that a start needs. */
self.explain = async (addresses) => {
  const id = location.protocol === "file:" ? "page.file" : await findFault(addresses);
  const notice = document.getElementById("gone");
  const words = notice.querySelector("p");
  words.dataset.text = id;
  // Without the page's main script, the only texts are those of the first language in the HTML.
  words.textContent = window.palazzo?.platform.text?.(id) ?? Object.values(JSON.parse(meta("texts")))[0][id];
  notice.querySelector("button").hidden = id === "page.file"; // reloading a page from a disk wouldn't help
  notice.hidden = false;
  document.getElementById("loading")?.replaceChildren();
};

addEventListener("load", () => {
  document.getElementById("gone").querySelector("button").addEventListener("click", async () => {
    try {
      await (await navigator.serviceWorker?.getRegistration())?.unregister();
      // The service worker's copies of this release may be damaged. The next service worker fetches all files again.
      await window.caches?.delete(["palazzo", new URL(".", location), meta("release")].join(" "));
      await fetch(location.href, { cache: "reload" });
    } finally {
      location.reload();
    }
  });
  if (!window.palazzo) self.explain(Array.from(document.querySelectorAll("script[defer]"), ({ src }) => src));
});
