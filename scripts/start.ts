import { parseArgs } from "node:util";
import { launch } from "./launch/launch";
import { settingsOrExit } from "./launch/settings";

/** `--build FOLDER` runs a finished build, even if the sources have changed since. */
const { values } = parseArgs({ options: { build: { type: "string" } } });

await launch(settingsOrExit({ dev: false }), { dev: false, ...values });
