import { getTableColumns, ne, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database, OpenDatabase } from "@/db/client/database";
import { draftKeys, drafts, outbox, submissions } from "@/db/schema";

const batch = 2_000; // The site's deadline for a statement holds here too
const numberedId = sql`lpad(to_hex(n), 32, '0')::uuid`;

/** The value of the draft cookie that opens the draft of visitor `number`. */
export function tokenOf(number: number): string {
  return String(number).padStart(43, "0");
}

/** Copies the only draft `count` times, with a key for each copy, which `tokenOf` matches. */
export async function copyDrafts(db: Database, count: number): Promise<void> {
  await copy(db, drafts, count, sql`'id', ${numberedId}`);
  await db.execute(sql`insert into ${draftKeys} (token_hash, draft_id, use)
    select encode(sha256(convert_to(lpad(n::text, 43, '0'), 'utf8')), 'hex'), ${numberedId}, 'browser'
    from generate_series(1, ${count}::int) as n`);
}

/** Adds `count` confirmed copies of a submission, and deletes those that are not confirmed. */
export async function store({ db, maintain }: OpenDatabase, count: number): Promise<void> {
  await db.delete(outbox);
  const number = sql`${`${count}-`}::text || n`;
  const own = sql`'id', gen_random_uuid(), 'draft_id', gen_random_uuid(), 'reference', 'BENCH-' || ${number},
    'mandate_id', 'MD' || ${number}, 'subscription_id', 'SB' || ${number}, 'payment_status', 'confirmed'`;
  await copy(db, submissions, count, own);
  await db.delete(submissions).where(ne(submissions.paymentStatus, "confirmed"));
  // Updates statistics for the query planner, as autovacuum does in service.
  await (maintain ? maintain() : db.execute(sql`analyze ${submissions}`));
}

/** Adds `count` copies of the table's first row. `own`: columns with other values, as SQL that can use `n`, from 1. */
async function copy(db: Database, table: PgTable, count: number, own: SQL): Promise<void> {
  const columns = Object.values(getTableColumns(table)).filter(({ generated }) => generated === undefined);
  const names = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  const copied = sql.join(
    columns.map(({ name }) => sql`copied.${sql.identifier(name)}`),
    sql`, `,
  );
  for (let from = 1; from <= count; from += batch)
    await db.execute(sql`insert into ${table} (${names}) select ${copied} from (select * from ${table} limit 1) as model
      cross join generate_series(${from}::int, ${Math.min(from + batch - 1, count)}::int) as n
      cross join lateral jsonb_populate_record(null::${table}, to_jsonb(model) || jsonb_build_object(${own})) as copied`);
}
