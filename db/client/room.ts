import { readdirSync, statfsSync } from "node:fs";
import { join } from "node:path";

/** Bytes and files that stay free. When its log cannot grow, the package stops in mid-query, and the process with it. */
const kept = {
  work: { bytes: 256 * 1024 * 1024, files: 64 },
  /** Deleting and tidying up write too, but only a little, and make room. */
  maintenance: { bytes: 64 * 1024 * 1024, files: 16 },
};

export type Writer = keyof typeof kept;

/** Whether the disk of a folder has room for what may be written there. */
export function hasRoom(folder: string, writer: Writer): boolean {
  const { blocks, bavail, bsize, files, ffree } = statfsSync(folder);
  // Some file systems say nothing about their size, or have no number of files.
  const bytes = blocks === 0 || bavail * bsize >= kept[writer].bytes;
  return bytes && (files === 0 || ffree >= kept[writer].files);
}

/** Segments of 16 MB. */
const longestLog = 4;

/** Whether the log of an embedded database has grown so far that a checkpoint should let it begin again. */
export function isLogLong(directory: string): boolean {
  const segments = readdirSync(join(directory, "pg_wal")).filter((name) => /^[0-9A-F]{24}$/.test(name));
  return segments.length > longestLog;
}
