import { randomUUID } from "node:crypto";
import type { Database } from "./database";

/**
 * Returns the statement as Drizzle built it on first use: building takes longer than sending. PostgreSQL does not keep it,
 * since PgBouncer in transaction mode could not find it again; the embedded database keeps it parsed.
 */
export function prepared<Statement>(
  build: (db: Database) => { prepare(name: string): Statement },
): (db: Database) => Statement {
  const built = new WeakMap<Database, Statement>();
  return (db) => {
    const statement = built.get(db) ?? build(db).prepare(db.keepsStatements ? randomUUID() : "");
    built.set(db, statement);
    return statement;
  };
}
