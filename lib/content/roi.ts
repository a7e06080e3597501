import type { Currency } from "@/lib/markets";
import { headline, yearlyCost } from "@/lib/plans";

/** Revenue in units of the currency a year; hours a year. */
export type Inputs = {
  readonly revenue: number;
  readonly workingHours: number;
  readonly bookkeepingHours: number;
};

/** The spec's example (section 2, ROI). */
export const example: Inputs = { revenue: 500_000, workingHours: 1_760, bookkeepingHours: 48 };
const stated = { realCost: 14_036, withService: 2_088 } as const;

/** What the stated costs hold besides the owner's time and the plan; the spec does not name it. */
const otherCosts = {
  alone: stated.realCost - timeCost(example),
  withService: stated.withService - headline(yearlyCost("starter", "GBP")),
} as const;

export type Account = ReturnType<typeof account>;

/**
 * What an hour of the owner earns, and both sums with their parts: whole units of the currency, a year. The example's
 * amounts stand in every market; only the plan has the market's price.
 */
export function account(inputs: Inputs, currency: Currency) {
  const time = timeCost(inputs);
  const plan = headline(yearlyCost("starter", currency));
  const alone = time + otherCosts.alone;
  const withService = plan + otherCosts.withService;
  const hourly = inputs.revenue / inputs.workingHours;
  return { hourly, time, plan, otherCosts, alone, withService, saving: alone - withService };
}

/** The calculator's form as inputs; null unless every figure is above zero and not beyond `most`. */
export function readInputs(form: FormData): Inputs | null {
  const [revenue = 0, workingHours = 0, bookkeepingHours = 0] = [
    "revenue",
    "workingHours",
    "bookkeepingHours",
  ].map((name) => Number(form.get(name)));
  const usable = [revenue, workingHours, bookkeepingHours].every((figure) => figure > 0 && figure <= most);
  return usable ? { revenue, workingHours, bookkeepingHours } : null;
}

const most = 1_000_000_000;

function timeCost({ revenue, workingHours, bookkeepingHours }: Inputs): number {
  return Math.round((revenue / workingHours) * bookkeepingHours);
}
