// The way out of a page whose files the server has no longer: it is from before a new release, and its own script may be
// among them. So this one stands by itself, under a name that stays.
"use strict";

addEventListener("load", async () => {
  const notice = document.getElementById("gone");
  notice.querySelector("button").addEventListener("click", async () => {
    try {
      await (await navigator.serviceWorker?.getRegistration())?.unregister();
      await fetch(location.href, { cache: "reload" });
    } finally {
      location.reload();
    }
  });
  if (window.palazzo) return;
  const answer = await fetch(document.querySelector("script[defer]").src, { method: "HEAD", cache: "no-store" });
  notice.hidden = answer.status !== 404;
});
