import { statfsSync } from "node:fs";

const memory = "/dev/shm";

/** Copying an embedded database takes a tenth of the time in memory. Containers often have only 64 MB of it. */
export function keepTemporaryFilesInMemory(): void {
  if (freeBytes() > 2 * 1024 ** 3) process.env.TMPDIR ??= memory;
}

function freeBytes(): number {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
