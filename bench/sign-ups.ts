import { readdirSync, readFileSync } from "node:fs";
import { setUpPayment, walkTo } from "@/tests/support/site/sign-up";
import { openVisitor, type Visitor } from "@/tests/support/site/visitor";
import { type Result, result } from "./results";
import { type BenchSite, startBenchSite } from "./site";

/** Measures what a whole sign-up costs, from the plan to the provider's page, in processor time of each program. */
export async function measureSignUps(isSmall: boolean): Promise<Result[]> {
  const [warmUp, counted] = isSmall ? [8, 16] : [200, 1_000];
  const site = await startBenchSite("postgresql");
  try {
    await signUpAll(site, 0, warmUp);
    const before = { site: processorTime("next-server"), postgres: processorTime("postgres") };
    const began = performance.now();
    await signUpAll(site, warmUp, counted);
    const seconds = (performance.now() - began) / 1_000;
    const each = (program: string, from: number) => (processorTime(program) - from) / counted;
    return [
      result("sign-ups a second on one instance, eight at a time", counted / seconds, { atLeast: 2 }),
      result(
        "the site's processor time per sign-up",
        each("next-server", before.site),
        { atMost: 250 },
        "ms",
      ),
      result(
        "PostgreSQL's processor time per sign-up",
        each("postgres", before.postgres),
        { atMost: 50 },
        "ms",
      ),
    ];
  } finally {
    await site.drop();
  }
}

async function signUpAll(site: BenchSite, from: number, count: number): Promise<void> {
  const { failures } = await signUps(site, from, (started) => started < count);
  if (failures.length) throw failures[0];
}

const maxFailures = 20;

/**
 * Signs up visitors, eight at once, while `goesOn` says so. Visitors are numbered, so that each has its own address.
 * `pages`: the provider's pages that they were sent to.
 */
export async function signUps(
  site: BenchSite,
  from: number,
  goesOn: (started: number) => boolean,
): Promise<{ pages: string[]; failures: unknown[] }> {
  let started = 0;
  const pages: string[] = [];
  const failures: unknown[] = [];
  const visitors = Array.from({ length: 8 }, async () => {
    while (goesOn(started) && failures.length < maxFailures) {
      const number = from + started++;
      const visitor = openVisitor(site.url, { from: `198.18.${number >> 8}.${number & 255}` });
      await signUp(visitor, site.gocardless).then(
        (page) => pages.push(page),
        (failure: unknown) => failures.push(failure),
      );
    }
  });
  await Promise.all(visitors);
  return { pages, failures };
}

async function signUp(visitor: Visitor, gocardless: string): Promise<string> {
  const sent = await setUpPayment(visitor, await walkTo(visitor, "uk", "review"));
  if (!sent.address.startsWith(gocardless)) throw new Error(`sent to ${sent.address}`);
  return sent.address;
}

/** Milliseconds of processor time that all processes of that name have used, and their children that have ended. */
function processorTime(name: string): number {
  const ticks = readdirSync("/proc")
    .filter((entry) => /^\d+$/.test(entry))
    .map(statOf)
    .filter((stat) => stat.includes(`(${name}`))
    .map((stat) =>
      stat
        .slice(stat.lastIndexOf(")") + 2)
        .split(" ")
        .slice(11, 15),
    )
    .reduce((sum, times) => sum + times.reduce((all, time) => all + Number(time), 0), 0);
  return ticks * 10;
}

function statOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8");
  } catch {
    return ""; // It has ended since
  }
}
