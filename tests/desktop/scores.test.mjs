// Features beyond one game, in the desktop program with the mouse: links, today's deal, statistics, custom house rules,
// matches, seats that change hands.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { game, games, journey, mine } from "./games.mjs";

const cli = process.env.PALAZZO_CLI ?? fileURLToPath(new URL("../../build/native/bin/palazzo-cli", import.meta.url));
const ask = (args, input = "") => execFileSync(cli, args, { input, encoding: "utf8" });
const region = (screen, id) => screen.now.regions.find((one) => one.id === id);
const lines = (screen, id) => (region(screen, id)?.lines ?? []).join("\n");
const onTable = (now) => now.regions.some(({ id }) => id === "hand");

const dealt = ask(["new", "--game", "palindromes", "--seed", "5"]);
const played = ask(["finish", "-", "--bots", "simple"], dealt);
const link = ask(["link", "-", "--what", "game"], played).trim();

game("A link to a whole game opens as a replay", { asked: [`--link=${link}`] }, async ({ screen, mouse }) => {
  await screen.until(() => region(screen, "replay"), "the replay");
  await mouse.press("replay_on", () => lines(screen, "replay").startsWith("Move 1 of "));
  await mouse.press("close", (now) => now.regions.some(({ id }) => id === "begin"));
});

game("A broken link is reported in a line on the home screen", { asked: [`--link=${link.slice(0, -2)}`] }, async ({ screen }) => {
  await screen.until((now) => now.regions.some(({ id }) => id === "begin"), "the first screen");
  assert.match(lines(screen, "begin"), /This link can't be opened: .*broken/);
});

game("A table's rules, deal and game can be shared as links", {}, async ({ screen, mouse }) => {
  await mouse.press("play:palindromes", onTable);
  await mouse.press("menu");
  await mouse.press("share", () => screen.control("copy_link"));
  const shown = lines(screen, "share_sheet");
  assert.match(shown, /game=1[\w-]+/);
  await mouse.press("share_what", () => lines(screen, "share_sheet") !== shown);
  await mouse.press("copy_link", () => true);
  await mouse.press("close", onTable);
});

game("Today's deal is played to its end and counted", journey, async (table) => {
  const { screen, mouse } = table;
  await mouse.press("daily", () => screen.control("daily:palindromes"));
  await mouse.press("daily:palindromes", onTable);
  const turn = games.palindromes.byMouse(table, { turns: 0, words: 0, exchanges: 0, passes: 0, right: 0, unknown: 0 });
  for (;;) {
    await screen.until((now) => now.over || mine(now), "a turn");
    await screen.rest();
    if (screen.now.over) break;
    if (mine(screen.now)) await turn();
  }
  await screen.until(() => screen.control("home"), "the result");
  await mouse.press("home", () => screen.control("daily"));
  await mouse.press("daily", () => screen.control("daily_share:palindromes"));
  await mouse.press("daily_share:palindromes", () => true);
  await mouse.press("close", () => screen.control("statistics"));
  await mouse.press("statistics", () => region(screen, "statistics_sheet"));
  assert.match(lines(screen, "statistics_sheet"), /Won, [01] of 1 /);
});

game("Custom house rules can be saved, chosen and deleted", { ...journey, window: "phone" }, async ({ screen, mouse, keys }) => {
  await mouse.press("set_up:palace/house", () => screen.control("rules"));
  await mouse.press("rules", () => screen.control("rule:wrap"));
  await mouse.press("field:search", () => screen.now.idle);
  await keys.type("low on");
  await screen.until(() => !screen.control("rule:powers.2"), "the rule that is looked for, alone");
  await mouse.press("rule:wrap", () => screen.control("own_save"));
  await mouse.press("own_save", () => screen.control("own_save_new"));
  await mouse.press("own_save_new", () => screen.control("own:0"));
  assert.match(screen.control("own:0").label, /My rules/);
  await mouse.press("own_edit", () => screen.control("own_remove"));
  await mouse.press("own_remove", () => screen.control("really_own_remove"));
  await mouse.press("really_own_remove", () => !screen.control("own:0"));
});

game("A match can be set up, and its standings are shown", journey, async ({ screen, mouse }) => {
  await mouse.press("set_up:palindromes/classic", () => screen.control("match"));
  await mouse.press("match", () => screen.control("match_goal"));
  await screen.rest(); // the rows of the match move the controls below them
  await mouse.press("begin", onTable);
  await mouse.press("menu", () => screen.control("match_sheet"));
  await mouse.press("match_sheet", () => screen.control("match_end"));
  assert.match(lines(screen, "match_sheet"), /Before the first game/);
  await mouse.press("match_end", () => screen.control("match_really_end"));
  await mouse.press("match_really_end", onTable);
});

game("A friend can take over a bot's seat in the middle of a game", journey, async ({ screen, mouse }) => {
  await mouse.press("play:palindromes", onTable);
  await mouse.press("menu");
  await mouse.press("seats", () => screen.control("seat:1"));
  const who = () => screen.control("seat:1").chosen;
  const before = who();
  await screen.until(() => screen.settled("seat:1"), "the seat's choices");
  const [x, y, width, height] = screen.place("seat:1");
  await mouse.click(Math.round(x + width * 0.1), Math.round(y + height / 2)); // presses the first choice of the row
  await screen.until(() => who() !== before, "a friend in the seat");
});
