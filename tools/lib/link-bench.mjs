// Measures for tools/bench how long it takes from opening a table's link to a card in the guest's hand, and for
// comparison from opening the page to a card in a game with bots. Both are first visits, in turns. The host deals as soon
// as the guest sits.
//   node link-bench.mjs
// Fails if the link takes more than a second longer; the limit assumes a machine with nothing else to do.
import { hostTable, openWithRelay, pressWhenOffered, until } from "../../tests/web/friends.mjs";
import { watch } from "../../tests/web/page.mjs";

const mostLonger = 1000; // milliseconds
const times = 7;

const place = await openWithRelay();
const { palazzo } = place;

/** Opens the page as a first visitor and presses the controls `ids`. Returns the time until a card is in the hand. */
async function timeToCard(query, ids, meanwhile) {
  const page = watch(await (await palazzo.visitor()).newPage());
  const began = performance.now();
  await page.goto(palazzo.address + query);
  for (const id of ids) await pressWhenOffered(page, id);
  await Promise.all([until(page, () => document.getElementById("region-hand") !== null), meanwhile?.()]);
  const time = performance.now() - began;
  await page.context().close();
  return time;
}

const [withBots, fromLink] = [[], []];
for (let i = 0; i < times; ++i) {
  // The host's page takes its part of the processor in both cases.
  const { page: host, link } = await hostTable(place, "palindromes");
  withBots.push(await timeToCard("?speed=off", ["play:palindromes"]));
  const deal = async () => {
    await until(host, () => document.getElementById("region-friends").textContent.includes("here"));
    await pressWhenOffered(host, "friends_begin");
  };
  fromLink.push(await timeToCard(`?speed=off#${link}`, ["friends_go"], deal));
  await host.context().close();
}
await place.close();

const median = (all) => [...all].sort((one, other) => one - other)[(all.length - 1) / 2];
const longer = median(fromLink) - median(withBots);
const all = (list) => `median of ${list.length} ${median(list).toFixed(0)} ms (${list.map(Math.round).join(", ")})`;
console.log(`a card in a game with bots: ${all(withBots)}`);
console.log(`a card from a table's link: ${all(fromLink)}`);
console.log(`from a link it takes ${longer.toFixed(0)} of ${mostLonger} ms longer${longer < mostLonger ? "" : "   beyond its limit"}`);
process.exitCode = longer < mostLonger ? 0 : 1;
