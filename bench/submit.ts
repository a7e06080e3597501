import type { OpenDatabase } from "@/db/client/database";
import { walkTo } from "@/tests/support/site/sign-up";
import { filledIn, openVisitor } from "@/tests/support/site/visitor";
import { type Figure, figure, median, percentile } from "./figures";
import { type BenchSite, benchSite } from "./sites";
import { copyDrafts, store, tokenOf } from "./stored";

const full = { submissions: 10_000, atATime: 8, oneByOne: 300, stored: [1_000, 100_000, 1_000_000] };
const small = { submissions: 40, atATime: 8, oneByOne: 20, stored: [100, 1_000] };

/**
 * Set Up Payment on one database: the draft is submitted, the payment is begun at the provider's twin, and the visitor
 * is sent there. Alone, eight at a time, with more and more submissions stored, and what the server then holds in memory.
 */
export async function measureSubmit(kind: BenchSite["kind"], isSmall: boolean): Promise<Figure[]> {
  const counts = isSmall ? small : full;
  const site = await benchSite(kind);
  try {
    await site.start();
    const atRest = site.memory();
    const submit = await prepared(site, counts.submissions + counts.oneByOne * (counts.stored.length + 1));
    await site.start();
    const alone = await submit.oneByOne(counts.oneByOne);
    const together = await submit.together(counts.submissions, counts.atATime);
    const afterwards = site.memory();
    const medians: number[] = [];
    for (const stored of counts.stored) {
      await inBetween(site, (opened) => store(opened, stored));
      await site.start();
      // The first ones after a start meet cold caches, whatever is stored.
      await submit.oneByOne(Math.ceil(counts.oneByOne / 3));
      medians.push(median(await submit.oneByOne(Math.floor((counts.oneByOne * 2) / 3))));
    }
    return [
      figure(`${kind}: submit, one by one, p50`, median(alone), { unit: "ms" }),
      figure(`${kind}: submit, one by one, p99`, percentile(alone, 0.99), { unit: "ms" }),
      figure(`${kind}: submissions a second, ${counts.atATime} at a time`, together),
      figure(`${kind}: memory at rest`, atRest, { unit: "MB" }),
      figure(`${kind}: memory after ${counts.submissions} submissions`, afterwards, { unit: "MB" }),
      ...growth(kind, counts.stored, medians),
    ];
  } finally {
    await site.drop();
  }
}

/** A time stays flat when so much more stored costs at most a quarter: indexes may grow by a level. */
function growth(kind: string, stored: readonly number[], medians: readonly number[]): Figure[] {
  const [first = Number.NaN] = medians;
  return medians.map((time, i) => {
    const what = `${kind}: submit p50 with ${stored[i]?.toLocaleString("en-GB")} stored`;
    if (i === 0) return figure(what, time, { unit: "ms" });
    return figure(`${what}, as a ratio to the fewest`, time / first, { atMost: 1.25 });
  });
}

/** Drafts of visitors who have come to the review, and the form that each of them sends. Leaves the site ended. */
async function prepared(site: BenchSite, count: number) {
  const review = await walkTo(openVisitor(site.url), "uk", "review");
  await inBetween(site, ({ db }) => copyDrafts(db, count));
  const form = filledIn(review, { typed: { termsAccepted: "on" } });
  let next = 1;

  async function one(): Promise<number> {
    const number = next++;
    const began = performance.now();
    const response = await fetch(new URL(review.address, site.url), {
      method: "POST",
      body: form,
      redirect: "manual",
      headers: {
        origin: site.url,
        cookie: `jack-draft=${tokenOf(number)}`,
        // The network that is set apart for benchmarks.
        "x-forwarded-for": `198.18.${number >> 8}.${number & 255}`,
      },
    });
    await response.arrayBuffer();
    const to = response.headers.get("location") ?? "";
    if (!URL.canParse(to)) throw new Error(`visitor ${number} got ${response.status} ${to}`);
    return performance.now() - began;
  }

  return {
    /** The times of so many, in milliseconds. */
    oneByOne: async (many: number): Promise<number[]> => {
      const times: number[] = [];
      while (times.length < many) times.push(await one());
      return times;
    },
    /** How many a second when so many visitors press at once. */
    together: async (many: number, atATime: number): Promise<number> => {
      const last = next + many;
      const began = performance.now();
      const visitor = async () => {
        while (next < last) await one();
      };
      await Promise.all(Array.from({ length: atATime }, visitor));
      return many / ((performance.now() - began) / 1000);
    },
  };
}

/** Looks after the database while the site is away. */
async function inBetween(site: BenchSite, work: (opened: OpenDatabase) => Promise<void>): Promise<void> {
  await site.leave();
  const opened = await site.database();
  await work(opened).finally(opened.close);
}
