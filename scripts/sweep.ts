import { askSite } from "./launch/ask-site";
import { storedKey } from "./launch/keys";
import { settingsOrExit } from "./launch/settings";

/** Asks the running site to sweep, since only one process can open the embedded database. */
const settings = settingsOrExit({ dev: false });
const query = process.argv.includes("--retry-parked") ? "?parked=retry" : "";

try {
  const secret = settings.operatorSecret ?? storedKey(settings.dataDir, "operator-secret");
  const found = await askSite(settings, { path: `/api/sweep${query}`, secret });
  console.log(JSON.stringify(found, null, 2));
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}
