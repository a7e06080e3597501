import { getTableColumns, getTableName, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "@/db/database";
import { draftKeys, drafts, outbox, submissions } from "@/db/schema";

const batch = 10_000;

/** What a browser holds to open the numbered draft. */
export function tokenOf(number: number): string {
  return String(number).padStart(43, "0");
}

/** Copies the one draft that is not submitted, under the numbers given, each with a key that opens it. */
export async function copyDrafts(db: Database, first: number, count: number): Promise<void> {
  for (let from = first; from < first + count; from += batch) {
    const to = Math.min(from + batch, first + count) - 1;
    await withoutLimit(db, async (tx) => {
      await tx.execute(sql`create temporary table numbered on commit drop as
        select n, gen_random_uuid() as id from generate_series(${from}::int, ${to}::int) as n`);
      await tx.execute(copy(drafts, sql`numbered`, sql`submitted_at is null`, { id: sql`numbered.id` }));
      await tx.execute(sql`insert into ${draftKeys} (token_hash, draft_id, use)
        select encode(sha256(convert_to(lpad(n::text, 43, '0'), 'utf8')), 'hex'), id, 'browser' from numbered`);
    });
  }
}

/** Leaves nothing to do to the worker: all payments confirmed, all mails sent. */
export async function endOpenWork(db: Database): Promise<void> {
  await withoutLimit(db, async (tx) => {
    await tx.update(submissions).set({
      paymentStatus: "confirmed",
      mandateId: sql`'MD' || id`,
      subscriptionId: sql`'SB' || id`,
    });
    await tx.delete(outbox);
  });
}

/** Copies a submission until so many are stored, each confirmed, as most of a firm's are. */
export async function storeUpTo(db: Database, count: number): Promise<void> {
  let stored = await db.$count(submissions);
  while (stored < count) {
    const more = Math.min(batch, count - stored);
    await withoutLimit(db, (tx) =>
      tx.execute(
        copy(submissions, sql`generate_series(1, ${more}::int) as n`, sql`true`, {
          id: sql`gen_random_uuid()`,
          draft_id: sql`gen_random_uuid()`,
          reference: sql`'BENCH-' || (${stored}::int + n)`,
          mandate_id: sql`'MD' || (${stored}::int + n)`,
          subscription_id: sql`'SB' || (${stored}::int + n)`,
          payment_status: sql`'confirmed'`,
        }),
      ),
    );
    stored += more;
  }
  await withoutLimit(db, (tx) => tx.execute(sql`analyze ${submissions}`));
}

/** One row of the table for each row of `many`, alike but for the columns of `own`. */
function copy(table: PgTable, many: SQL, model: SQL, own: Record<string, SQL>): SQL {
  const columns = Object.values(getTableColumns(table)).map(({ name }) => name);
  const values = columns.map((name) => own[name] ?? sql`model.${sql.identifier(name)}`);
  const names = sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  );
  return sql`insert into ${sql.identifier(getTableName(table))} (${names})
    select ${sql.join(values, sql`, `)}
    from (select * from ${sql.identifier(getTableName(table))} where ${model} limit 1) as model cross join ${many}`;
}

type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

function withoutLimit(db: Database, write: (tx: Transaction) => Promise<unknown>): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await write(tx);
  });
}
