import type { Messages } from "@/i18n/messages";

/** The first and the last character of every text in the pseudo-language. */
const [open, close] = ["⟦", "⟧"];

/** The English messages with each text in brackets, so that a page shows which of its words are no messages. */
export function inBrackets(messages: Messages): Messages {
  return bracketed(messages) as Messages;
}

function bracketed(value: unknown): unknown {
  if (typeof value === "string") return open + value + close;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, bracketed(inner)]));
}

/** The words outside of all brackets. */
export function wordsOutside(text: string): string[] {
  let depth = 0;
  let outside = "";
  for (const character of text) {
    if (character === open) depth += 1;
    outside += depth === 0 ? character : " ";
    if (character === close) depth -= 1;
  }
  return outside.match(/\p{L}[\p{L}’']+/gu) ?? [];
}
