import { join } from "node:path";
import { Client } from "pg";
import { expect, inject, it, onTestFinished } from "vitest";
import { FolderInUse, lockFolder } from "@/db/client/lock";
import type { databaseKinds } from "@/tests/support/database/database";
import { stop } from "@/tests/support/process/child";
import { siteCommand } from "@/tests/support/process/site-command";
import { makeStore, type Store } from "@/tests/support/site/store";

type Kind = (typeof databaseKinds)[number];

const hasOpened: Record<Kind, (store: Store) => Promise<boolean>> = {
  embedded: async ({ dataDir }) => {
    const lock = await lockFolder(join(dataDir, "database")).catch((error: unknown) => {
      if (error instanceof FolderInUse) return null;
      throw error;
    });
    await lock?.release();
    return lock === null;
  },
  postgresql: async ({ databaseUrl }) => {
    const client = new Client({ connectionString: inject("postgres").server });
    await client.connect();
    const name = new URL(databaseUrl ?? "").pathname.slice(1);
    const { rowCount } = await client
      .query("select 1 from pg_stat_activity where datname = $1", [name])
      .finally(() => client.end());
    return rowCount !== null && rowCount > 0;
  },
};

it.each(["embedded", "postgresql"] as const)(
  "a site that is called ready has opened its database, so that its first visitor does not wait for that: %s",
  async (kind) => {
    const store = await makeStore(kind);
    onTestFinished(store.drop);
    const { start } = await siteCommand({ build: inject("build"), ...store });
    const running = await start();
    onTestFinished(() => stop(running));
    expect(await hasOpened[kind](store)).toBe(true);
  },
  180_000,
);
