import { and, eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "@/db/client/database";
import { query } from "@/server/database";
import { byMatch, ignoring, readList, sortOf } from "./address";
import type { List, ListQuery, Order } from "./list";

/** Rows of a list on one page. */
export const rowsPerPage = 25;

/** Up to here a tab counts exactly. */
export const maxCounted = 10_000;

type Sent = Readonly<Record<string, unknown>>;
type AnyRow = { readonly id: string | number };

/** A place in a sort, as text. */
type Place = { readonly key: string; readonly id: string };

type Sorted = { readonly by: string; readonly order: Order; readonly after: Place | null };

/** What an address means to the database. `found`: the ids that a search found. */
type Meaning<Facts> = {
  readonly listQuery: ListQuery;
  readonly facts: Facts;
  readonly found: readonly string[] | null;
};

/** A page of a list, by the parameters of its address. */
export async function readPage<Row extends AnyRow, Facts>(list: List<Row, Facts>, sent: Sent) {
  const { isCut, ...meaning } = await meaningOf(list, sent);
  const ids = String(sent.not ?? "").split(",");
  const known = ids.filter((id) => list.id.rule.safeParse(id).success).slice(0, rowsPerPage);
  // At once, since each takes its time with a million rows.
  const [page, counts, notChanged] = await Promise.all([
    pageOf(list, meaning),
    query((db) => countTabs(db, list, meaning)),
    known.length > 0 ? query(async (db) => list.rows(db, isAnyOf(list.id.column, known, list.id.type))) : [],
  ]);
  return { ...page, counts, isCut, notChanged, facts: meaning.facts };
}

export type ListPageData<Row extends AnyRow, Facts> = Awaited<ReturnType<typeof readPage<Row, Facts>>>;

/** What the parameters of an address mean, without those that mean nothing. `isCut`: a search found more than it lists. */
async function meaningOf<Row extends AnyRow, Facts>(
  list: List<Row, Facts>,
  sent: Sent,
): Promise<Meaning<Facts> & { isCut: boolean }> {
  const read = readList(list, sent);
  const { q } = read.parameters;
  const [facts, matches] = await Promise.all([list.facts(), q ? findMatches(list, q) : null]);
  const unknown = Object.entries(list.filters).flatMap(([name, { isKnown }]) => {
    const value = read.parameters[name] ?? null;
    return value !== null && isKnown?.(value, facts, read) === false ? [name] : [];
  });
  return {
    listQuery: ignoring(list, read, unknown),
    facts,
    found: matches?.ids ?? null,
    isCut: matches?.isCut ?? false,
  };
}

async function findMatches<Row extends AnyRow, Facts>({ search }: List<Row, Facts>, text: string) {
  return search ? query((db) => search.find(db, text)) : null;
}

async function pageOf<Row extends AnyRow, Facts>(list: List<Row, Facts>, meaning: Meaning<Facts>) {
  const { after, before } = meaning.listQuery.parameters;
  const { by, order } = sortOf(list, meaning.listQuery.parameters);
  const cursor = after ? "after" : before ? "before" : null;
  const at = cursor && (await query((db) => placeOf(db, list, meaning, { by, id: after ?? before ?? "" })));
  // A row can be erased while somebody turns the pages.
  const listQuery = cursor && !at ? ignoring(list, meaning.listQuery, [cursor]) : meaning.listQuery;
  const isBack = at !== null && cursor === "before";
  const direction = isBack === (order === "asc") ? "desc" : "asc";
  const found = await query((db) =>
    placesOf(db, list, meaning, { by, order: direction, after: at }, rowsPerPage + 1),
  );
  const onPage = found.slice(0, rowsPerPage);
  const places = isBack ? onPage.reverse() : onPage;
  const hasMore = found.length > rowsPerPage;
  const [first, last] = [places.at(0)?.id ?? null, places.at(-1)?.id ?? null];
  return {
    listQuery,
    rows: await query((db) => rowsAt(db, list, places)),
    previous: (isBack ? hasMore : at !== null) ? first : null,
    next: isBack || hasMore ? last : null,
  };
}

/**
 * All rows of a list in its usual order, in batches. Each begins after the last row of the one before, also if that was erased
 * meanwhile. `isCut`: a search found more. `chosen`: these rows alone.
 */
export async function allRows<Row extends AnyRow, Facts>(
  list: List<Row, Facts>,
  sent: Sent,
  batch: number,
  chosen: readonly string[] = [],
) {
  const read = await meaningOf(list, sent);
  const known = chosen.filter((id) => list.id.rule.safeParse(id).success);
  const meaning = chosen.length > 0 ? { ...read, found: known } : read;
  const by = list.usualSort;
  const order = list.sorts[by]?.first ?? "asc";
  async function* batches(): AsyncGenerator<readonly Row[], void> {
    let places: readonly Place[];
    let after: Place | null = null;
    do {
      const sorted: Sorted = { by, order, after };
      places = await query((db) => placesOf(db, list, meaning, sorted, batch));
      yield await query((db) => rowsAt(db, list, places));
      after = places.at(-1) ?? null;
    } while (places.length === batch);
  }
  return { listQuery: meaning.listQuery, isCut: meaning.isCut, batches: batches() };
}

/** The places of a list's rows, at most `limit`, that come after another. The ids alone: indexes have what filters compare. */
function placesOf<Row extends AnyRow, Facts>(
  db: Database,
  list: List<Row, Facts>,
  meaning: Meaning<Facts>,
  { by, order, after }: Sorted,
  limit: number,
): Promise<Place[]> {
  const { column: id, type: idType } = list.id;
  const { key, type } = keyOf(list, meaning, by);
  const [direction, sign] = [sql.raw(order), sql.raw(order === "asc" ? ">" : "<")];
  const isAfter =
    after && sql`(${key}, ${id}) ${sign} (${after.key}::${sql.raw(type)}, ${after.id}::${sql.raw(idType)})`;
  return db
    .select({ key: sql<string>`(${key})::text`, id: sql<string>`${id}::text` })
    .from(list.table)
    .where(and(conditionOf(list, meaning), isAfter ?? undefined))
    .orderBy(sql`${key} ${direction}`, sql`${id} ${direction}`)
    .limit(limit);
}

/** The place of a row; null for an unknown id. */
async function placeOf<Row extends AnyRow, Facts>(
  db: Database,
  list: List<Row, Facts>,
  meaning: Meaning<Facts>,
  { by, id }: { by: string; id: string },
): Promise<Place | null> {
  const { key } = keyOf(list, meaning, by);
  const [found] = await db
    .select({ key: sql<string | null>`(${key})::text` })
    .from(list.table)
    .where(eq(list.id.column, sql`${id}::${sql.raw(list.id.type)}`));
  return found?.key == null ? null : { key: found.key, id };
}

async function rowsAt<Row extends AnyRow, Facts>(
  db: Database,
  list: List<Row, Facts>,
  places: readonly Place[],
): Promise<Row[]> {
  const ids = places.map(({ id }) => id);
  const rows = await list.rows(db, isAnyOf(list.id.column, ids, list.id.type));
  const byId = new Map(rows.map((row) => [String(row.id), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** How many rows each tab has under the other filters, in its order; at most one more than `maxCounted`. */
async function countTabs<Row extends AnyRow, Facts>(
  db: Database,
  list: List<Row, Facts>,
  { listQuery, ...meaning }: Meaning<Facts>,
): Promise<readonly number[]> {
  const tabs = list.tabs?.all ?? [];
  const counts = tabs.map(({ sets }, at) => {
    const parameters = { ...listQuery.parameters, ...sets };
    const which = conditionOf(list, { ...meaning, listQuery: { ...listQuery, parameters } });
    const counted = sql`select from ${list.table} where ${which ?? sql`true`} limit ${maxCounted + 1}`;
    return sql`(select count(*)::int from (${counted}) as counted) as ${sql.identifier(`tab_${at}`)}`;
  });
  if (counts.length === 0) return [];
  const columns = tabs.map((_, at) => [`${at}`, sql<number>`${sql.identifier(`tab_${at}`)}`]);
  const [counted] = await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('jit', 'off', true)`); // Compiling takes longer than counting
    return tx
      .select(Object.fromEntries(columns) as Record<string, SQL<number>>)
      .from(sql`(select ${sql.join(counts, sql`, `)}) as counts`);
  });
  return tabs.map((_, at) => counted?.[`${at}`] ?? 0);
}

function keyOf<Row extends AnyRow, Facts>(list: List<Row, Facts>, { found }: Meaning<Facts>, by: string) {
  const { column, type } = list.id;
  if (by === byMatch)
    return { key: sql`array_position(${asArray(found ?? [], type)}, ${column})`, type: "int" };
  const sort = list.sorts[by];
  if (!sort) throw new Error(`the list ${list.name} has no sort ${by}`);
  return sort;
}

function conditionOf<Row extends AnyRow, Facts>(
  list: List<Row, Facts>,
  { listQuery: { parameters }, facts, found }: Meaning<Facts>,
): SQL | undefined {
  return and(
    list.where,
    ...Object.entries(list.filters).map(([name, { where }]) => {
      const value = parameters[name] ?? null;
      return value === null ? undefined : where(value, facts);
    }),
    found ? isAnyOf(list.id.column, found, list.id.type) : undefined,
  );
}

/** The condition that a column has one of these values. */
export function isAnyOf(column: PgColumn, ids: readonly string[], type = "uuid"): SQL {
  return sql`${column} = any(${asArray(ids, type)})`;
}

/** One parameter in place of hundreds; in a query of its own, so that it is read once, and not for each row. */
function asArray(ids: readonly string[], type: string): SQL {
  const array = sql.raw(`${type}[]`);
  return sql`(select ${`{${ids.join(",")}}`}::text::${array})::${array}`;
}
