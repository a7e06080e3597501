import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { playwrightResults, vitestResults } from "@/scripts/testing/results";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "jack-results-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("the counts of a run", () => {
  it("are Vitest's own, what is to be done counting as skipped", () => {
    const file = report({
      numPassedTests: 3,
      numFailedTests: 1,
      numPendingTests: 1,
      numTodoTests: 1,
      testResults: [{ assertionResults: [{ fullName: "a price", duration: 12.5 }, { fullName: "skipped" }] }],
    });
    expect(vitestResults(file)).toEqual({
      passed: 3,
      failed: 1,
      skipped: 2,
      timings: [
        { name: "a price", milliseconds: 12.5 },
        { name: "skipped", milliseconds: 0 },
      ],
    });
  });

  it("take a browser test that passed only at a second try for a failed one", () => {
    const story = {
      title: "signs up",
      tests: [{ projectName: "embedded", results: [{ duration: 5 }, { duration: 7 }] }],
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
    });
  });

  it("are nothing for a run that died before it wrote a report", () => {
    expect(vitestResults(join(folder, "none.json"))).toEqual({
      passed: 0,
      failed: 0,
      skipped: 0,
      timings: [],
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
