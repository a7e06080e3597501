import { migrate } from "./launch/migration";
import { databaseAway, settingsOrExit } from "./launch/settings";

const codes = { migrated: 0, current: 0, away: databaseAway, refused: 1 };

const done = await migrate(settingsOrExit({ dev: false }));
if (done === "migrated") console.log("The database now has the tables of this release.");
if (done === "current")
  console.log("The database already had the tables of this release; nothing was changed.");
process.exit(codes[done]);
