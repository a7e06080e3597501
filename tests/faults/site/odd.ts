import { dirname } from "node:path";
import { expect } from "vitest";
import type { Database } from "@/db/client/database";
import { leads } from "@/db/schema";
import { storedKey } from "@/scripts/launch/keys";
import { aLead, aSubmission } from "@/tests/support/database/rows";
import { type Answer, askerOf } from "@/tests/support/site/running";
import type { RunningSite } from "@/tests/support/site/running-site";
import { openVisitor, type Visitor } from "@/tests/support/site/visitor";
import { sources } from "@/tests/support/sources";

const id = "0b9c1d3e-4f5a-4b6c-8d7e-9f0a1b2c3d4e";

/** Stores a sign-up and a lead with the id of the addresses below. */
export async function storeThings(db: Database): Promise<void> {
  await aSubmission(db, { id });
  await db.insert(leads).values({ ...aLead(), id });
}

/** Every address that has a page or a handler. */
export const addresses = sources(["app"])
  .filter(({ file }) => /\/(page|route)\.tsx?$/.test(file))
  .map(({ file }) => `/${dirname(file)}`.replace(/^\/app|\/\([^)]+\)/g, ""))
  .map((path) => path.replace("[market]", "uk").replace("[step]", "plan").replace("[name]", "home.png"))
  .map((path) => path.replace("[id]", id).replace("[...nowhere]", "a/b"))
  .map((path) => path || "/");

type Ask = Parameters<ReturnType<typeof askerOf>>[1];

export function askOf({ url }: RunningSite) {
  return (path: string, how: Ask = {}) => askerOf(Number(new URL(url).port))(path, how);
}

/** A browser in which an operator has signed in. */
export async function signedInAt(site: RunningSite): Promise<Visitor> {
  const operator = openVisitor(site.url);
  const made = await askOf(site)("/api/operator-link", {
    method: "POST",
    headers: { authorization: `Bearer ${storedKey(site.env.DATA_DIR, "command-secret")}` },
    body: JSON.stringify({ email: "operator@example.com" }),
  });
  const { pathname, search } = new URL(JSON.parse(made.body).link);
  const page = await operator.open(`${pathname}${search}`);
  expect((await operator.press(page, { form: "form" })).address).toBe("/console/today");
  return operator;
}

/** What a site has logged as an error, but for deadlines that a busy machine runs into. `jack_failures_total` counts requests among it. */
export function errorsOf(site: RunningSite): string[] {
  return site
    .log()
    .split("\n")
    .filter((line) => line.includes('"level":"error"') && !line.includes('"error":"Overdue"'));
}

/** A request, by what to call it when it fails. */
export type Asked = readonly [what: string, send: () => Promise<Answer>];
type Failed = { readonly what: string; readonly problem: string };

/** Sends requests, eight at once; returns those that fail, also when they are sent again, alone. */
export async function failing(all: readonly Asked[]): Promise<Failed[]> {
  const waiting = [...all];
  const failed: Asked[] = [];
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) if (await failure(next)) failed.push(next);
  };
  await Promise.all(Array.from({ length: 8 }, work));
  const again: (Failed | null)[] = [];
  for (const asked of failed) again.push(await failure(asked));
  return again.filter((one) => one !== null);
}

/** A response that Node cannot read, such as one with headers of more than 16 kB, is a failure too. */
async function failure([what, send]: Asked): Promise<Failed | null> {
  const problem = await send().then(problemOf, String);
  return problem === null ? null : { what, problem };
}

/** F39: any error has a policy and is kept from caches. */
function problemOf({ status, headers }: Answer): string | null {
  if (status >= 500) return `status ${status}`;
  if (status < 400) return null;
  const { "content-security-policy": policy, "cache-control": cache } = headers;
  return policy?.includes("default-src 'none'") && cache === "private, no-store"
    ? null
    : `${status} with ${policy} and ${cache}`;
}
