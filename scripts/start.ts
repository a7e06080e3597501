import { parseArgs } from "node:util";
import { launch } from "./launch/launch";
import { settingsOrExit } from "./launch/settings";

/** `--build FOLDER` runs a finished build, even if the sources have changed since; `--dev` runs without one. */
const { values } = parseArgs({
  options: { build: { type: "string" }, dev: { type: "boolean", default: false } },
});

await launch(settingsOrExit(values), values);
