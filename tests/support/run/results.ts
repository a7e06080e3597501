import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { z } from "zod";
import { root } from "@/scripts/launch/root";

export type Timing = { readonly name: string; readonly milliseconds: number };
type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number };
/** A failed test, with the first lines of why: fast-check's seed and counterexample among them. */
export type Failure = { readonly name: string; readonly reason: string };
export type Results = Counts & {
  readonly timings: readonly Timing[];
  readonly failures: readonly Failure[];
  /** Tests that this machine does not permit, each with its reason. */
  readonly notPermitted?: readonly string[];
};

const fileReport = z.object({
  name: z.string(),
  message: z.string().optional(),
  assertionResults: z.array(
    z.object({
      fullName: z.string(),
      status: z.string(),
      duration: z.number().nullish(),
      failureMessages: z.array(z.string()).nullish(),
      meta: z.object({ skipped: z.string().optional() }).optional(),
    }),
  ),
});
const vitestReport = z.object({
  numPassedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(fileReport),
});

const spec = z.object({
  title: z.string(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string(),
      results: z.array(
        z.object({ duration: z.number(), errors: z.array(z.object({ message: z.string().optional() })) }),
      ),
    }),
  ),
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

const none: Results = { passed: 0, failed: 0, skipped: 0, timings: [], failures: [] };
const linesShown = 4;

/** Reads a report of Vitest; a run that died before it wrote one has no results. */
export function vitestResults(file: string): Results {
  if (!existsSync(file)) return none;
  const report = vitestReport.parse(JSON.parse(readFileSync(file, "utf8")));
  const failures = report.testResults.flatMap(failuresIn);
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
    timings: report.testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({ name: fullName, milliseconds: duration ?? 0 })),
    ),
    failures,
    notPermitted: report.testResults.flatMap(({ assertionResults }) =>
      assertionResults.flatMap(({ fullName, meta }) =>
        meta?.skipped ? [`${fullName}: ${meta.skipped}`] : [],
      ),
    ),
  };
}

/** Its failed tests; without one, why the file could not be loaded or a hook of it failed, if so. */
function failuresIn({ name, message, assertionResults }: z.output<typeof fileReport>): Failure[] {
  const file = relative(root, name);
  const failed = assertionResults.filter(({ status }) => status === "failed");
  if (failed.length === 0) return message ? [{ name: file, reason: firstLines(message) }] : [];
  return failed.map(({ fullName, failureMessages }) => ({
    name: `${file} › ${fullName}`,
    reason: firstLines(failureMessages?.[0] ?? ""),
  }));
}

/** Reads a report of Playwright. A test that passed only at a second try has failed. */
export function playwrightResults(file: string): Results {
  if (!existsSync(file)) return none;
  const { stats, suites } = playwrightReport.parse(JSON.parse(readFileSync(file, "utf8")));
  const tests = suites.flatMap((one) => testsIn(one, []));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    timings: tests.map(({ name, results }) => ({
      name,
      milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
    failures: tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ name, results }) => ({
        name,
        reason: firstLines(results.flatMap(({ errors }) => errors)[0]?.message ?? ""),
      })),
  };
}

function testsIn({ title, specs, suites = [] }: Suite, above: readonly string[]) {
  const path = [...above, title];
  const own = specs.flatMap((one) =>
    one.tests.map((test) => ({ ...test, name: [test.projectName, ...path, one.title].join(" › ") })),
  );
  return [...own, ...suites.flatMap((inner): typeof own => testsIn(inner, path))];
}

function firstLines(message: string): string {
  const lines = stripVTControlCharacters(message).split("\n");
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("at "))
    .slice(0, linesShown)
    .join("\n");
}
