import { restoreIntoEmbedded } from "./backup/embedded";
import { restoreIntoPostgres } from "./backup/postgres";
import { settingsOrExit } from "./launch/environment";

/** `npm run restore -- FILE`: puts a backup into an empty place; what is there already is never written over. */
const settings = settingsOrExit({ dev: false });
const file = process.argv[2];

try {
  if (!file) throw new Error("name the backup: npm run restore -- FILE");
  if (settings.databaseUrl) await restoreIntoPostgres(settings.databaseUrl, file);
  else await restoreIntoEmbedded(settings, file);
  console.log("Restored. Start the site; it brings the tables up to date.");
} catch (problem) {
  console.error(`Nothing was restored: ${problem instanceof Error ? problem.message : problem}`);
  process.exitCode = 1;
}
