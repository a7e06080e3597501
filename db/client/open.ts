import { join } from "node:path";
import type { OpenDatabase } from "./database";
import { openEmbedded } from "./embedded";
import { openPostgres } from "./postgres";

/**
 * Opens the database and brings its tables up to date: PostgreSQL when an address is given, else the embedded
 * one in `DATA_DIR/database`. Throws `DatabaseInUse` when another process holds the embedded one.
 */
export function openDatabase(where: {
  databaseUrl?: string | null | undefined;
  dataDir: string;
}): Promise<OpenDatabase> {
  return where.databaseUrl ? openPostgres(where.databaseUrl) : openEmbedded(join(where.dataDir, "database"));
}
