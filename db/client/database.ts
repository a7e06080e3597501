import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** The database of either driver, or a transaction on it: queries are written once. */
export type Database = PgDatabase<PgQueryResultHKT>;
