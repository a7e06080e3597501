import { spawnSync } from "node:child_process";
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished, type TestContext } from "vitest";
import { skip } from "@/tests/support/skip";

const mebibyte = 1024 * 1024;

/** Mounts a small disk for a test, with functions to fill it. */
export function smallDisk(context: TestContext, { mebibytes = 420, files = 1_600 } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "jack-disk-"));
  const mount = ["-t", "tmpfs", "-o", `size=${mebibytes}m,nr_inodes=${files}`, "tmpfs", folder];
  if (spawnSync("mount", mount).status !== 0)
    skip(context, "no small file system may be mounted here (root is needed)");
  onTestFinished(() => {
    spawnSync("umount", ["-l", folder]);
    rmSync(folder, { recursive: true });
  });
  const filler = join(folder, "filler");
  return {
    folder,
    /** Fills the disk so that `left` mebibytes are free. */
    fill(left: number): void {
      mkdirSync(filler, { recursive: true });
      const { bavail, bsize } = statfsSync(folder);
      const file = openSync(join(filler, "bytes"), "a");
      const zeros = Buffer.alloc(mebibyte);
      for (let more = bavail * bsize - left * mebibyte; more > 0; more -= mebibyte)
        writeSync(file, zeros, 0, Math.min(more, mebibyte));
      closeSync(file);
    },
    /** Creates files until the disk allows no more. */
    fillFiles(): void {
      mkdirSync(filler, { recursive: true });
      for (let { ffree } = statfsSync(folder); ffree > 0; { ffree } = statfsSync(folder))
        closeSync(openSync(join(filler, `${ffree}`), "w"));
    },
    empty: () => rmSync(filler, { recursive: true }),
  };
}
