/** One line of the table: what was measured, and whether it is as it should be; without a goal it is only told. */
export type Figure = {
  readonly what: string;
  readonly measured: string;
  readonly goal?: string;
  readonly met?: boolean;
};

type Limit = { readonly unit?: string; readonly atMost?: number; readonly atLeast?: number };

/** A figure to tell or, with `atMost` or `atLeast`, to judge as it was measured, before it is rounded. */
export function figure(what: string, value: number, { unit = "", atMost, atLeast }: Limit = {}): Figure {
  const measured = `${rounded(value)}${unit && ` ${unit}`}`;
  const end = unit && ` ${unit}`;
  if (atMost !== undefined)
    return { what, measured, goal: `at most ${rounded(atMost)}${end}`, met: value <= atMost };
  if (atLeast !== undefined)
    return { what, measured, goal: `at least ${rounded(atLeast)}${end}`, met: value >= atLeast };
  return { what, measured };
}

export function missed(figures: readonly Figure[]): Figure[] {
  return figures.filter(({ met }) => met === false);
}

/** The smallest value that so large a share (0 to 1) of all values does not exceed; throws where there are none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const found = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (found === undefined) throw new Error("no values");
  return found;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** As a table in Markdown. */
export function asTable(figures: readonly Figure[]): string {
  const lines = figures.map(({ what, measured, goal = "", met }) => {
    const verdict = met === undefined ? "" : met ? "yes" : "**no**";
    return `| ${what} | ${measured} | ${goal} | ${verdict} |`;
  });
  return ["| What | Measured | Goal | Met |", "|---|---|---|---|", ...lines].join("\n");
}

function rounded(value: number): string {
  const digits = value >= 100 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 };
  return value.toLocaleString("en-GB", digits);
}
