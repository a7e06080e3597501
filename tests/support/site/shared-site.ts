import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { copyDatabase } from "../database/postgres";
import { databaseTemplates } from "../database/template";
import { builtSite } from "../process/built-site";
import { startSiteOf } from "./site-process";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of the build under test, relative to the repository. */
    build: string;
    /** The address of a running site with default settings, on PostgreSQL if that runs here, for tests that need no site of their own. */
    sharedSite: string;
    /** The data folder of `sharedSite`. */
    sharedDataDir: string;
  }
}

/** Builds the site once per run, unless the last build is up to date, and starts it. */
export default async function provideSite({ provide }: TestProject): Promise<() => Promise<void>> {
  const build = await builtSite();
  const { postgres } = await databaseTemplates();
  const database = postgres && (await copyDatabase(postgres));
  const dataDir = mkdtempSync(join(tmpdir(), "jack-site-"));
  const site = await startSiteOf(build, { dataDir, databaseUrl: database?.url ?? null });
  provide("build", build);
  provide("sharedSite", site.url);
  provide("sharedDataDir", dataDir);
  return async () => {
    await site.stop();
    await database?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
