import { marked } from "./marked";

/** Writes a random number as the counter of reconciled transactions, and a new one every 10 minutes (spec section 2). */
export function runCounter(): void {
  for (const counter of marked("[data-counter]")) {
    const write = () => {
      counter.textContent = (648 + Math.random() * 476).toFixed();
    };
    write();
    setInterval(write, 600_000);
  }
}
