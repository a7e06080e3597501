import { ensureBuild } from "./launch/build";
import { settingsOrExit } from "./launch/environment";
import { actionsKey } from "./launch/keys";
import { leave, leaveWhenAsked } from "./launch/leaving";

/** Makes the build that `npm start` would run, and says where it is. */
leaveWhenAsked();
const settings = settingsOrExit({ dev: false });
try {
  const folder = await ensureBuild(settings, settings.actionsKey ?? actionsKey(settings.dataDir));
  console.log(`The build is in ${folder}.`);
  process.send?.(folder);
  await leave(0);
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  await leave(1);
}
