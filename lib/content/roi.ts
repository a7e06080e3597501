import type { Currency } from "@/lib/markets";
import { cheapestPlan, headline, yearlyCost } from "@/lib/plans";

/**
 * Figures of spec section 2, per year; revenue in whole units of the currency. The working day is our assumption: 1,760 hours are
 * 220 days.
 */
export const example = {
  revenue: 500_000,
  workingHours: 1_760,
  bookkeepingHours: 48,
  hoursOfWorkingDay: 8,
} as const;

const specFigures = { realCost: 14_036, withService: 2_088 } as const;
const months = 12;

/**
 * What the calculator asks for. `hours` of bookkeeping a month; `minutes` a month with the service; money in units of the
 * currency. `yearlyFees`: for a bookkeeper and for software.
 */
export type RoiInputs = Readonly<Record<"hours" | "minutes" | "hourValue" | "yearlyFees", number>>;

/** For sending documents and answering questions: our estimate, which the specification's figures leave out. */
const minutesWithService = 30;

/** The spec's example as inputs. `yearlyFees` is its real cost without that of the hours. */
export const exampleInputs = exampleOf(Number((example.revenue / example.workingHours).toFixed(2)));

/**
 * What remains of the example's cost with the service after the plan: a year of the accounting software, which a customer keeps.
 * In whole units of any currency, like the whole example.
 */
const keptSoftware = specFigures.withService - headline(yearlyCost(cheapestPlan.type, "GBP"));

/** In minor units. */
export const keptSoftwareMonthly = (keptSoftware * 100) / months;

export type Account = ReturnType<typeof account>;

/**
 * Costs of a year in whole units of the currency. `withService` leaves out the time with the service, `total` includes it. Only
 * `plan` depends on the currency.
 */
export function account({ hours, minutes, hourValue, yearlyFees }: RoiInputs, currency: Currency) {
  const hoursAYear = hours * months;
  const time = Math.round(hoursAYear * hourValue);
  const plan = headline(yearlyCost(cheapestPlan.type, currency));
  const today = time + Math.round(yearlyFees);
  const withService = plan + keptSoftware;
  const minutesAYear = minutes * months;
  const timeWithService = Math.round((minutesAYear / 60) * hourValue);
  const total = withService + timeWithService;
  return {
    hoursAYear,
    time,
    yearlyFees: Math.round(yearlyFees),
    today,
    plan,
    kept: keptSoftware,
    withService,
    hoursWithService: minutesAYear / 60,
    timeWithService,
    total,
    saving: today - total,
  };
}

/** The largest figure that each field takes; a month has at most 744 hours. */
export const maxInputs: RoiInputs = {
  hours: 744,
  minutes: 44_640,
  hourValue: 100_000,
  yearlyFees: 10_000_000,
};

type Problem = "missing" | "tooHigh";
export type Problems = Partial<Record<keyof RoiInputs, Problem>>;

export function readInputs(form: {
  get(name: string): unknown;
}): { inputs: RoiInputs } | { inputs: null; problems: Problems } {
  const problems: Problems = {};
  const read = (name: keyof RoiInputs) => {
    const typed = String(form.get(name) ?? "").trim();
    const figure = typed === "" ? Number.NaN : Number(typed);
    if (!(figure >= 0)) problems[name] = "missing";
    else if (figure > maxInputs[name]) problems[name] = "tooHigh";
    return figure;
  };
  const inputs = {
    hours: read("hours"),
    minutes: read("minutes"),
    hourValue: read("hourValue"),
    yearlyFees: read("yearlyFees"),
  };
  return Object.keys(problems).length > 0 ? { inputs: null, problems } : { inputs };
}

function exampleOf(hourValue: number): RoiInputs {
  const time = Math.round(example.bookkeepingHours * hourValue);
  return {
    hours: example.bookkeepingHours / months,
    minutes: minutesWithService,
    hourValue,
    yearlyFees: specFigures.realCost - time,
  };
}
