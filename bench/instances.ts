import { startPostgres } from "@/tests/support/database/postgres";
import { inControlGroup } from "./control-group";
import { type Result, result } from "./results";
import { signUps } from "./sign-ups";
import { type BenchSite, startBenchSite } from "./site";

/** The part of a processor that an instance has, with its sandbox: three leave the rest of two to PostgreSQL and load. */
const share = 0.3;

/** Measures whether throughput adds up over instances that share a PostgreSQL. */
export async function measureInstances(isSmall: boolean): Promise<Result[]> {
  const server = await startPostgres({ durable: true });
  try {
    return await withInstances(3, server.url, async (sites) => {
      const aSecond = (instances: number) => signUpsASecond(sites.slice(0, instances), isSmall ? 10 : 60);
      await signUpsASecond(sites, isSmall ? 10 : 60); // The first ones are slower
      const [one, two, three] = [await aSecond(1), await aSecond(2), await aSecond(3)];
      return [
        result(`sign-ups a second on an instance with ${share} of a processor`, one, { atLeast: 0.5 }),
        result("on two instances, as a ratio to one", two / one, { atLeast: 1.8 }),
        result("on three instances, as a ratio to one", three / one, { atLeast: 2.7 }),
      ];
    });
  } finally {
    await server.stop();
  }
}

async function withInstances<T>(
  count: number,
  databaseUrl: string,
  work: (sites: readonly BenchSite[]) => Promise<T>,
  sites: readonly BenchSite[] = [],
): Promise<T> {
  if (sites.length === count) return await work(sites);
  return await inControlGroup({ processors: share }, async (group) => {
    const site = await startBenchSite("postgresql", { group, databaseUrl });
    try {
      return await withInstances(count, databaseUrl, work, [...sites, site]);
    } finally {
      await site.drop();
    }
  });
}

let visitors = 0;

async function signUpsASecond(sites: readonly BenchSite[], seconds: number): Promise<number> {
  const began = performance.now();
  const elapsed = () => (performance.now() - began) / 1_000;
  const counts = sites.map(async (site) => {
    const from = visitors;
    visitors += 1_000;
    const { pages, failures } = await signUps(site, from, () => elapsed() < seconds, 3);
    if (failures.length) throw failures[0];
    return pages.length;
  });
  const made = (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  return made / elapsed();
}
