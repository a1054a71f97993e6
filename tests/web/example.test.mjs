// The example game: complete, but only opened by its address.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { open, over, record, replay } from "./page.mjs";
import { ids, play } from "./player.mjs";

let palazzo;
before(async () => (palazzo = await open()));
after(() => palazzo.close());

test("the example game can be played to its end, and its record replays", async () => {
  const page = await palazzo.visit(await palazzo.visitor(), "?quick=example&seed=3&speed=off");
  assert.equal(JSON.parse(await record(page)).game, "example");
  assert.ok((await play(page)) > 3);
  assert.ok(await over(page));
  assert.equal(replay(await record(page)).over, true);
  assert.deepEqual(page.errors, []);
});

test("the home screen doesn't offer the example game", async () => {
  const page = await palazzo.visit(await palazzo.visitor());
  const offered = await ids(page);
  assert.ok(offered.includes("play:palace"));
  assert.deepEqual(offered.filter((id) => id.includes("example")), []);
});
