import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { buildSync } from "esbuild";

/**
 * Bundles the start command into the folder, so that no compiler stays in memory beside the site (docs/decisions/0174).
 * @param {string} folder
 */
export function bundleStart(folder) {
  const { outputFiles } = buildSync({
    entryPoints: ["scripts/launch/launch.ts"],
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true, // The sandbox and the database's client are loaded only where they are needed
    platform: "node",
    format: "esm",
    packages: "external",
    logLevel: "error",
    write: false,
  });
  mkdirSync(folder, { recursive: true });
  for (const { path, contents } of outputFiles) {
    const whole = `${path}.${process.pid}`; // Another start may read the file meanwhile
    writeFileSync(whole, contents);
    renameSync(whole, path);
  }
  const written = outputFiles.map(({ path }) => basename(path));
  for (const name of readdirSync(folder))
    if (name.endsWith(".mjs") && !written.includes(name)) rmSync(join(folder, name), { force: true });
}
