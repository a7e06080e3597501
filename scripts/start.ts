import { parseArgs } from "node:util";
import { settingsOrExit } from "./launch/environment";
import { launch } from "./launch/launch";

/** `--build FOLDER` runs a finished build as it is, whatever the sources are now. */
const { values } = parseArgs({ options: { build: { type: "string" } } });

await launch(settingsOrExit({ dev: false }), { dev: false, ...values });
