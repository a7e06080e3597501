import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What starts processes and ends them takes longest. */
const long = [
  ...["commands/", "payments/kill"].map(ofIntegration),
  "/tests/faults/",
  ...["payments/scenarios", "payments/race", "db/kill", "db/embedded"].map(ofIntegration),
  ...["deploy/", "site/", "sandbox/process"].map(ofIntegration),
];

/**
 * The order of test files: the long ones first, so that two workers end at about the same time. Vitest's own order,
 * kept within each kind, knows how long a file takes only where it has run before.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

function rank({ moduleId }: TestSpecification): number {
  const found = long.findIndex((name) => moduleId.includes(name));
  return found < 0 ? long.length : found;
}

function ofIntegration(name: string): string {
  return `/tests/integration/${name}`;
}
