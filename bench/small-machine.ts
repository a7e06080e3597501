import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stop } from "@/tests/support/process/child";
import { siteCommand } from "@/tests/support/process/site-command";
import { root } from "@/tests/support/root";
import { memoryGroup } from "./memory-group";
import { median, type Result, result } from "./results";
import { signUps } from "./sign-ups";
import { startBenchSite } from "./site";

/** Measures all processes together on the embedded database, in as little memory as small machines have. */
export async function measureSmallMachine(isSmall: boolean): Promise<Result[]> {
  return [...(await inHalfAGigabyte(isSmall)), await firstStart()];
}

async function inHalfAGigabyte(isSmall: boolean): Promise<Result[]> {
  const [seconds, kills] = isSmall ? [10, 1] : [60, 5];
  const group = memoryGroup(512);
  const site = await startBenchSite("embedded", group);
  try {
    const end = performance.now() + seconds * 1_000;
    const { made, failed } = await signUps(site, 0, () => performance.now() < end);
    const restarts: number[] = [];
    while (restarts.length < kills) restarts.push(await site.crash());
    return [
      result(`512 MB: sign-ups a second, eight at a time, for ${seconds} s`, made / seconds, { atLeast: 1 }),
      result("512 MB: of them failed", failed, { atMost: 0 }),
      result(
        "512 MB: from kill -9 to ready, median, as a supervisor starts it",
        median(restarts),
        { atMost: 3 },
        "s",
      ),
    ];
  } finally {
    await site.drop();
    await group.remove();
  }
}

/** Starts a fresh clone, which builds first. */
async function firstStart(): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), "jack-bench-"));
  const build = ".builds/bench";
  rmSync(join(root, build), { recursive: true, force: true });
  const group = memoryGroup(1_024);
  const settings = { NEXT_DIST_DIR: build };
  const { start } = await siteCommand({ dataDir, databaseUrl: null, settings });
  const began = performance.now();
  try {
    const running = await start(group.add);
    const seconds = (performance.now() - began) / 1_000;
    await stop(running);
    return result("1 GB: first start, with the build, to ready", seconds, { atMost: 50 }, "s");
  } finally {
    await group.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
