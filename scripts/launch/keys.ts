import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { privateFolder } from "./settings";

/** Next's encryption key for server actions. Stored, so that a form opened before a build can be sent after it. */
export function actionsKey(dataDir: string): string {
  return storedKey(dataDir, "actions-key", "base64");
}

export function operatorSecret(dataDir: string): string {
  return storedKey(dataDir, "operator-secret", "base64url");
}

export function sandboxWebhookSecret(dataDir: string): string {
  return storedKey(dataDir, "sandbox-webhook-secret", "base64url");
}

/** Reads or creates a key. `link` fails if the file exists, so of two processes at once one creates the key. */
function storedKey(dataDir: string, name: string, encoding: "base64" | "base64url"): string {
  const folder = join(dataDir, "keys");
  const file = join(folder, name);
  const temporary = `${file}.${process.pid}`;
  privateFolder(folder);
  writeFileSync(temporary, randomBytes(32).toString(encoding), { mode: 0o600 });
  try {
    linkSync(temporary, file);
  } catch (cause) {
    if (!(cause instanceof Error && "code" in cause && cause.code === "EEXIST")) throw cause;
  } finally {
    rmSync(temporary);
  }
  return readFileSync(file, "utf8");
}
