import type { Currency } from "@/lib/markets";
import { headline, yearlyCost } from "@/lib/plans";

/** Figures per year: revenue in whole units of the currency, and hours. */
export type RoiInputs = {
  readonly revenue: number;
  readonly workingHours: number;
  readonly bookkeepingHours: number;
};

/** Given in spec section 2. */
export const example: RoiInputs = { revenue: 500_000, workingHours: 1_760, bookkeepingHours: 48 };

export function isExample({ revenue, workingHours, bookkeepingHours }: RoiInputs): boolean {
  return (
    revenue === example.revenue &&
    workingHours === example.workingHours &&
    bookkeepingHours === example.bookkeepingHours
  );
}

const stated = { realCost: 14_036, withService: 2_088 } as const;

/** The spec states totals only: these are what remains of them after time, or the plan's price. */
const otherCosts = {
  alone: stated.realCost - timeCost(example),
  withService: stated.withService - headline(yearlyCost("starter", "GBP")),
} as const;

export type Account = ReturnType<typeof account>;

/** Costs in whole units of the currency per year; `hourly` per hour. Only `plan` depends on the currency. */
export function account(inputs: RoiInputs, currency: Currency) {
  const time = timeCost(inputs);
  const plan = headline(yearlyCost("starter", currency));
  const alone = time + otherCosts.alone;
  const withService = plan + otherCosts.withService;
  const hourly = inputs.revenue / inputs.workingHours;
  return { hourly, time, plan, otherCosts, alone, withService, saving: alone - withService };
}

export const largestInput = 1_000_000_000;

type Problem = "tooLow" | "tooHigh" | "tooMany";
export type Problems = Partial<Record<keyof RoiInputs, Problem>>;

export function readInputs(form: {
  get(name: string): unknown;
}): { inputs: RoiInputs } | { inputs: null; problems: Problems } {
  const read = (name: keyof RoiInputs) => Number(form.get(name));
  const inputs = {
    revenue: read("revenue"),
    workingHours: read("workingHours"),
    bookkeepingHours: read("bookkeepingHours"),
  };
  const problems: Problems = Object.fromEntries(
    Object.entries(inputs).flatMap(([name, figure]) => {
      const problem = problemOf(figure);
      return problem ? [[name, problem]] : [];
    }),
  );
  if (Object.keys(problems).length > 0) return { inputs: null, problems };
  return inputs.bookkeepingHours > inputs.workingHours
    ? { inputs: null, problems: { bookkeepingHours: "tooMany" } }
    : { inputs };
}

function problemOf(figure: number): Problem | undefined {
  if (figure > largestInput) return "tooHigh";
  return figure > 0 ? undefined : "tooLow";
}

function timeCost({ revenue, workingHours, bookkeepingHours }: RoiInputs): number {
  return Math.round((revenue / workingHours) * bookkeepingHours);
}
