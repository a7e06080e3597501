import type { Currency } from "@/lib/markets";
import { cheapestPlan, headline, inCurrency, yearlyCost } from "@/lib/plans";

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
 * Of a month: `hours` of bookkeeping today, `minutes` with the service. Money in units of the currency. `yearlyFees`: for a
 * bookkeeper and for software.
 */
export type RoiInputs = Readonly<Record<"hours" | "minutes" | "hourValue" | "yearlyFees", number>>;

/** For sending documents and answering questions: our estimate, which the specification's figures leave out. */
const minutesWithService = 30;

/** The spec's example. An hour is worth what it earns; `yearlyFees` is the real cost without that of the hours. */
export const exampleInputs = exampleOf(Number((example.revenue / example.workingHours).toFixed(2)));

/** In pounds, multiplied like a price: what an owner's hour is worth until the visitor says. */
const presetHourValue = 40;

/** What the comparison opens with: the hours and fees of the example, with a more careful value of an hour. */
export function presets(currency: Currency): RoiInputs {
  return { ...exampleInputs, hourValue: inCurrency(presetHourValue, currency) };
}

/**
 * What remains of the example's cost with the service after the plan: a year of the accounting software, which a customer keeps.
 * In whole units of any currency, like the whole example.
 */
const keptSoftware = specFigures.withService - headline(yearlyCost(cheapestPlan.type, "GBP"));

/** In minor units. */
export const keptSoftwareMonthly = (keptSoftware * 100) / months;

/**
 * Costs of a year in whole units of the currency. `withService` excludes the value of the time that the service still takes, `total` includes it;
 * `hoursBack` and `saving` are negative where the present way takes less. Only `plan` depends on the currency.
 */
export function account({ hours, minutes, hourValue, yearlyFees }: RoiInputs, currency: Currency) {
  const hoursAYear = hours * months;
  const hoursWithService = (minutes * months) / 60;
  const plan = headline(yearlyCost(cheapestPlan.type, currency));
  const time = Math.round(hoursAYear * hourValue);
  const today = time + Math.round(yearlyFees);
  const withService = plan + keptSoftware;
  const total = withService + Math.round(hoursWithService * hourValue);
  return {
    hoursAYear,
    hoursWithService,
    hoursBack: hoursAYear - hoursWithService,
    time,
    yearlyFees: Math.round(yearlyFees),
    today,
    plan,
    kept: keptSoftware,
    withService,
    total,
    saving: today - total,
  };
}

/** The largest figure that each field takes; a month has at most 744 hours. */
export const maxInputs = { hours: 744, hourValue: 100_000 } as const;

type Typed = keyof typeof maxInputs;
export type Problem = "missing" | "tooHigh";
export type Problems = Partial<Record<Typed, Problem>>;

export function readInputs(form: {
  get(name: string): unknown;
}): { inputs: Readonly<Record<Typed, number>> } | { inputs: null; problems: Problems } {
  const problems: Problems = {};
  const read = (name: Typed) => {
    const typed = String(form.get(name) ?? "").trim();
    const figure = typed === "" ? Number.NaN : Number(typed);
    if (!(figure >= 0)) problems[name] = "missing";
    else if (figure > maxInputs[name]) problems[name] = "tooHigh";
    return figure;
  };
  const inputs = { hours: read("hours"), hourValue: read("hourValue") };
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
