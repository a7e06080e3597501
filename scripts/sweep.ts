import { storedKey } from "./launch/keys";
import { settingsOrExit } from "./launch/settings";

/** Asks the running site to sweep, since only one process can open the embedded database. */
const settings = settingsOrExit({ dev: false });
const secret = settings.operatorSecret ?? storedKey(settings.dataDir, "operator-secret");
const options = { "--retry-parked": "?parked=retry", "--recount": "?days=recount" };
const asked = Object.entries(options).find(([option]) => process.argv.includes(option));
const url = `${settings.localUrl}/api/sweep${asked?.[1] ?? ""}`;

try {
  const response = await fetch(url, { method: "POST", headers: { authorization: `Bearer ${secret}` } });
  if (!response.ok) throw new Error(`it answered ${response.status}`);
  console.log(JSON.stringify(await response.json(), null, 2));
} catch (problem) {
  const why = problem instanceof Error ? (problem.cause ?? problem) : problem;
  console.error(
    `The server on port ${settings.port} did not sweep: ${why instanceof Error ? why.message : why}`,
  );
  process.exitCode = 1;
}
