import { migrate } from "./launch/prepare-database";
import { settingsOrExit } from "./launch/settings";

const codes = { migrated: 0, current: 0, away: 75, refused: 1 }; // 75 is EX_TEMPFAIL of sysexits.h

const done = await migrate(settingsOrExit({ dev: false }));
if (done === "migrated") console.log("The database now has the tables of this release.");
if (done === "current")
  console.log("The database already had the tables of this release; nothing was changed.");
process.exit(codes[done]);
