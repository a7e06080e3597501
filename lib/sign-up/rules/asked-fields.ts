import * as z from "zod/mini";
import type { MarketCode } from "@/lib/markets";
import { fieldRows, isAskedIn } from "../answer-fields";

type FieldRules = Readonly<Record<string, Parameters<typeof isAskedIn>[0]>>;

/** The rules of a step in a market. What a crafted form sends in a field that the market does not ask for is not stored. */
export function askedFields<Rules extends Readonly<Record<string, z.ZodMiniType>>>(
  code: MarketCode,
  rules: Rules,
  rows: FieldRules = fieldRows,
): Rules {
  const inMarket = Object.entries(rules).map(([name, rule]) => [
    name,
    isAskedIn(rows[name] ?? {}, code) ? rule : notAsked,
  ]);
  return Object.fromEntries(inMarket) as Rules;
}

const notAsked = z.catch(z.literal(""), "");
