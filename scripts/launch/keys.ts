import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { privateFolder } from "./settings";

/** The key of the server actions: a wizard open in a browser goes on after a new build with the same key. */
export function actionsKey(dataDir: string): string {
  return madeOnce(dataDir, "actions-key", "base64");
}

/** What `npm run sweep` and Prometheus show to the running site. Random: a build holds every other key. */
export function operatorSecret(dataDir: string): string {
  return madeOnce(dataDir, "operator-secret", "base64url");
}

/** What the sandbox signs its webhooks with. */
export function sandboxWebhookSecret(dataDir: string): string {
  return madeOnce(dataDir, "sandbox-webhook-secret", "base64url");
}

/** Kept under the data folder, readable by its owner alone. Of two processes that make it at once, one wins. */
function madeOnce(dataDir: string, name: string, encoding: "base64" | "base64url"): string {
  const folder = join(dataDir, "keys");
  const kept = join(folder, name);
  const mine = `${kept}.${process.pid}`;
  privateFolder(folder);
  writeFileSync(mine, randomBytes(32).toString(encoding), { mode: 0o600 });
  try {
    linkSync(mine, kept);
  } catch (cause) {
    if (!(cause instanceof Error && "code" in cause && cause.code === "EEXIST")) throw cause;
  } finally {
    rmSync(mine);
  }
  return readFileSync(kept, "utf8");
}
