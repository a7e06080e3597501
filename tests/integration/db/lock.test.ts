import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { FolderInUse, lockFolder } from "@/db/lock";

const system = vi.hoisted(() => ({ hasFlock: true }));

vi.mock("node:child_process", async (original) => {
  const { spawn, ...others } = await original<typeof import("node:child_process")>();
  const found = (program: string) => (system.hasFlock ? program : "/no/such/program");
  return { ...others, spawn: (program: string, ...rest: [never, never]) => spawn(found(program), ...rest) };
});

const ways = [
  { name: "with flock", platform: "linux", hasFlock: true, lock: /lock flock \/.+\)/ },
  { name: "on Linux without flock", platform: "linux", hasFlock: false, lock: /lock @jack-[0-9a-f]{32}\)/ },
  { name: "on other systems", platform: "darwin", hasFlock: true, lock: /lock 127\.0\.0\.1:\d{5}\)/ },
].filter(({ platform }) => platform === "darwin" || platform === process.platform);

describe.each(ways)("F16: the lock on a folder, $name", ({ platform, hasFlock, lock: lockName }) => {
  let folder: string;
  let directory: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "jack-lock-"));
    directory = join(folder, "database");
    mkdirSync(directory);
    vi.stubGlobal("process", Object.create(process, { platform: { value: platform } }));
    system.hasFlock = hasFlock;
    return () => {
      vi.unstubAllGlobals();
      rmSync(folder, { recursive: true, force: true });
    };
  });

  it("is held once, whichever path leads there, and names itself", async () => {
    const lock = await lockFolder(directory);
    const link = join(folder, "link");
    symlinkSync(directory, link);
    for (const path of [directory, `${directory}/`, join(folder, ".", "x", "..", "database"), link]) {
      const refused = lockFolder(path);
      await expect(refused).rejects.toThrow(FolderInUse);
      await expect(refused).rejects.toThrow(lockName);
    }
    await lock.release();
    await (await lockFolder(link)).release();
  });

  it("leaves other folders free", async () => {
    const locks = [await lockFolder(directory), await lockFolder(join(folder, "other"))];
    for (const { release } of locks) await release();
  });

  it("is waited for, as long as it is told to", async () => {
    const lock = await lockFolder(directory);
    const waiting = lockFolder(directory, { waitMs: 20_000 });
    await lock.release();
    await (await waiting).release();
  });
});
