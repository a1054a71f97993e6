// Prints how long the steps of a test run took: each step of each lane, and the slowest cases.
//   node test-times.mjs FOLDER
// FOLDER/steps has a line "LANE;SECOND;STEP" for the start of each step, and one without a step for the end of a lane;
// FOLDER/*.tap are reports of node, FOLDER/*.xml of Catch2.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const longest = 12;

/** Returns [{ name, seconds }] of the cases in a report of node, each once, without files and groups. */
export function casesOfTap(text) {
  const cases = [];
  let open = null;
  for (const line of text.split("\n")) {
    const begun = /^ *(?:not )?ok \d+ - (.*?)(?: # .*)?$/.exec(line);
    if (begun) open = { name: begun[1].replace(/\\#/g, "#"), seconds: 0 };
    const lasted = /^ *duration_ms: ([\d.]+)/.exec(line);
    if (lasted && open) open.seconds = Number(lasted[1]) / 1000;
    if (/^ *type: 'suite'/.test(line)) open = null;
    if (/^ *\.\.\.$/.test(line) && open) {
      cases.push(open);
      open = null;
    }
  }
  return cases;
}

const plain = (text) => text.replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&quot;/g, '"').replace(/&amp;/g, "&");

/** Returns [{ name, seconds }] of the cases in a report of Catch2 that contains durations. */
export const casesOfXml = (text) =>
  [...text.matchAll(/<TestCase name="([^"]*)"[^]*?<OverallResult [^>]*durationInSeconds="([\d.]+)"/g)].map(
    ([, name, seconds]) => ({ name: plain(name), seconds: Number(seconds) }));

/** Returns [{ lane, step, seconds }] in the order of their starts; a step lasts until the next one of its lane. */
export function stepsOf(text) {
  const noted = text.split("\n").filter(Boolean).map((line) => {
    const [lane, second, ...step] = line.split(";");
    return { lane, second: Number(second), step: step.join(";") };
  });
  return noted.flatMap(({ lane, second, step }, at) => {
    const next = noted.slice(at + 1).find((later) => later.lane === lane);
    return step && next ? [{ lane, step, seconds: next.second - second }] : [];
  });
}

const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.round(seconds) % 60).padStart(2, "0")}`;

function main(folder) {
  const files = readdirSync(folder);
  const read = (ending) => files.filter((name) => name.endsWith(ending)).map((name) => readFileSync(join(folder, name), "utf8"));
  console.log("minutes  step");
  for (const { lane, step, seconds } of stepsOf(readFileSync(join(folder, "steps"), "utf8")))
    console.log(`${clock(seconds).padStart(7)}  ${step}${lane === "alone" ? "" : ` (${lane})`}`);
  const cases = [...read(".tap").flatMap(casesOfTap), ...read(".xml").flatMap(casesOfXml)];
  console.log("seconds  case");
  for (const { name, seconds } of cases.sort((one, other) => other.seconds - one.seconds).slice(0, longest))
    console.log(`${seconds.toFixed(1).padStart(7)}  ${name}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv[2]);
