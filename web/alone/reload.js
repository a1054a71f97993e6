// What is wrong with a page that doesn't start, and the way out. Its own script may be among what is missing, as in a page from
// before a new release: so this one stands by itself, under a name that stays.
"use strict";

const meta = (name) => document.querySelector(`meta[name="palazzo:${name}"]`).content;

// Whether the host has the file that an address names by its digest. Where there is none, some answer with another page.
const isThere = async (address) => {
  const answer = await fetch(address, { cache: "reload" });
  if (!answer.ok) return false;
  const bytes = await answer.arrayBuffer();
  if (!crypto.subtle) return !/html/.test(answer.headers.get("content-type")); // not served securely
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes), 0, 6);
  return address.includes(Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join(""));
};

const whatIsWrong = async (addresses) => {
  try {
    const there = await Promise.all(addresses.map(isThere));
    if (!there.includes(false)) return "page.not_started";
    const page = await (await fetch(location.href, { cache: "reload" })).text();
    return page.includes("palazzo:release") && !page.includes(meta("release")) ? "page.gone" : "page.incomplete";
  } catch {
    return "page.not_loaded";
  }
};

/** Says why the page doesn't start, which wants the files at these addresses. */
self.explain = async (addresses) => {
  const id = location.protocol === "file:" ? "page.file" : await whatIsWrong(addresses);
  const notice = document.getElementById("gone");
  const words = notice.querySelector("p");
  words.dataset.text = id;
  const texts = JSON.parse(meta("texts"));
  words.textContent = (texts[document.documentElement.lang] ?? Object.values(texts)[0])[id]; // translators change the language
  notice.querySelector("button").hidden = id === "page.file"; // which no reload changes
  notice.hidden = false;
  document.getElementById("loading")?.replaceChildren();
};

addEventListener("load", () => {
  document.getElementById("gone").querySelector("button").addEventListener("click", async () => {
    try {
      await (await navigator.serviceWorker?.getRegistration())?.unregister();
      // What the worker has kept of this release may be damaged: the next one brings all of it anew.
      await window.caches?.delete(["palazzo", new URL(".", location), meta("release")].join(" "));
      await fetch(location.href, { cache: "reload" });
    } finally {
      location.reload();
    }
  });
  if (!window.palazzo) self.explain(Array.from(document.querySelectorAll("script[defer]"), ({ src }) => src));
});
