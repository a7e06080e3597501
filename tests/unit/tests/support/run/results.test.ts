import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { root } from "@/scripts/launch/root";
import { playwrightResults, vitestResults } from "@/tests/support/run/results";

let folder: string;

const propertyFailed = `\u001b[31mError: Property failed after 75 tests
{ seed: -21, path: "74:1" }
Counterexample: ["?"]\u001b[39m
    at buildError (fast-check.js:2469:16)`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "jack-results-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("the counts of a run", () => {
  it("are Vitest's own, what is to be done counting as skipped", () => {
    const file = report({
      numPassedTests: 3,
      numPendingTests: 1,
      numTodoTests: 1,
      testResults: [
        {
          name: join(root, "tests/unit/price.test.ts"),
          assertionResults: [
            { fullName: "a price", status: "failed", duration: 12.5, failureMessages: [propertyFailed] },
            { fullName: "skipped", status: "pending", meta: { skipped: "no network here" } },
          ],
        },
        { name: join(root, "tests/unit/broken.test.ts"), message: "No such export", assertionResults: [] },
      ],
    });
    expect(vitestResults(file)).toEqual({
      passed: 3,
      failed: 2,
      skipped: 2,
      timings: [
        { name: "a price", milliseconds: 12.5 },
        { name: "skipped", milliseconds: 0 },
      ],
      failures: [
        {
          name: "tests/unit/price.test.ts › a price",
          reason: 'Error: Property failed after 75 tests\n{ seed: -21, path: "74:1" }\nCounterexample: ["?"]',
        },
        { name: "tests/unit/broken.test.ts", reason: "No such export" },
      ],
      notPermitted: ["skipped: no network here"],
    });
  });

  it("take a browser test that passed only at a second try for a failed one", () => {
    const story = {
      title: "signs up",
      tests: [
        {
          projectName: "embedded",
          status: "flaky",
          results: [
            { duration: 5, errors: [{ message: "\u001b[31mTimed out\u001b[39m" }] },
            { duration: 7, errors: [] },
          ],
        },
      ],
    };
    const file = report({
      stats: { expected: 2, unexpected: 1, flaky: 1, skipped: 0 },
      suites: [{ title: "story.test.ts", specs: [], suites: [{ title: "cold", specs: [story] }] }],
    });
    expect(playwrightResults(file)).toEqual({
      passed: 2,
      failed: 2,
      skipped: 0,
      timings: [{ name: "embedded › story.test.ts › cold › signs up", milliseconds: 12 }],
      failures: [{ name: "embedded › story.test.ts › cold › signs up", reason: "Timed out" }],
    });
  });

  it("are nothing for a run that died before it wrote a report", () => {
    expect(vitestResults(join(folder, "none.json"))).toEqual({
      passed: 0,
      failed: 0,
      skipped: 0,
      timings: [],
      failures: [],
    });
  });

  it("are refused when the report is of another shape", () => {
    expect(() => vitestResults(report({ passed: 3 }))).toThrow("numPassedTests");
  });
});

function report(content: object): string {
  const file = join(folder, "report.json");
  writeFileSync(file, JSON.stringify(content));
  return file;
}
