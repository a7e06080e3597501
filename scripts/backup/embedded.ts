import { openAsBlob, renameSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openEmbedded, restoreEmbedded } from "@/db/embedded";
import { operatorToken } from "@/lib/server/operator";
import type { LaunchSettings } from "../launch/environment";
import { actionsKey } from "../launch/keys";

/** The embedded database has one process: a running site is asked for the archive, else it is opened here. */
export async function backUpEmbedded(settings: LaunchSettings, file: string): Promise<void> {
  const archive = (await fromRunningSite(settings)) ?? (await fromFiles(settings));
  const part = `${file}.part`;
  try {
    await writeFile(part, archive.stream(), { mode: 0o600 });
    renameSync(part, file);
  } finally {
    await rm(part, { force: true });
  }
}

export async function restoreIntoEmbedded({ dataDir }: LaunchSettings, file: string): Promise<void> {
  await restoreEmbedded(join(dataDir, "database"), await openAsBlob(file));
}

async function fromRunningSite(settings: LaunchSettings): Promise<Blob | null> {
  const { dataDir, port } = settings;
  const token = operatorToken(settings.actionsKey ?? actionsKey(dataDir));
  const response = await fetch(`http://127.0.0.1:${port}/api/backup`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
  }).catch(() => null);
  // Something else may have the port: then the lock of the files decides.
  return response?.ok ? response.blob() : null;
}

async function fromFiles({ dataDir }: LaunchSettings): Promise<Blob> {
  const { archive, close } = await openEmbedded(join(dataDir, "database"));
  try {
    return await archive();
  } finally {
    await close();
  }
}
