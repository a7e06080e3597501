import { randomBytes } from "node:crypto";
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { dataDirProblem } from "@/db/client/data-dir";
import { privateFolder } from "./settings";

/** Keys that are made at the first start. The key of the server actions outlives a build, so that older forms still work. */
const encodings = {
  "actions-key": "base64",
  "operator-secret": "base64url",
  "command-secret": "base64url",
  "sandbox-webhook-secret": "base64url",
} as const;

/** Reads a key. If there is none, creates it: the one that `first` returns, or a random one. */
export function storedKey(
  dataDir: string,
  name: keyof typeof encodings,
  first: () => string | null = () => null,
): string {
  const file = join(dataDir, "keys", name);
  try {
    if (!existsSync(file)) create(file, first() ?? randomBytes(32).toString(encodings[name]));
    return readFileSync(file, "utf8");
  } catch (problem) {
    throw dataDirProblem(problem, dataDir);
  }
}

/** `link` fails if the file exists, so of two processes at once one creates the key. */
function create(file: string, key: string): void {
  const temporary = `${file}.${process.pid}`;
  privateFolder(dirname(file));
  try {
    writeFileSync(temporary, key, { mode: 0o600 });
    linkSync(temporary, file);
  } catch (cause) {
    if (!existsSync(file)) throw cause;
  } finally {
    rmSync(temporary, { force: true });
  }
}
