import autocannon from "autocannon";
import { walkTo } from "@/tests/support/site/sign-up";
import { filledIn, openVisitor } from "@/tests/support/site/visitor";
import { median, type Result, result } from "./results";
import { type BenchSite, type DatabaseKind, startBenchSite } from "./site";
import { copyDrafts, store, tokenOf } from "./stored";

const full = { rounds: 5, inRound: 2_000, oneByOne: 300, few: 1_000, many: 1_000_000 };
const small = { rounds: 1, inRound: 80, oneByOne: 20, few: 100, many: 1_000 };
const concurrency = 8;

/** Goal for the memory of Next's process after `submissions`, in MB. */
const maxMemory: Record<DatabaseKind, number> = { postgresql: 256, embedded: 340 };

/**
 * Measures 'Set Up Payment', from the post of the review to the redirect to the fake GoCardless: one by one, eight at a
 * time, and with few and many submissions stored.
 */
export async function measureSubmit(kind: DatabaseKind, isSmall: boolean): Promise<Result[]> {
  const counts = isSmall ? small : full;
  const site = await startBenchSite(kind);
  try {
    const atRest = site.memory();
    const submissions = counts.rounds * counts.inRound;
    const submit = await prepared(site, submissions + counts.oneByOne * 5);
    const alone = await submit(counts.oneByOne, 1);
    const aSecond: number[] = [];
    while (aSecond.length < counts.rounds) {
      await site.emptySandbox(); // Its lists grow, which would slow later rounds
      aSecond.push((await submit(counts.inRound, concurrency)).aSecond);
    }
    const afterwards = site.memory();
    const withStored = async (stored: number) => {
      await site.whileAway((opened) => store(opened, stored));
      // Warms the caches, which are cold after a start; this result is not used.
      await submit(counts.oneByOne, 1);
      return (await submit(counts.oneByOne, 1)).p50;
    };
    const few = await withStored(counts.few);
    const growth = (await withStored(counts.many)) / few;
    const memory = { atMost: maxMemory[kind] };
    return [
      result(`${kind}: submit, one by one, p50`, alone.p50, { atMost: 100 }, "ms"),
      result(`${kind}: submit, one by one, p99`, alone.p99, { atMost: 250 }, "ms"),
      result(`${kind}: submissions a second, ${concurrency} at a time`, median(aSecond), { atLeast: 15 }),
      result(`${kind}: memory at rest`, atRest, memory, "MB"),
      result(`${kind}: memory after ${submissions} submissions`, afterwards, memory, "MB"),
      result(`${kind}: submit p50, ${counts.many} stored as a ratio to ${counts.few}`, growth, {
        atMost: 1.25,
      }),
    ];
  } finally {
    await site.drop();
  }
}

/** Gives `count` visitors a draft at the review step. Returns a function by which `amount` of them submit it. */
async function prepared(site: BenchSite, count: number) {
  const review = await walkTo(openVisitor(site.url), "uk", "review");
  await site.whileAway(({ db }) => copyDrafts(db, count));
  const form = filledIn(review, { typed: { termsAccepted: "on" } });
  const sent = new Request("http://localhost", { method: "POST", body: form });
  const type = sent.headers.get("content-type") ?? "";
  const body = Buffer.from(await sent.arrayBuffer());
  let visitor = 0;
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    visitor += 1;
    // 198.18.0.0/15 is reserved for benchmarks (RFC 2544).
    const from = `198.18.${visitor >> 8}.${visitor & 255}`;
    const own = { cookie: `jack-draft=${tokenOf(visitor)}`, "x-forwarded-for": from };
    return { ...request, headers: { origin: site.url, "content-type": type, ...own } };
  };
  return (amount: number, connections: number) =>
    post(site.url, { method: "POST", path: review.address, body, setupRequest }, amount, connections);
}

type Measured = { readonly p50: number; readonly p99: number; readonly aSecond: number };

async function post(
  url: string,
  request: autocannon.Request,
  amount: number,
  connections: number,
): Promise<Measured> {
  const found = await autocannon({ url, amount, connections, requests: [request] });
  if (found["3xx"] !== amount) throw new Error(`${found["3xx"]} of ${amount} visitors were sent to pay`);
  return { p50: found.latency.p50, p99: found.latency.p99, aSecond: amount / found.duration };
}
