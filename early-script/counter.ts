import { marked } from "./marked";

/** The counter of reconciled transactions, an illustration: from 648 to 1124, new every 10 minutes (spec section 2). */
export function runCounter(): void {
  for (const counter of marked("[data-counter]")) {
    const write = () => {
      counter.textContent = (648 + Math.random() * 476).toFixed();
    };
    write();
    setInterval(write, 600_000);
  }
}
