// The example game exists for readers of the code. The published page doesn't contain it.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { open, said } from "./page.mjs";
import { ids } from "./player.mjs";

let palazzo;
before(async () => (palazzo = await open()));
after(() => palazzo.close());

test("the published page doesn't contain the example game, and says so if its address requests that game", async () => {
  const page = await palazzo.visit(await palazzo.visitor(), "?quick=example&seed=3&speed=off");
  assert.ok((await ids(page)).includes("play:palace"));
  assert.match((await said(page)).join(" "), /no card game example here/);
  assert.deepEqual(page.errors, []);
});

test("the home screen doesn't offer the example game", async () => {
  const page = await palazzo.visit(await palazzo.visitor());
  const offered = await ids(page);
  assert.ok(offered.includes("play:palace"));
  assert.deepEqual(offered.filter((id) => id.includes("example")), []);
});
