import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { z } from "zod";
import { FolderInUse, lockExistingFile } from "@/db/client/lock";
import { siteDefaults } from "@/lib/site";
import { buildFolder } from "@/server/env";
import { aesKey } from "@/server/settings/formats";
import { photoFile, readProof } from "@/server/settings/proof-file";
import { siteTable } from "@/server/settings/table";
import { storedKey } from "./keys";
import { startNextJs } from "./processes";
import { type LaunchSettings, privateFolder, requirePackages } from "./settings";
import { unloadSite } from "./site";

const tools = ["@tailwindcss/postcss", "esbuild", "tailwindcss", "typescript"];

/** The key of the server actions. A new data folder takes over that of the build: docs/decisions/0083. */
export function actionsKeyOf({ actionsKey, dataDir }: LaunchSettings, build = buildFolder()): string {
  return actionsKey ?? storedKey(dataDir, "actions-key", () => keyIn(build));
}

/** Null without a finished build. */
export function keyIn(build: string): string | null {
  const manifest = join(build, "server", "server-reference-manifest.json");
  if (!existsSync(join(build, "BUILD_ID")) || !existsSync(manifest)) return null;
  return z.object({ encryptionKey: aesKey }).parse(JSON.parse(readFileSync(manifest, "utf8"))).encryptionKey;
}

/** Builds the site if sources or settings have changed since the last build; returns the build's folder. */
export async function ensureBuild(settings: LaunchSettings, actionsKey: string): Promise<string> {
  const folder = buildFolder();
  const wanted = fingerprint(".", builtSettings(settings, actionsKey));
  const file = join(folder, "fingerprint");
  if (existsSync(file) && readFileSync(file, "utf8") === wanted) return folder;
  unloadSite();
  requirePackages("Building the site", tools);
  const release = await lockBuild(folder, "alone");
  rmSync(file, { force: true });
  privateFolder(folder); // The build contains `actionsKey`
  await build({
    NEXT_DIST_DIR: folder,
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: actionsKey,
    SITE_URL: builtUrl(settings),
    // Saves 100 MB, as `nodeOptions` does, so that a build fits into 1 GB.
    MALLOC_ARENA_MAX: "1",
    MIMALLOC_PURGE_DELAY: "0", // Turbopack returns freed memory at once: saves 200 MB
  });
  const { bundleStart } = await import("./bundle.mjs"); // Imported here, since esbuild would stay in memory
  bundleStart(join(folder, "start"));
  writeFileSync(file, wanted);
  release();
  return folder;
}

/** Throws if a finished build was made with other settings than this start has, since its pages would go on to show those. */
export function refuseOtherSettings(build: string, settings: LaunchSettings, actionsKey: string): void {
  const built = builtWith(build);
  if (!built) throw new Error(`There is no complete build in ${build}: run npm run build.`);
  const names = changedSettings(built, settings, actionsKey);
  if (names.length === 0) return;
  throw new Error(
    `The build in ${build} was made with other settings than this start has: ${names.join(", ")}. ` +
      "Build again with the new ones, or start with the old ones.",
  );
}

/** Null without a finished build. */
function builtWith(build: string): BuiltSettings | null {
  try {
    return fingerprintFile.parse(JSON.parse(readFileSync(join(build, "fingerprint"), "utf8"))).settings;
  } catch {
    return null;
  }
}

/** Names of the settings that differ from those of a build, which may be tried at another address on its own machine. */
export function changedSettings(
  built: BuiltSettings,
  settings: LaunchSettings,
  actionsKey: string,
): string[] {
  const wanted = builtSettings(settings, actionsKey);
  const names = new Set([...Object.keys(built), ...Object.keys(wanted)]);
  if (isLocal(settings)) names.delete("SITE_URL");
  return [...names].filter((name) => built[name] !== wanted[name]);
}

/** Marks a build as served by this process, or, alone, refuses to replace one that is served (docs/decisions/0116). */
export async function lockBuild(folder: string, how: "shared" | "alone"): Promise<() => void> {
  const file = join(folder, "fingerprint");
  if (!existsSync(file)) return () => {};
  return lockExistingFile(file, how).catch((problem: unknown) => {
    if (!(problem instanceof FolderInUse)) throw problem;
    throw new Error(
      how === "alone"
        ? `A site is running from ${folder}, and this build differs from it: stop the site, or build in a folder of its own ` +
            "(docs/deploy.md, Updating)."
        : `${folder} is being built. Start again when that has ended.`,
    );
  });
}

async function build(env: Record<string, string>): Promise<void> {
  console.log("Building the site (once; again only when sources or names and links change) …");
  const { ended } = startNextJs(["build"], { env, nodeOptions: "--max-semi-space-size=1" });
  const how = await ended;
  if (how !== 0) throw new Error(`The build failed (${how}).`);
}

/** What a build reads, at the top of the tree. Nothing else causes a build. */
export const builtFrom = [
  "app",
  "components",
  "db",
  "desk",
  "early-script",
  "i18n",
  "instrumentation.ts",
  "lib",
  "messages",
  "middleware.ts",
  "next.config.ts",
  "package-lock.json",
  "package.json",
  "postcss.config.mjs",
  "public",
  "scripts",
  "server",
  "tsconfig.json",
];

type BuiltSettings = Readonly<Record<string, string>>;

const fingerprintFile = z.object({ settings: z.record(z.string(), z.string()), sources: z.string() });

/**
 * The settings that a build contains, by name: of the key of the server actions a hash, of `PROOF_FILE` each entry with its
 * photo. Throws for a mistake in that file.
 */
export function builtSettings(settings: LaunchSettings, actionsKey: string): BuiltSettings {
  return {
    SITE_URL: builtUrl(settings),
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: hashOf(actionsKey),
    ...Object.fromEntries(siteTable.map(({ key, name }) => [name, settings.site[key]])),
    ...builtProof(settings.proofFile),
  };
}

function builtProof(file: string | null): BuiltSettings {
  const { accountants, quotes } = readProof(file);
  const photoHash = (photo = "") => (file && photo ? hashOf(readFileSync(photoFile(file, photo))) : "");
  return Object.fromEntries([
    ...accountants.map((one, at) => [
      `PROOF_FILE accountants[${at}]`,
      hashOf(JSON.stringify(one) + photoHash(one.photo)),
    ]),
    ...quotes.map((one, at) => [`PROOF_FILE quotes[${at}]`, hashOf(JSON.stringify(one))]),
  ]);
}

function hashOf(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}

/** Without an address of its own a site has the same build on every port. */
function builtUrl(settings: LaunchSettings): string {
  return isLocal(settings) ? siteDefaults.url : settings.siteUrl;
}

function isLocal({ siteUrl, port }: LaunchSettings): boolean {
  return siteUrl === `http://localhost:${port}`;
}

/** What a build is made from, as its file `fingerprint` says it. */
export function fingerprint(from: string, settings: BuiltSettings): string {
  const hash = createHash("sha256");
  for (const file of builtFrom.flatMap((name) => filesOf(from, name)).sort())
    hash.update(`\0${file}\0`).update(contentOf(join(from, file)));
  return JSON.stringify({ settings, sources: hash.digest("hex") } satisfies z.infer<typeof fingerprintFile>);
}

function filesOf(from: string, name: string): string[] {
  const path = join(from, name);
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [name];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(from, join(entry.parentPath, entry.name)));
}

function contentOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (problem) {
    throw new Error(`A build cannot read ${file}: ${problem instanceof Error ? problem.message : problem}`);
  }
}
