import { migrate } from "./launch/migration";
import { databaseAway, settingsOrExit } from "./launch/settings";

const codes = { migrated: 0, away: databaseAway, refused: 1 };

process.exit(codes[await migrate(settingsOrExit({ dev: false }))]);
