/** A row of the printed table. */
export type Result = {
  readonly what: string;
  readonly measured: string;
  readonly goal: string;
  readonly met: boolean;
};

type Goal = { readonly atMost: number } | { readonly atLeast: number };

/** Compares a value with its goal, before rounding it for the table. `unit` is printed after the value. */
export function result(what: string, value: number, goal: Goal, unit = ""): Result {
  const text = (number: number) => `${rounded(number)} ${unit}`.trim();
  const [words, limit, met] =
    "atMost" in goal
      ? (["at most", goal.atMost, value <= goal.atMost] as const)
      : (["at least", goal.atLeast, value >= goal.atLeast] as const);
  return { what, measured: text(value), goal: `${words} ${text(limit)}`, met };
}

/** The median; throws if there are no values. */
export function median(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[Math.ceil(values.length / 2) - 1];
  if (middle === undefined) throw new Error("no values");
  return middle;
}

/** The results as a Markdown table. */
export function asTable(results: readonly Result[]): string {
  const verdict = (met: boolean) => (met ? "yes" : "**no**");
  const lines = results.map((one) => `| ${one.what} | ${one.measured} | ${one.goal} | ${verdict(one.met)} |`);
  return ["| What | Measured | Goal | Met |", "|---|---|---|---|", ...lines].join("\n");
}

function rounded(value: number): string {
  const digits = value >= 100 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 };
  return value.toLocaleString("en-GB", digits);
}
