import { leave, leaveWhenAsked } from "@/scripts/launch/leaving";
import type { Failure, Timing } from "./support/run/results";
import { endStages, runStage, type StageName, stageNames } from "./support/run/stages";

const slowestShown = 10;

/**
 * All tests, or the named stages: `npm test -- unit browser`. After the names, the rest goes to their runners:
 * `npm test -- unit settings`, `npm test -- browser --grep=Canada`.
 */
const interrupted = 130;
leaveWhenAsked(interrupted);
const args = process.argv.slice(2);
const named = args.filter(isStage);
const rest = args.filter((arg) => !isStage(arg));
const total = { passed: 0, failed: 0, skipped: 0 };
const timings: Timing[] = [];
const failures: Failure[] = [];

for (const name of named.length ? named : stageNames) {
  const began = Date.now();
  const outcome = await runStage(name, rest);
  total.passed += outcome.passed;
  total.failed += outcome.failed;
  total.skipped += outcome.skipped;
  timings.push(...outcome.timings.map((timing) => ({ ...timing, name: `${name} › ${timing.name}` })));
  failures.push(...outcome.failures.map((failure) => ({ ...failure, name: `${name} › ${failure.name}` })));
  for (const test of outcome.notPermitted ?? []) console.log(`Skipped ${test}`);
  if (outcome.failed) console.log(`\n${outcome.output.trimEnd()}\n`);
  const counts = `${outcome.passed} passed, ${outcome.failed} failed`;
  console.log(`${name.padEnd(12)} ${seconds(Date.now() - began)}  ${counts}`);
}
await endStages();

if (timings.length) console.log(`\nSlowest tests:\n${slowest().join("\n")}`);
if (failures.length) console.log(`\nFailed tests:\n${failures.map(shown).join("\n")}`);
console.log(
  `\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ""}`,
);
await leave(total.failed || total.passed === 0 ? 1 : 0);

function slowest(): string[] {
  return timings
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, slowestShown)
    .map(({ name, milliseconds }) => `  ${seconds(milliseconds)}  ${name}`);
}

function shown({ name, reason }: Failure): string {
  return [`  ${name}`, ...reason.split("\n").filter(Boolean)].join("\n      ");
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1).padStart(6)} s`;
}

function isStage(arg: string): arg is StageName {
  return (stageNames as string[]).includes(arg);
}
