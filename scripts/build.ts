import { join } from "node:path";
import { parseArgs } from "node:util";
import { writeTier } from "./delivery/tier";
import { ensureBuild } from "./launch/build";
import { actionsKey } from "./launch/keys";
import { leave, leaveWhenAsked } from "./launch/leaving";
import { root } from "./launch/root";
import { settingsOrExit } from "./launch/settings";

/**
 * Makes the build that `npm start` would run, and says where it is. `--tier FOLDER` also writes what a web server
 * answers without it (docs/deploy.md).
 */
leaveWhenAsked();
const { values } = parseArgs({ options: { tier: { type: "string" } } });
const settings = settingsOrExit({ dev: false });
try {
  const folder = await ensureBuild(settings, settings.actionsKey ?? actionsKey(settings.dataDir));
  console.log(`The build is in ${folder}.`);
  if (values.tier) writeTier(join(root, folder), root, values.tier);
  process.send?.(folder);
  await leave(0);
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  await leave(1);
}
