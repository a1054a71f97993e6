// Tests that everything exists that .github/workflows uses: scripts of tools/ with arguments that they know, actions
// pinned to a commit, and jobs of the same file.
import assert from "node:assert/strict";
import { accessSync, constants, existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { parse } from "yaml";
import { callsIn, root, unknownIn } from "./scripts.mjs";

const folder = join(root, ".github/workflows");
const files = readdirSync(folder);
const text = (file) => readFileSync(join(folder, file), "utf8");
const workflows = files.map((file) => ({ file, ...parse(text(file)) }));
const jobs = workflows.flatMap(({ file, jobs }) => Object.entries(jobs).map(([id, job]) => ({ file, id, ...job })));

/** Returns a line with its placeholders replaced, once for each value that the job's matrix gives them. */
function spelledOut(line, matrix = {}) {
  const [placeholder, name] = /\$\{\{ *matrix\.(\w+) *\}\}/.exec(line) ?? [];
  if (!placeholder) return [line];
  const values = [...(matrix[name] ?? []), ...(matrix.include ?? []).map((row) => row[name])].filter((value) => value !== undefined);
  assert.notEqual(values.length, 0, `no value in the matrix for ${placeholder}`);
  return values.flatMap((value) => spelledOut(line.replaceAll(placeholder, value), matrix));
}

const runs = jobs.flatMap(({ file, id, steps = [], strategy }) =>
  steps.filter(({ run }) => run).flatMap(({ run }) =>
    spelledOut(run, strategy?.matrix).map((line) => ({ where: `${file}, ${id}: ${line}`, line }))));
const calls = runs.flatMap(({ where, line }) => callsIn(line).map((call) => ({ where, ...call })));

test("the steps of the workflows are found", () => {
  assert.ok(calls.length >= 15);
});

test("every script that a step calls exists and is executable", () => {
  for (const { where, script } of calls) assert.doesNotThrow(() => accessSync(join(root, script), constants.X_OK), where);
});

test("every script knows the arguments that it is called with", () => {
  for (const call of calls) assert.deepEqual(unknownIn(call), [], `${call.where}: what ${call.script} doesn't know`);
});

test("every action is pinned to a commit, with the version in a comment", () => {
  for (const file of files) {
    for (const line of text(file).split("\n").filter((line) => /^[\s-]*uses:/.test(line))) {
      const [, used] = /uses: *(.*)$/.exec(line);
      if (used.startsWith("./")) assert.ok(existsSync(join(root, used)), `${file}: ${used}`);
      else assert.match(used, /^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/, `${file}: ${used}`);
    }
  }
});

test("each action has the same version in all workflows", () => {
  const pins = files.flatMap((file) => [...text(file).matchAll(/uses: *(\S+)@(\S+) # (\S+)/g)]);
  const versions = new Map(pins.map(([, action, commit, version]) => [action, `${commit} ${version}`]));
  for (const [, action, commit, version] of pins) assert.equal(`${commit} ${version}`, versions.get(action), action);
});

test("every job needs only existing jobs, and has a time limit", () => {
  for (const { file, id, needs = [], uses, ...job } of jobs) {
    const { jobs: all } = workflows.find((workflow) => workflow.file === file);
    for (const needed of [needs].flat()) assert.ok(needed in all, `${file}: ${id} needs ${needed}`);
    if (!uses) assert.ok(job["timeout-minutes"] > 0 && job["timeout-minutes"] <= 360, `${file}: ${id} has no limit of time`);
  }
});

test("a workflow has only read permission unless a job declares more", () => {
  for (const { file, permissions } of workflows) assert.deepEqual(permissions, { contents: "read" }, file);
});
