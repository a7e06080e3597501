import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "@/db/client/database";
import { type Submission, submissions } from "@/db/schema/submissions";
import { type PaymentStatus, paymentStatuses } from "@/lib/payments/states";
import type { SignUpSort, SortOrder } from "./address";
import { type ChosenFilters, conditionOf, filterNames, type Owners } from "./filter-table";

/** Conditions that all hold; null lets everything pass. */
export type SignUpFilter = ChosenFilters & {
  readonly status: PaymentStatus | null;
  /** Only these, which a search has found; in the order of `match`. */
  readonly ids: readonly string[] | null;
  readonly owners: Owners;
};

/** A place in a sort: the values of a row's columns, as text. */
export type Position = { readonly key: string; readonly id: string };

const { id, source } = submissions;

/** What each sort compares, and the type of its text in a position. Each has an index with `id`. */
const sorts: Record<SignUpSort, { key: (filter: SignUpFilter) => SQL; type: string }> = {
  submitted: { key: () => sql`${submissions.createdAt}`, type: "timestamptz" },
  business: { key: () => sql`${submissions.businessKey}`, type: "text" },
  price: { key: () => sql`${submissions.planPrice}`, type: "numeric" },
  match: { key: ({ ids }) => sql`array_position(${asArray(ids ?? [])}, ${id})`, type: "int" },
};

type Place = {
  readonly by: SignUpSort;
  readonly order: SortOrder;
  readonly after: Position | null;
};

/** Sign-ups of a filter, at most `limit`, that come after a position of the sort. */
export function listSignUps(
  db: Database,
  filter: SignUpFilter,
  { limit, ...place }: Place & { readonly limit: number },
): Promise<Submission[]> {
  const direction = sql.raw(place.order);
  const order = [sql`${sorts[place.by].key(filter)} ${direction}`, sql`${id} ${direction}`];
  // First the ids alone: the indexes have what filters compare, so that few rows are read which are not shown.
  const ids = db
    .select({ id })
    .from(submissions)
    .where(and(matches(filter), isAfter(filter, place)))
    .orderBy(...order)
    .limit(limit);
  return db
    .select()
    .from(submissions)
    .where(inArray(id, ids))
    .orderBy(...order);
}

export function isAfter(filter: SignUpFilter, { by, order, after }: Place): SQL | undefined {
  if (!after) return undefined;
  const { key, type } = sorts[by];
  const place = sql`(${after.key}::${sql.raw(type)}, ${after.id}::uuid)`;
  return sql`(${key(filter)}, ${id}) ${sql.raw(order === "asc" ? ">" : "<")} ${place}`;
}

/** The place of a sign-up in a sort; null for an unknown id. */
export async function positionOf(
  db: Database,
  filter: SignUpFilter,
  by: SignUpSort,
  of: string,
): Promise<Position | null> {
  const [found] = await db
    .select({ key: sql<string | null>`(${sorts[by].key(filter)})::text` })
    .from(submissions)
    .where(eq(id, of));
  return found?.key == null ? null : { key: found.key, id: of };
}

/** The references of sign-ups, by id. */
export async function referencesOf(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await db
    .select({ id, reference: submissions.reference })
    .from(submissions)
    .where(inArray(id, [...ids]));
  return new Map(found.map((one) => [one.id, one.reference]));
}

export function countSignUps(db: Database, filter: SignUpFilter): Promise<number> {
  return db.$count(submissions, matches(filter));
}

/** How many sign-ups of the filter each payment status has, whatever its own status; at most `max + 1` are counted. */
export async function countByStatus(
  db: Database,
  filter: SignUpFilter,
  max: number,
): Promise<ReadonlyMap<PaymentStatus, number>> {
  const counts = paymentStatuses.map((status) => {
    const counted = sql`select from ${submissions} where ${matches({ ...filter, status })} limit ${max + 1}`;
    return sql`(select count(*)::int from (${counted}) as counted) as ${sql.identifier(status)}`;
  });
  const columns = paymentStatuses.map((status) => [status, sql<number>`${sql.identifier(status)}`]);
  const [counted] = await db
    .select(Object.fromEntries(columns) as Record<PaymentStatus, SQL<number>>)
    .from(sql`(select ${sql.join(counts, sql`, `)}) as counts`);
  return new Map(paymentStatuses.map((status) => [status, counted?.[status] ?? 0]));
}

/** Sources of sign-ups in alphabetical order: at most `limit`, by as many steps in the index. */
export async function knownSources(db: Database, limit: number): Promise<string[]> {
  const next = (after: SQL) =>
    sql`(select ${source} as source from ${submissions} where ${source} ${after} order by ${source} limit 1)`;
  const found = await db.select({ source: sql<string>`source` }).from(
    sql`(with recursive known(source, number) as (
        select first.source, 1 from ${next(sql`is not null`)} as first
        union all
        select (select step.source from ${next(sql`> known.source`)} as step), known.number + 1
          from known where known.source is not null and known.number <= ${limit}
      ) select source from known where source is not null limit ${limit}) as sources`,
  );
  return found.map((row) => row.source);
}

export function matches({ status, ids, owners, ...chosen }: SignUpFilter): SQL | undefined {
  return and(
    status === null ? undefined : eq(submissions.paymentStatus, status),
    ...filterNames.map((name) => conditionOf(name, chosen, owners)),
    ids === null ? undefined : sql`${id} = any(${asArray(ids)}::uuid[])`,
  );
}

/** One parameter in place of hundreds; in a query of its own, so that it is read once, and not for each row. */
function asArray(ids: readonly string[]): SQL {
  return sql`(select ${`{${ids.join(",")}}`}::text::uuid[])`;
}
