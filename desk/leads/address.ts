import type { leadKinds } from "@/lib/sign-up/lead";
import { leadStages } from "@/lib/sign-up/lead";

export type LeadStage = (typeof leadStages)[number];
export type LeadKind = (typeof leadKinds)[number];

export function isLeadStage(value: unknown): value is LeadStage {
  return leadStages.some((one) => one === value);
}

/** The acts that set the fields of a lead. */
export const leadActs = { stage: "stage_set", owner: "owner_set" } as const;
export type LeadField = keyof typeof leadActs;

/** The field that a stale act was about, from what the address says of the last press. */
export function staleField(message: unknown): LeadField | null {
  if (message === "stage-stale") return "stage";
  return message === "owner-stale" ? "owner" : null;
}
