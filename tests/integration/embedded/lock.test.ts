import type { SpawnOptions } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { FolderInUse, lockFolder } from "@/db/client/lock";

/** Overrides of system calls. */
const system = vi.hoisted(() => ({
  flock: ["flock", "-n", "3"] as readonly string[],
  beforeOpening: () => {},
  inode: (ino: number) => ino,
}));

vi.mock("node:child_process", async (original) => {
  const { spawn, ...others } = await original<typeof import("node:child_process")>();
  const spawnFlock = (_program: string, _args: readonly string[], options: SpawnOptions) => {
    const [program = "", ...args] = system.flock;
    return spawn(program, args, options);
  };
  return { ...others, spawn: spawnFlock };
});
vi.mock("node:fs", async (original) => {
  const { openSync, statSync, ...others } = await original<typeof import("node:fs")>();
  return {
    ...others,
    openSync: (...file: Parameters<typeof openSync>) => {
      system.beforeOpening();
      return openSync(...file);
    },
    statSync: (path: string, options: { throwIfNoEntry: false }) => {
      const found = statSync(path, options);
      return found && Object.assign(found, { ino: system.inode(found.ino) });
    },
  };
});

const lockMethods = [
  { name: "with flock", platform: "linux", hasFlock: true, lock: /lock @jack-database-[0-9a-f]{32}\)/ },
  { name: "on Linux without flock", platform: "linux", hasFlock: false, lock: /lock @jack-database-/ },
  { name: "on other systems", platform: "darwin", hasFlock: true, lock: /lock 127\.0\.0\.1:\d{5}\)/ },
].filter(({ platform }) => platform === "darwin" || platform === process.platform);

let folder: string;
let directory: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "jack-lock-")));
  directory = join(folder, "database");
  mkdirSync(directory);
  const real = { ...system };
  return () => {
    Object.assign(system, real);
    rmSync(folder, { recursive: true, force: true });
  };
});

describe.each(lockMethods)("the lock on a folder, $name", ({ platform, hasFlock, lock: lockName }) => {
  beforeEach(() => {
    vi.stubGlobal("process", Object.create(process, { platform: { value: platform } }));
    if (!hasFlock) system.flock = ["/no/such/program"];
    return () => void vi.unstubAllGlobals();
  });

  it("is held once, whatever path is used, and names its owner", async () => {
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
});

describe.runIf(process.platform === "linux")("F42: the lock on a folder", () => {
  it("leaves other folders free, and is waited for as long as is asked", async () => {
    const lock = await lockFolder(directory);
    const other = await lockFolder(join(folder, "other"));
    const waiting = lockFolder(directory, { waitMs: 20_000 });
    await lock.release();
    await (await waiting).release();
    await other.release();
  });

  it("excludes a site of the previous release, in both directions", async () => {
    const hash = createHash("sha256").update(directory).digest("hex");
    const ofFormerRelease = { path: `\0jack-database-${hash.slice(0, 32)}` };
    const former = createServer().listen(ofFormerRelease);
    await once(former, "listening");
    await expect(lockFolder(directory)).rejects.toThrow(FolderInUse);
    former.close();
    await once(former, "close");
    const { release } = await lockFolder(directory);
    await expect(once(former.listen(ofFormerRelease), "listening")).rejects.toThrow("EADDRINUSE");
    await release();
  });

  it("is taken on a file that is open for writing, as network drives require", async () => {
    const { release } = await lockFolder(directory);
    const flags = openFiles().map((file) => readFileSync(`/proc/self/fdinfo/${file}`, "utf8"));
    expect(flags).toEqual([expect.stringMatching(/^flags:\s+\d*2\n[\s\S]*\nlock:.*FLOCK/m)]);
    await release();
  });

  it.each([
    ["util-linux", "exit 1", FolderInUse],
    ["util-linux", "echo 'flock: 3: No locks available' >&2; exit 71", /No locks available.*with locks/],
    ["busybox", "exit 1", FolderInUse],
    ["busybox", "echo 'flock: No locks available' >&2; exit 1", /No locks available.*with locks/],
    ["a flock that is killed", "kill -9 $$", /flock ended with SIGKILL/],
  ])("distinguishes a taken lock from an unavailable one: %s, %s", async (_, script, problem) => {
    system.flock = ["sh", "-c", script];
    await expect(lockFolder(directory)).rejects.toThrow(problem);
    expect(openFiles()).toEqual([]);
  });

  it("leaves no file open when flock cannot start", async () => {
    system.flock = [directory];
    await expect(lockFolder(directory)).rejects.toThrow("EACCES");
    expect(openFiles()).toEqual([]);
  });

  it("is taken on a folder that was removed while locking", async () => {
    system.beforeOpening = () => {
      system.beforeOpening = () => {};
      rmSync(directory, { recursive: true });
    };
    const { isOn, release } = await lockFolder(directory);
    expect(isOn(directory)).toBe(true);
    await release();
  });

  it("is refused with a message where inode numbers change", async () => {
    let changes = 0;
    system.inode = (ino) => ino + ++changes;
    await expect(lockFolder(directory)).rejects.toThrow(/changes the numbers of its files/);
    expect(openFiles()).toEqual([]);
  });
});

/** This process's descriptors of files in the test's folder. */
function openFiles(): string[] {
  return readdirSync("/proc/self/fd").filter((file) => {
    try {
      return readlinkSync(`/proc/self/fd/${file}`).startsWith(folder);
    } catch {
      return false;
    }
  });
}
