import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@/db/client/open";
import { builtSite } from "@/tests/support/process/built-site";
import { stop } from "@/tests/support/process/child";
import { siteCommand } from "@/tests/support/process/site-command";
import { seedCustomers } from "./seed";
import { operators, site } from "./site";

/** The built site by its start command, on a new embedded database, until asked to end. */
const dataDir = mkdtempSync(join(tmpdir(), "jack-site-"));
const { db, close } = await openDatabase({ dataDir });
await seedCustomers(db);
await close();
const { start } = await siteCommand({
  build: await builtSite(),
  dataDir,
  databaseUrl: null,
  ports: site.ports,
  settings: { OPERATORS: operators },
});
const running = await start();

process.once("SIGTERM", async () => {
  await stop(running);
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
});
