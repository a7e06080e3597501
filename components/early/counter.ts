import { marked } from "./marked";

/** Spec section 2: from 648 to 1124, new every 10 minutes. */
const range = { least: 648, most: 1124 };
const refreshMilliseconds = 600_000;

/** A number of the range, both ends included; `random` gives [0, 1). */
function illustration(random: () => number): number {
  return range.least + Math.floor(random() * (range.most - range.least + 1));
}

/** Writes the counter of reconciled transactions, an illustration, wherever a page has one. */
export function runCounter(): void {
  const counters = marked("[data-counter]");
  if (counters.length === 0) return;
  const write = () => {
    const value = String(illustration(Math.random));
    for (const counter of counters) counter.textContent = value;
  };
  write();
  setInterval(write, refreshMilliseconds);
}
