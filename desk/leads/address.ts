import * as z from "zod/mini";
import { marketCodes } from "@/lib/markets";
import { type Query, readQuery } from "@/lib/routing/query";
import { leadKinds, leadStages } from "@/lib/sign-up/lead";
import { uuid } from "@/lib/uuid";

export type LeadStage = (typeof leadStages)[number];
export type LeadKind = (typeof leadKinds)[number];

const leadQuery = {
  stage: z.enum(leadStages),
  kind: z.enum(leadKinds),
  market: z.enum(marketCodes),
  olderThan: uuid,
};
export type LeadList = Query<typeof leadQuery>;

export function readLeadList(sent: Readonly<Record<string, unknown>>): LeadList {
  return readQuery(leadQuery, sent);
}

/** The names of the parameters by which the list is narrowed. */
export function leadFiltersIn(list: LeadList): readonly string[] {
  return (["stage", "kind", "market"] as const).filter((name) => list[name] !== null);
}

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
