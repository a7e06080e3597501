import type { IsoDate } from "@/lib/dates";
import type { Market } from "@/lib/markets";
import type { WizardStep } from "./steps";

/** A sign-up that somebody comes back to. */
export type Resumable =
  | { kind: "underWay"; market: Market; step: WizardStep; keptUntil: IsoDate }
  | { kind: "finished"; businessName: string; confirmation: string }
  /** It goes on in another browser. */
  | { kind: "moved" };
