// Answers a question of Speak: types the answer if every keyboard can type it, else gives up.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const deck = JSON.parse(readFileSync(fileURLToPath(new URL("../../assets/challenges/es.json", import.meta.url)), "utf8"));
const known = new Map(deck.items.map(({ prompt, answers }) => [prompt, answers.find((text) => /^[a-z ]+$/.test(text))]));

/** Returns whether a question or its verdict is on the screen. */
export const asked = (now) => now.regions.some(({ id }) => id === "challenge");

/** Returns a function that answers the question, and counts right answers and given-up questions in `told`. */
export const answering = ({ screen, mouse, keys }, by, told) => {
  const press = by === "mouse" ? mouse.press.bind(mouse) : keys.press.bind(keys);
  const judged = (now) => !asked(now) || screen.control("ch:go");
  return async () => {
    if (screen.control("ch:go")) return press("ch:go", () => !screen.control("ch:go"));
    const answer = screen.region("challenge").lines.map((line) => known.get(line)).find(Boolean);
    if (!answer) {
      told.unknown += 1;
      return press("ch:unknown", judged);
    }
    // Usually the field has the focus at once. Otherwise there is a control that has to be pressed first.
    if (screen.place("ch:type")) await press("ch:type", () => !screen.place("ch:type"));
    await keys.type(answer);
    await screen.until(() => screen.control("ch:text")?.value === answer, `${answer} to be typed`);
    await keys.tap("Return");
    await screen.until(judged, "what enter does with an answer");
    if (screen.region("challenge")?.lines.includes("Got it")) told.right += 1;
  };
};
