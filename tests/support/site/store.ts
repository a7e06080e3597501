import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import type { Database } from "@/db/client/database";
import { openDatabase } from "@/db/client/open";
import { copyDatabase } from "@/tests/support/database/postgres";

export type Kind = "embedded" | "postgresql";

/** A site's data folder and its database, migrated and empty. */
export type Store = {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** Reads the database from outside the site; the embedded one only while no site has it open. */
  look<T>(read: (db: Database) => Promise<T>): Promise<T>;
  drop(): Promise<void>;
};

/** On PostgreSQL if that is asked for and runs on this machine, else on the embedded database. */
export async function makeStore(kind: Kind): Promise<Store> {
  const dataDir = mkdtempSync(join(tmpdir(), "jack-site-"));
  const postgres = kind === "postgresql" ? inject("postgres") : null;
  const database = postgres ? await copyDatabase(postgres) : copyInto(dataDir);
  const open = () => openDatabase({ databaseUrl: database.url, dataDir });
  let kept: ReturnType<typeof open> | undefined;
  return {
    dataDir,
    databaseUrl: database.url,
    async look(read) {
      if (postgres) {
        kept ??= open();
        return read((await kept).db);
      }
      const { db, close } = await open();
      return read(db).finally(close);
    },
    async drop() {
      await (await kept)?.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function copyInto(dataDir: string) {
  cpSync(inject("embeddedTemplate"), join(dataDir, "database"), { recursive: true });
  return { url: null, drop: async () => undefined };
}
