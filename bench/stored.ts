import { getTableColumns, getTableName, ne, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database, OpenDatabase } from "@/db/client/database";
import { draftKeys, drafts, outbox, submissions } from "@/db/schema";

const batch = 10_000;

/** What a browser holds to open the numbered draft. */
export function tokenOf(number: number): string {
  return String(number).padStart(43, "0");
}

/** Copies the one draft there is for the visitors numbered from 1, each with a key that opens it. */
export async function copyDrafts(db: Database, count: number): Promise<void> {
  for (let from = 1; from <= count; from += batch) {
    const to = Math.min(from + batch - 1, count);
    await withoutLimit(db, async (tx) => {
      await tx.execute(sql`create temporary table numbered on commit drop as
        select n, gen_random_uuid() as id from generate_series(${from}::int, ${to}::int) as n`);
      await tx.execute(copy(drafts, sql`numbered`, { id: sql`numbered.id` }));
      await tx.execute(sql`insert into ${draftKeys} (token_hash, draft_id, use)
        select encode(sha256(convert_to(lpad(n::text, 43, '0'), 'utf8')), 'hex'), id, 'browser' from numbered`);
    });
  }
}

/**
 * Leaves so many submissions, each confirmed, as most of a firm's are, and nothing to do to the worker. What visitors
 * submitted meanwhile goes, but for one, of which the others are copies.
 */
export async function store({ db, maintain }: OpenDatabase, count: number): Promise<void> {
  await withoutLimit(db, async (tx) => {
    await tx.delete(outbox);
    await tx
      .update(submissions)
      .set({ paymentStatus: "confirmed", mandateId: "MD0", subscriptionId: "SB0" })
      .where(sql`id = (select id from ${submissions} limit 1)
        and not exists (select from ${submissions} where payment_status = 'confirmed')`);
    await tx.delete(submissions).where(ne(submissions.paymentStatus, "confirmed"));
  });
  for (let stored = await db.$count(submissions); stored < count; stored = await db.$count(submissions)) {
    const more = Math.min(batch, count - stored);
    await withoutLimit(db, (tx) =>
      tx.execute(
        copy(submissions, sql`generate_series(1, ${more}::int) as n`, {
          id: sql`gen_random_uuid()`,
          draft_id: sql`gen_random_uuid()`,
          reference: sql`'BENCH-' || (${stored}::int + n)`,
          mandate_id: sql`'MD' || (${stored}::int + n)`,
          subscription_id: sql`'SB' || (${stored}::int + n)`,
        }),
      ),
    );
  }
  // As either is soon left in service: a server analyses by itself.
  if (maintain) await maintain();
  else await withoutLimit(db, (tx) => tx.execute(sql`analyze ${submissions}`));
}

/** One row of the table for each row of `many`, alike but for the columns of `own`. */
function copy(table: PgTable, many: SQL, own: Record<string, SQL>): SQL {
  const columns = Object.values(getTableColumns(table)).map(({ name }) => name);
  const values = columns.map((name) => own[name] ?? sql`model.${sql.identifier(name)}`);
  const names = sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  );
  return sql`insert into ${sql.identifier(getTableName(table))} (${names})
    select ${sql.join(values, sql`, `)}
    from (select * from ${sql.identifier(getTableName(table))} limit 1) as model cross join ${many}`;
}

type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

function withoutLimit(db: Database, write: (tx: Transaction) => Promise<unknown>): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await write(tx);
  });
}
