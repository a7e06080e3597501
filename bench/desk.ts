import { tmpdir } from "node:os";
import { sql } from "drizzle-orm";
import type { OpenDatabase } from "@/db/client/database";
import { openDatabase } from "@/db/client/open";
import { submissions } from "@/db/schema";
import { periods } from "@/desk/overview/address";
import { recountDays } from "@/desk/overview/count-days";
import { overviewPage } from "@/desk/overview/read";
import { paymentsPage } from "@/desk/payments/read";
import { ownerKeys } from "@/desk/people/owners";
import { readSignUpList } from "@/desk/sign-ups/list/address";
import { signUpsPage } from "@/desk/sign-ups/list/read";
import { storeSearch } from "@/desk/sign-ups/list/search-queries";
import { oneSignUp } from "@/desk/sign-ups/one/read";
import { todoCounts } from "@/desk/todos/read";
import { webhooksPage } from "@/desk/webhooks/acts";
import { eventFilters } from "@/desk/work/rules";
import { marketCodes } from "@/lib/markets";
import { startPostgres } from "@/tests/support/database/postgres";
import { testEnvironment } from "@/tests/support/process/environment";
import { addHistories, addSignUps } from "./desk-rows";
import { type Result, result } from "./results";

const goal = { atMost: 100 };

/** Measures what pages of the desk read, without drawing them, over a million sign-ups and ten million events. */
export async function measureDesk(isSmall: boolean): Promise<Result[]> {
  const operators = "ana@desk.example:admin, bo@desk.example:viewer";
  Object.assign(process.env, testEnvironment(), { OPERATORS: operators });
  const server = await startPostgres({ durable: true });
  const opened = await openDatabase({ databaseUrl: server.url, dataDir: tmpdir() });
  Object.assign(globalThis, { jackDatabase: Promise.resolve(opened) });
  try {
    const count = isSmall ? 20_000 : 1_000_000;
    // A server that TEST_DATABASE_URL names may have them from the last time.
    if ((await opened.db.$count(submissions)) < count) {
      await addSignUps(server.url, opened.db, count);
      await addHistories(server.url);
    }
    const began = performance.now();
    const days = await recountDays();
    const results = [
      result("counting a day of the overview", (performance.now() - began) / days, { atMost: 1_000 }, "ms"),
    ];
    const each = isSmall ? 2 : 20;
    const lists = Object.entries(await asked(opened, each)).map(([what, queries]) => {
      const reads = queries.map((query) => () => signUpsPage(readSignUpList(query)));
      return [what, reads] as const;
    });
    const pages = [...lists, ...Object.entries(await pagesOf(opened, each))];
    const before = await sequentialScans(opened);
    for (const [what, reads] of pages)
      results.push(result(`${what}: p95 of ${reads.length}`, await p95(reads), goal, "ms"));
    const scans = (await sequentialScans(opened)) - before;
    return [...results, result(`sequential scans of large tables meanwhile`, scans, { atMost: 0 })];
  } finally {
    await opened.close();
    await server.stop();
  }
}

type Query = Readonly<Record<string, string>>;

/** Queries of addresses by what they measure. */
async function asked({ db }: OpenDatabase, each: number): Promise<Record<string, Query[]>> {
  const some = await db.select().from(submissions).orderBy(submissions.createdAt, submissions.id).limit(each);
  const orders = ["submitted", "business", "price"].flatMap((sort) =>
    ["asc", "desc"].map((order) => ({ sort, order })),
  );
  const filters: Query[] = [
    ...["failed", "processing", "pending", "confirmed"].map((status) => ({ status })),
    { market: "ca", plan: "professional" },
    { plan: "multi_entity" },
    { rollover: "with", stage: "new" },
    { stage: "contacted", market: "us", status: "abandoned" },
    ...[...ownerKeys().keys()].map((owner) => ({ owner })),
    { owner: "nobody", stage: "new", status: "failed" },
    { from: "2026-01-01", to: "2026-01-31" },
    { from: "2000-01-01", to: "2000-01-31" },
  ];
  const sources: Query[] = [{ source: "source-7" }, { source: "nowhere" }, { source: "-", status: "failed" }];
  const searched = async (texts: string[]) => {
    const stored = texts.map((text) => storeSearch(db, { operatorId: "bench", text: text.toLowerCase() }));
    return (await Promise.all(stored)).map(({ id }) => ({ search: id }));
  };
  return {
    "first page": orders.flatMap((order) => Array.from({ length: each }, () => order)),
    "page in the middle": orders.flatMap((order) =>
      some.flatMap(({ id }) => [
        { ...order, after: id },
        { ...order, before: id },
      ]),
    ),
    "filters in each sort": orders.flatMap((order) => filters.map((filter) => ({ ...order, ...filter }))),
    "sources in each sort": orders.flatMap((order) => sources.map((filter) => ({ ...order, ...filter }))),
    "search by a reference": await searched(some.map(({ reference }) => reference)),
    "search by the beginning of a name": await searched(
      some.map(({ businessName }) => businessName.slice(0, 3)),
    ),
    "search by a name": await searched(some.map(({ businessName }) => businessName)),
    "search by a contact": await searched(some.map(({ contactName }) => contactName)),
    "search by a mistyped name": await searched(some.map(({ businessName }) => mistyped(businessName))),
    "search by a mistyped word": await searched(
      some.map(({ businessName }) => `${mistyped(businessName).split(" ")[0]}`),
    ),
    "search by a common word": await searched(["bakery", "joinery", "ltd", "grace", "example"]),
  };
}

function mistyped(name: string): string {
  return name.replace(/^(...)./, "$1").replace(" Ltd", "");
}

type Read = () => Promise<unknown>;

/** What the other pages read, the first time and again. */
async function pagesOf({ db }: OpenDatabase, each: number): Promise<Record<string, Read[]>> {
  const reader = { email: "ana@desk.example", role: "admin" } as const;
  const signedIn = { ...reader, operatorId: "bench", sessionId: "bench", since: new Date() };
  const some = await db
    .select({ id: submissions.id })
    .from(submissions)
    .orderBy(submissions.createdAt, submissions.id)
    .limit(each);
  const times = <T>(ways: readonly T[], read: (way: T) => Promise<unknown>): Read[] =>
    Array.from({ length: each }, () => ways.map((way) => () => read(way))).flat();
  const markets = [null, ...marketCodes];
  return {
    overview: periods.flatMap((period) =>
      times(markets, (market) => overviewPage({ period, market, ignored: [] })),
    ),
    "counts of what is to do, on each page": times([null], todoCounts),
    "one sign-up": some.map(
      ({ id }) =>
        () =>
          oneSignUp(signedIn, id, new Date()),
    ),
    payments: times([null, 1_000_000], paymentsPage),
    "webhooks in": times(eventFilters, (filter) => webhooksPage(filter, null)),
  };
}

async function p95(reads: readonly Read[]): Promise<number> {
  const times: number[] = [];
  for (const read of reads) {
    const began = performance.now();
    // A query that takes longer than its deadline counts with that.
    await read().catch(() => undefined);
    times.push(performance.now() - began);
  }
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;
}

async function sequentialScans({ db }: OpenDatabase): Promise<number> {
  await db.execute(sql`select pg_stat_force_next_flush()`);
  const [found] = await db
    .select({ scans: sql<string>`sum(seq_scan)` })
    .from(sql`pg_stat_user_tables`)
    .where(sql`relname in ('onboarding_submissions', 'payment_events', 'payment_moves', 'sign_up_times')`);
  return Number(found?.scans);
}
