import { join } from "node:path";
import { dataDirProblem } from "./data-dir";
import type { OpenDatabase } from "./database";
import { openPostgres } from "./postgres";

/** Opens and migrates PostgreSQL, or the embedded database in `dataDir`. Throws a `DatabaseRefusal` with what to do. */
export async function openDatabase(where: {
  databaseUrl?: string | null | undefined;
  dataDir: string;
}): Promise<OpenDatabase> {
  if (where.databaseUrl) return openPostgres(where.databaseUrl);
  const { openEmbedded } = await import("./embedded");
  return openEmbedded(join(where.dataDir, "database")).catch((problem: unknown) => {
    throw dataDirProblem(problem, where.dataDir);
  });
}
