import { join } from "node:path";
import type { OpenDatabase } from "./database";
import { openPostgres } from "./postgres";

/**
 * Opens the database and brings its tables up to date: PostgreSQL when an address is given, else the embedded
 * one in `DATA_DIR/database`. Throws `DatabaseInUse` when another process holds the embedded one.
 */
export async function openDatabase(where: {
  databaseUrl?: string | null | undefined;
  dataDir: string;
}): Promise<OpenDatabase> {
  if (where.databaseUrl) return openPostgres(where.databaseUrl);
  const { openEmbedded } = await import("./embedded");
  return openEmbedded(join(where.dataDir, "database"));
}
