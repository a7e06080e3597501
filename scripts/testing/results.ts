import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";

export type Timing = { readonly name: string; readonly milliseconds: number };
type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number };
export type Results = Counts & { readonly timings: readonly Timing[] };

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      assertionResults: z.array(z.object({ fullName: z.string(), duration: z.number().nullish() })),
    }),
  ),
});

const spec = z.object({
  title: z.string(),
  tests: z.array(z.object({ projectName: z.string(), results: z.array(z.object({ duration: z.number() })) })),
});
type Suite = { title: string; specs: z.output<typeof spec>[]; suites?: Suite[] | undefined };
const suite: z.ZodType<Suite> = z.object({
  title: z.string(),
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional();
  },
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(suite),
});

const none: Results = { passed: 0, failed: 0, skipped: 0, timings: [] };

/** Reads a report of Vitest; a run that died before it wrote one has no results. */
export function vitestResults(file: string): Results {
  if (!existsSync(file)) return none;
  const report = vitestReport.parse(JSON.parse(readFileSync(file, "utf8")));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    timings: report.testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({ name: fullName, milliseconds: duration ?? 0 })),
    ),
  };
}

/** Reads a report of Playwright. A test that passed only at a second try has failed. */
export function playwrightResults(file: string): Results {
  if (!existsSync(file)) return none;
  const { stats, suites } = playwrightReport.parse(JSON.parse(readFileSync(file, "utf8")));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    timings: suites.flatMap((one) => timingsOf(one, [])),
  };
}

function timingsOf({ title, specs, suites = [] }: Suite, above: readonly string[]): Timing[] {
  const path = [...above, title];
  return [
    ...specs.flatMap((one) =>
      one.tests.map(({ projectName, results }) => ({
        name: [projectName, ...path, one.title].join(" › "),
        milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
      })),
    ),
    ...suites.flatMap((inner) => timingsOf(inner, path)),
  ];
}
