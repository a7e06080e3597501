import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { paymentAttempts } from "@/db/schema";
import { stop } from "@/tests/support/process/child";
import { siteCommand } from "@/tests/support/process/site-command";
import { root } from "@/tests/support/root";
import { type ControlGroup, inControlGroup } from "./control-group";
import { median, type Result, result } from "./results";
import { signUps } from "./sign-ups";
import { startBenchSite } from "./site";

/** Measures all processes together on the embedded database, in as little memory as small machines have. */
export async function measureSmallMachine(isSmall: boolean): Promise<Result[]> {
  return [
    ...(await inControlGroup(512, (group) => halfAGigabyte(group, isSmall))),
    await inControlGroup(1_024, firstStart),
  ];
}

async function halfAGigabyte(group: ControlGroup, isSmall: boolean): Promise<Result[]> {
  const [seconds, kills] = isSmall ? [10, 1] : [60, 5];
  const site = await startBenchSite("embedded", group);
  try {
    const began = performance.now();
    const elapsed = () => (performance.now() - began) / 1_000;
    const { pages, failures } = await signUps(site, 0, () => elapsed() < seconds);
    const aSecond = pages.length / elapsed();
    for (const failure of failures) console.error(failure);
    const restarts: number[] = [];
    while (restarts.length < kills) {
      let goesOn = true;
      const interrupted = signUps(site, 10_000 * (restarts.length + 1), () => goesOn);
      await pause(3_000);
      goesOn = false;
      restarts.push(await site.crash());
      pages.push(...(await interrupted).pages);
    }
    const stored = await site.whileAway(({ db }) =>
      db.select({ page: paymentAttempts.authorisationUrl }).from(paymentAttempts),
    );
    const storedPages = new Set(stored.map(({ page }) => page));
    const limit = { atMost: 3 };
    return [
      result(`512 MB: sign-ups a second, eight at a time, for ${seconds} s`, aSecond, { atLeast: 1 }),
      result("512 MB: sign-ups that failed", failures.length, { atMost: 0 }),
      result("512 MB: from kill -9 of the start command to ready, median", median(restarts), limit, "s"),
      result(
        `512 MB: of ${pages.length} acknowledged sign-ups, lost`,
        pages.filter((page) => !storedPages.has(page)).length,
        { atMost: 0 },
      ),
    ];
  } finally {
    await site.drop();
  }
}

/** Starts a fresh clone, which builds first. */
async function firstStart(group: ControlGroup): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), "jack-bench-"));
  const build = ".builds/bench";
  const dropBuild = () => rmSync(join(root, build), { recursive: true, force: true });
  dropBuild();
  try {
    const { start } = await siteCommand({ dataDir, databaseUrl: null, settings: { NEXT_DIST_DIR: build } });
    const began = performance.now();
    const running = await start(group.add);
    const seconds = (performance.now() - began) / 1_000;
    await stop(running);
    return result("1 GB: first start, with the build, to ready", seconds, { atMost: 50 }, "s");
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
    dropBuild();
  }
}
