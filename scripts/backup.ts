import { existsSync } from "node:fs";
import { backUpEmbedded } from "./backup/embedded";
import { backUpPostgres } from "./backup/postgres";
import { settingsOrExit } from "./launch/environment";

/** `npm run backup -- FILE`: everything in the database, as it is at one moment, into a file that is not there yet. */
const settings = settingsOrExit({ dev: false });
const file = process.argv[2];

try {
  if (!file) throw new Error("name the file: npm run backup -- FILE");
  if (existsSync(file)) throw new Error(`${file} is there already.`);
  if (settings.databaseUrl) await backUpPostgres(settings.databaseUrl, file);
  else await backUpEmbedded(settings, file);
  console.log(`Kept in ${file}. It holds personal data: store it encrypted, away from this machine.`);
} catch (problem) {
  console.error(`No backup was made: ${problem instanceof Error ? problem.message : problem}`);
  process.exitCode = 1;
}
