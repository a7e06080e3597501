import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { privateFolder } from "./settings";

/** Keys that are made at the first start. That of the server actions outlives a build, so that older forms still work. */
const encodings = {
  "actions-key": "base64",
  "operator-secret": "base64url",
  "command-secret": "base64url",
  "sandbox-webhook-secret": "base64url",
} as const;

/** Reads or creates a key. `link` fails if the file exists, so of two processes at once one creates the key. */
export function storedKey(dataDir: string, name: keyof typeof encodings): string {
  const folder = join(dataDir, "keys");
  const file = join(folder, name);
  const temporary = `${file}.${process.pid}`;
  privateFolder(folder);
  writeFileSync(temporary, randomBytes(32).toString(encodings[name]), { mode: 0o600 });
  try {
    linkSync(temporary, file);
  } catch (cause) {
    if (!(cause instanceof Error && "code" in cause && cause.code === "EEXIST")) throw cause;
  } finally {
    rmSync(temporary);
  }
  return readFileSync(file, "utf8");
}
