import type { AuditAct, FieldChange } from "@/desk/audit/rules";
import type { EventKind } from "@/desk/feed/kinds";
import type { MarketCode } from "@/lib/markets";
import type { PaymentStatus } from "@/lib/payments/states";
import type { WizardStep } from "@/lib/sign-up/steps";

/** What happened to a sign-up. `id`: of its kind. `work`: a mail, or a call to the provider that the firm ordered. */
export type TimelineEntry = { readonly id: string | number; readonly at: Date } & (
  | { kind: "started"; market: MarketCode }
  | { kind: "saved"; step: WizardStep }
  | { kind: "submitted" }
  | { kind: "sentToBank" }
  | { kind: "move"; from: PaymentStatus; to: PaymentStatus; cause: string }
  | { kind: "event"; resource: string; action: string }
  | {
      kind: "work";
      work: string;
      state: "sent" | "notNeeded" | "dropped" | "parked" | "waiting";
      attempts: number;
      error: string | null;
      /** Who dropped it, and why. */
      drop: { readonly by: string; readonly reason: string } | null;
    }
  | {
      kind: "delivery";
      event: EventKind;
      endpoint: string;
      state: "sent" | "parked" | "waiting";
      status: number | null;
      milliseconds: number | null;
      error: string | null;
    }
  | {
      kind: "act";
      act: AuditAct;
      by: string;
      fields: readonly string[];
      /** Empty once an erasure has removed the values. */
      changes: readonly FieldChange[];
    }
  | { kind: "note"; by: string }
);
