// Loads Next while it bundles the start command, then runs that: docs/decisions/0174. `--build FOLDER` runs a finished build, even
// if the sources have changed since, but not the settings that it contains; `--dev` runs without a build.
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import nextEnv from "@next/env";
import { loadSite } from "./launch/child.mjs";

const { values: mode } = parseArgs({
  options: { build: { type: "string" }, dev: { type: "boolean", default: false } },
});
nextEnv.loadEnvConfig(process.cwd(), mode.dev, { info: () => {}, error: console.error });
const build = mode.build ?? (process.env.NEXT_DIST_DIR || ".next");
const folder = join(build, mode.build ? "start" : "cache/start");
const command = join(folder, "launch.mjs");
const isBuilt = existsSync(join(build, "BUILD_ID"));
if (mode.build && !(isBuilt && existsSync(command))) {
  console.error(`There is no complete build in ${build}: run npm run build.`);
  process.exit(1);
}
const site = isBuilt && !mode.dev ? loadSite() : undefined;
if (!mode.build) {
  const { bundleStart } = await import("./launch/bundle.mjs");
  try {
    bundleStart(folder);
  } catch (problem) {
    console.error(`The start command cannot be bundled into ${folder}:`, problem);
    process.exit(1);
  }
}
const { launch } = await import(pathToFileURL(resolve(command)).href);
await launch(mode, site);
