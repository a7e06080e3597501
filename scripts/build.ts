import { parseArgs } from "node:util";
import { writeTier } from "./delivery/tier";
import { actionsKeyOf, ensureBuild } from "./launch/build";
import { exitOnSignals, leave } from "./launch/processes";
import { settingsOrExit } from "./launch/settings";

/** `--tier FOLDER` also writes the files that a web server serves itself (docs/deploy.md). */
exitOnSignals();
const { values } = parseArgs({ options: { tier: { type: "string" } } });
const settings = settingsOrExit({ dev: false, warns: true });
try {
  const key = actionsKeyOf(settings);
  const folder = await ensureBuild(settings, key);
  console.log(`The build is in ${folder}.`);
  if (values.tier) writeTier(folder, ".", values.tier);
  process.send?.(folder);
  await leave(0);
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  await leave(1);
}
