import { isMarketCode, type MarketCode } from "@/lib/markets";
import { leadKinds, leadStages } from "@/lib/sign-up/lead";
import { isUuid } from "@/lib/uuid";

export type LeadStage = (typeof leadStages)[number];
export type LeadKind = (typeof leadKinds)[number];

/** What the address of the list of leads says. `ignored`: names of filters with a value that is none. */
export type LeadList = {
  readonly stage: LeadStage | null;
  readonly kind: LeadKind | null;
  readonly market: MarketCode | null;
  readonly olderThan: string | null;
  readonly ignored: readonly (typeof filters)[number][];
};

const filters = ["stage", "kind", "market", "olderThan"] as const;

export function readLeadList(query: Readonly<Record<string, unknown>>): LeadList {
  const { market, olderThan } = query;
  const known = {
    stage: isLeadStage(query.stage) ? query.stage : null,
    kind: leadKinds.find((one) => one === query.kind) ?? null,
    market: typeof market === "string" && isMarketCode(market) ? market : null,
    olderThan: isUuid(olderThan) ? olderThan : null,
  };
  const ignored = filters.filter((name) => (query[name] ?? "") !== "" && known[name] === null);
  return { ...known, ignored };
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
export function staleField(said: unknown): LeadField | null {
  if (said === "stage-stale") return "stage";
  return said === "owner-stale" ? "owner" : null;
}
