// Tests the report of times at the end of tools/test.
import assert from "node:assert/strict";
import { test } from "node:test";
import { casesOfTap, casesOfXml, stepsOf } from "../../tools/lib/test-times.mjs";

test("a step lasts until the next step of the same lane begins, or until the lane ends", () => {
  const steps = stepsOf("computing;100;Building\nwaiting;110;Desktop\ncomputing;130;Testing\ncomputing;190;\nwaiting;200;\n");
  assert.deepEqual(steps, [
    { lane: "computing", step: "Building", seconds: 30 },
    { lane: "waiting", step: "Desktop", seconds: 90 },
    { lane: "computing", step: "Testing", seconds: 60 },
  ]);
});

test("a step whose end isn't known is left out", () =>
  assert.deepEqual(stepsOf("waiting;110;Desktop\n"), []));

test("the cases of node's report are listed with their seconds, without groups", () => {
  const tap = [
    "TAP version 13",
    "# Subtest: at rest",
    "    ok 1 - home",
    "      ---",
    "      duration_ms: 2500.5",
    "      ...",
    "ok 1 - at rest",
    "  ---",
    "  duration_ms: 9000",
    "  type: 'suite'",
    "  ...",
    "not ok 2 - a game is played # TODO later",
    "  ---",
    "  duration_ms: 1000",
    "  ...",
  ].join("\n");
  assert.deepEqual(casesOfTap(tap), [{ name: "home", seconds: 2.5005 }, { name: "a game is played", seconds: 1 }]);
});

test("the cases of Catch2's report are listed with their seconds", () => {
  const xml = '<TestCase name="A &lt; B &amp; C" tags="[x]">\n<OverallResult success="true" skips="0" durationInSeconds="1.5"/>\n</TestCase>';
  assert.deepEqual(casesOfXml(xml), [{ name: "A < B & C", seconds: 1.5 }]);
});
