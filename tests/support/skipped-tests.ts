import type { Reporter, TestModule } from "vitest/node";

/** Prints which tests were skipped and why; Vitest's own summary only counts them. */
export default class SkippedTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const module of modules) {
      const reasons = [...module.children.allTests("skipped")].flatMap((test) => {
        const result = test.result();
        return result.state === "skipped" && result.note ? [result.note] : [];
      });
      for (const reason of new Set(reasons)) {
        const count = reasons.filter((one) => one === reason).length;
        console.log(`Skipped: ${count} of ${module.relativeModuleId}: ${reason}`);
      }
    }
  }
}
