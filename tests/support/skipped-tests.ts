import type { Reporter, TestModule } from "vitest/node";

/** Says which tests this machine does not permit, and why; Vitest's own summary only counts them. */
export default class SkippedTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const module of modules)
      for (const test of module.children.allTests("skipped")) {
        const result = test.result();
        if (result.state === "skipped" && result.note)
          console.log(`Skipped: ${test.fullName}: ${result.note}`);
      }
  }
}
