import { parseArgs } from "node:util";
import { loadSite } from "./launch/site";

/** `--build FOLDER` runs a finished build, even if the sources have changed since, but not the settings that it contains; `--dev` runs without one. */
const { values } = parseArgs({
  options: { build: { type: "string" }, dev: { type: "boolean", default: false } },
});

if (!values.dev) loadSite(values.build);
const [{ launch }, { settingsOrExit }] = await Promise.all([
  import("./launch/launch"),
  import("./launch/settings"),
]);
await launch(settingsOrExit({ ...values, warns: true }), values);
