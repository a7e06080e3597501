import { parseArgs } from "node:util";
import { launch } from "./launch/launch";
import { settingsOrExit } from "./launch/settings";

/** `--build FOLDER` runs a finished build, whatever the sources are now. */
const { values } = parseArgs({ options: { build: { type: "string" } } });

await launch(settingsOrExit({ dev: false }), { dev: false, ...values });
