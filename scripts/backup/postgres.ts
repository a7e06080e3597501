import { spawn } from "node:child_process";
import { renameSync, rmSync } from "node:fs";
import { Client } from "pg";

/** PostgreSQL's own archive, made in one transaction. Needs `pg_dump` of the server's major version or a newer one. */
export async function backUpPostgres(databaseUrl: string, file: string): Promise<void> {
  const part = `${file}.part`;
  process.umask(0o077);
  try {
    await run("pg_dump", ["--format=custom", "--no-owner", "--no-privileges", `--file=${part}`], databaseUrl);
    renameSync(part, file);
  } finally {
    rmSync(part, { force: true });
  }
}

/** All of it or nothing, into a database without tables. */
export async function restoreIntoPostgres(databaseUrl: string, file: string): Promise<void> {
  if (await hasTables(databaseUrl))
    throw new Error(
      "the database has tables already; restore into an empty one and point DATABASE_URL at it.",
    );
  const { database = "" } = new Client({ connectionString: databaseUrl });
  await run(
    "pg_restore",
    ["--single-transaction", "--no-owner", "--no-privileges", `--dbname=${database}`, file],
    databaseUrl,
  );
}

async function hasTables(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      "select 1 from pg_tables where schemaname not in ('pg_catalog', 'information_schema') limit 1",
    );
    return rowCount !== 0;
  } finally {
    await client.end();
  }
}

/** The address goes by the environment: arguments can be read by everybody on the machine. */
function run(program: string, args: readonly string[], databaseUrl: string): Promise<void> {
  const { host, port, user, password, database } = new Client({ connectionString: databaseUrl });
  const tls = new URL(databaseUrl).searchParams.get("sslmode");
  const child = spawn(program, args, {
    stdio: ["ignore", "inherit", "inherit"],
    env: {
      ...process.env,
      PGHOST: host,
      PGPORT: String(port),
      PGUSER: user ?? "",
      PGPASSWORD: password ?? "",
      PGDATABASE: database ?? "",
      ...(tls ? { PGSSLMODE: tls === "no-verify" ? "require" : tls } : {}),
    },
  });
  return new Promise((resolve, reject) => {
    child.once("error", () =>
      reject(new Error(`${program} is not installed (PostgreSQL's client programs).`)),
    );
    child.once("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`${program} ended with ${code}.`)),
    );
  });
}
