import { leave, leaveWhenAsked } from "@/scripts/launch/leaving";
import { endStages, runStage } from "./support/run/stages";

/**
 * The fault suite: every test that is named after a case of `docs/faults.md`, repeated many times instead of the few of
 * `npm test`. A case alone: `npm run faults -- F05`.
 */
leaveWhenAsked();
process.env.FAULTS = "many";
const named = process.argv[2] ?? "F[0-9]{2}";
let failed = 0;
for (const stage of ["unit", "integration"] as const) {
  const outcome = await runStage(stage, ["-t", named, "--reporter=verbose", "--passWithNoTests"]);
  console.log(outcome.output);
  console.log(`${stage.padEnd(12)} ${outcome.passed} passed, ${outcome.failed} failed`);
  failed += outcome.failed;
}
await endStages();
await leave(failed ? 1 : 0);
