import type { IsoDate } from "@/lib/payments/dates";
import type { WizardStep } from "./steps";

/** What the page about another device shows: of the answers of this browser, or of a link that was opened. */
export type LinkPage =
  | { state: "ask"; email: string; keptUntil: IsoDate; goOnAt: WizardStep }
  /** This browser holds no answers to take along. */
  | { state: "nothing" }
  /** The link can be used, once. */
  | { state: "open"; goOnAt: WizardStep; replacesAnother: boolean }
  /** This browser holds the answers that the link leads to. */
  | { state: "here"; place: string }
  /** Used, expired with its answers, or never ours. */
  | { state: "closed" }
  | { state: "unreachable" };
