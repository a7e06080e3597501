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
const site = !mode.dev && existsSync(join(build, "BUILD_ID")) ? loadSite() : undefined;
const folder = join(build, mode.build ? "start" : "cache/start");
if (!mode.build) {
  const { bundleStart } = await import("./launch/bundle.mjs");
  bundleStart(folder);
}
const command = join(folder, "launch.mjs");
if (existsSync(command)) {
  const { launch } = await import(pathToFileURL(resolve(command)).href);
  await launch(mode, site);
} else {
  console.error(`There is no complete build in ${build}: run npm run build.`);
  process.exitCode = 1;
}
