import { chmodSync, mkdirSync } from "node:fs";

/** A folder that its owner alone can read, made when it is not there, closed to others when it is. */
export function privateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  chmodSync(path, 0o700);
}
