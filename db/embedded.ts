import { mkdirSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { lockDirectory } from "./lock";
import { migrationsFolder } from "./migrations-folder";
import type { OpenDatabase } from "./open";
import * as schema from "./schema";

/** Opens the embedded database for this process alone. It survives the death of the process, not of the host. */
export async function openEmbedded(directory: string): Promise<OpenDatabase> {
  mkdirSync(directory, { recursive: true });
  const lock = await lockDirectory(directory);
  try {
    const client = await PGlite.create(directory);
    const db = drizzle(client, { schema });
    await migrate(db, { migrationsFolder: migrationsFolder() });
    return {
      db,
      kind: "embedded",
      close: async () => {
        await client.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
