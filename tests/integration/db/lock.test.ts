import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { DatabaseInUse, lockDirectory } from "@/db/lock";

/** Only Linux has sockets without a file; the loopback port works everywhere. */
const platforms = process.platform === "linux" ? ["linux", "darwin"] : ["darwin"];

describe.each(platforms)("F16: the lock on a directory (%s)", (platform) => {
  const names = { linux: /lock @jack-database-[0-9a-f]{32}\)/, darwin: /lock 127\.0\.0\.1:\d{5}\)/ };
  let folder: string;
  let directory: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "jack-lock-"));
    directory = join(folder, "database");
    mkdirSync(directory);
    vi.stubGlobal("process", Object.create(process, { platform: { value: platform } }));
    return () => {
      vi.unstubAllGlobals();
      rmSync(folder, { recursive: true, force: true });
    };
  });

  it("is held once, whichever path leads there, and names itself and the directory", async () => {
    const lock = await lockDirectory(directory);
    const link = join(folder, "link");
    symlinkSync(directory, link);
    for (const path of [directory, `${directory}/`, join(folder, ".", "x", "..", "database"), link]) {
      const refused = lockDirectory(path);
      await expect(refused).rejects.toThrow(DatabaseInUse);
      await expect(refused).rejects.toThrow(names[platform as keyof typeof names]);
      await expect(refused).rejects.toThrow(path);
    }
    await lock.release();
    await (await lockDirectory(link)).release();
  });

  it("leaves other directories free", async () => {
    const locks = [await lockDirectory(directory), await lockDirectory(join(folder, "other"))];
    for (const { release } of locks) await release();
  });
});
