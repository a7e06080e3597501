import { type Currency, type MarketCode, market, marketCodes } from "@/lib/markets";
import { paymentStatuses } from "@/lib/payments/states";
import { wizardSteps } from "@/lib/sign-up/steps";
import { bucketsPerPowerOfTen, type CountedThing, countedThings, type TimedStep } from "./counted";

/** `slot`: a day or an hour in the firm's time zone. `sum`: minor units a month, of debits that still run. */
export type Counted = {
  readonly slot: string;
  readonly market: MarketCode;
  readonly what: CountedThing;
  readonly count: number;
  readonly sum: number;
};
export type Timed = { readonly step: TimedStep; readonly bucket: number; readonly count: number };

export type Counts = Readonly<Record<CountedThing, number>>;

const funnelSteps = [...wizardSteps, "submitted", "confirmed"] as const;
type FunnelStep = (typeof funnelSteps)[number];

const reachedAs: Record<FunnelStep, CountedThing> = {
  plan: "started",
  rollover: "rollover",
  business: "business",
  contact: "contact",
  review: "review",
  submitted: "submitted",
  confirmed: "confirmed",
};

export type FunnelRow = {
  readonly step: FunnelStep;
  readonly reached: number;
  /** How many have not gone on so far; null for the last step. */
  readonly stopped: number | null;
  readonly medianSeconds: number | null;
};

export function figuresOf(rows: readonly Counted[], times: readonly Timed[]) {
  const total = countsOf(rows);
  const funnel = funnelSteps.map((step, index): FunnelRow => {
    const next = funnelSteps[index + 1];
    return {
      step,
      reached: total[reachedAs[step]],
      stopped: next ? total[reachedAs[step]] - total[reachedAs[next]] : null,
      medianSeconds: step === "confirmed" ? null : medianOf(times, step),
    };
  });
  return {
    total,
    funnel,
    worst: worstOf(funnel),
    underWay: total.pending + total.processing,
    wholeSeconds: medianOf(times, "whole"),
    revenue: marketCodes.flatMap((code) => revenueOf(rows, code)),
    markets: marketCodes.map((code) => ({
      code,
      counts: countsOf(rows.filter((row) => row.market === code)),
      revenue: revenueOf(rows, code)[0] ?? { currency: market(code).currency, minor: 0 },
    })),
  };
}

export type Figures = ReturnType<typeof figuresOf>;

export type Slot = { readonly slot: string; readonly started: number; readonly submitted: number };

/** A row for each slot, also for those of which nothing is counted. */
export function slotsOf(slots: readonly string[], rows: readonly Counted[]): Slot[] {
  return slots.map((slot) => {
    const { started, submitted } = countsOf(rows.filter((row) => row.slot === slot));
    return { slot, started, submitted };
  });
}

function countsOf(rows: readonly Counted[]): Counts {
  const counts = Object.fromEntries(countedThings.map((what) => [what, 0])) as Record<CountedThing, number>;
  for (const { what, count } of rows) counts[what] += count;
  return counts;
}

function revenueOf(rows: readonly Counted[], code: MarketCode): { currency: Currency; minor: number }[] {
  const confirmed = rows.filter((row) => row.market === code && row.what === "confirmed");
  const minor = confirmed.reduce((sum, row) => sum + row.sum, 0);
  return confirmed.length > 0 ? [{ currency: market(code).currency, minor }] : [];
}

/** The step at which most stopped, the first of equals; null if nobody did. */
function worstOf(funnel: readonly FunnelRow[]): FunnelRow | null {
  const largest = Math.max(0, ...funnel.map(({ stopped }) => stopped ?? 0));
  return largest === 0 ? null : (funnel.find(({ stopped }) => stopped === largest) ?? null);
}

/** The median in seconds, exact to about a tenth; null without any time. */
function medianOf(times: readonly Timed[], step: TimedStep): number | null {
  const buckets = times.filter((time) => time.step === step).sort((a, b) => a.bucket - b.bucket);
  const half = buckets.reduce((sum, { count }) => sum + count, 0) / 2;
  let below = 0;
  for (const { bucket, count } of buckets) {
    if (below + count >= half) return 10 ** ((bucket + (half - below) / count) / bucketsPerPowerOfTen);
    below += count;
  }
  return null;
}

/** A part of a whole in per cent, for words and pictures; 0 of nothing. */
export function shareOf(part: number, whole: number): number {
  return whole === 0 ? 0 : (part / whole) * 100;
}

export const statusColumns = ["started", "submitted", ...paymentStatuses] as const;
