import "server-only";
import type { Locale } from "@/lib/markets/editions";

/** `href`: where the value leads, such as a telephone number. */
export type MailRow = readonly [label: string, value: string, href?: string | undefined];

export type Block =
  /** `lead`: a text that mail programs show beside the subject. */
  | { kind: "lead" | "text" | "strong"; text: string }
  | { kind: "heading"; text: string }
  | { kind: "rows"; rows: readonly MailRow[] }
  | { kind: "points"; points: readonly string[] }
  | { kind: "button" | "link"; label: string; href: string };

export type Email = {
  locale: Locale;
  subject: string;
  heading: string;
  blocks: readonly Block[];
  footer: string;
};
