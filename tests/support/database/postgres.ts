import { execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { endWithUs } from "../process/end-with-us";
import { freePort } from "../process/ports";

/** A server for one run of the tests, whose user may create databases. */
export type TestServer = { readonly url: string; readonly stop: () => Promise<void> };

type Owner = { readonly uid?: number; readonly gid?: number };

const quick = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

const missing = `No PostgreSQL for the tests. Give one of these:
  - TEST_DATABASE_URL=postgres://… of a server whose user may create databases
  - the server's programs on this machine: apt-get install postgresql, or brew install postgresql`;

/**
 * The server of TEST_DATABASE_URL, else one of this machine's own programs in a temporary folder. PostgreSQL refuses
 * root, so as root it runs as the system's user for it. It ends with this process, however that ends. One that is
 * `durable` writes to the disk before it answers, as PostgreSQL does when nobody tells it otherwise.
 */
export async function startPostgres({ durable = false } = {}): Promise<TestServer> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  const bin = findPrograms();
  if (!bin) throw new Error(missing);
  const owner = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), "jack-postgres-"));
  const password = randomBytes(16).toString("hex");
  const port = await freePort();
  const url = `postgres://jack:${password}@127.0.0.1:${port}/postgres`;
  create(bin, folder, password, owner);
  const { ended, stop } = run(bin, folder, port, owner, durable ? [] : quick);
  await accepts(url, ended);
  return { url, stop };
}

/** The address of a database on the server. */
export function databaseOn(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs one statement that belongs to no database, such as creating one. */
export async function onServer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** The folder with `pg_dump` and its like of the server's own major version; null when this machine has none. */
export async function clientPrograms(server: string): Promise<string | null> {
  const client = new Client({ connectionString: server });
  await client.connect();
  const { rows } = await client.query("show server_version").finally(() => client.end());
  const major = Number.parseInt(rows[0].server_version, 10);
  const isOfServer = (folder: string) =>
    existsSync(join(folder, "pg_dump")) &&
    execFileSync(join(folder, "pg_dump"), ["--version"], { encoding: "utf8" }).includes(` ${major}.`);
  return programFolders().find(isOfServer) ?? null;
}

function findPrograms(): string | undefined {
  return programFolders().find((folder) =>
    ["initdb", "postgres"].every((name) => existsSync(join(folder, name))),
  );
}

/** Where PostgreSQL's programs may be, the newest version first. */
function programFolders(): string[] {
  const packaged = ["/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt"].flatMap((folder) =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => /^(postgresql@?)?\d*$/.test(name))
          .sort((a, b) => b.localeCompare(a, "en", { numeric: true }))
          .map((name) => join(folder, name, "bin"))
      : [],
  );
  const onPath = (process.env.PATH ?? "").split(delimiter);
  return [...onPath, ...packaged];
}

function unprivileged(): Owner {
  if (process.getuid?.() !== 0) return {};
  const idOf = (user: string, flag: string) =>
    Number(execFileSync("id", [flag, user], { stdio: ["ignore", "pipe", "ignore"] }));
  for (const user of ["postgres", "nobody"]) {
    try {
      return { uid: idOf(user, "-u"), gid: idOf(user, "-g") };
    } catch {
      // This machine does not have the user.
    }
  }
  throw new Error(
    "PostgreSQL refuses to run as root, and there is neither a user postgres nor a user nobody.",
  );
}

function create(bin: string, folder: string, password: string, owner: Owner): void {
  const passwordFile = join(folder, "password");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (owner.uid !== undefined && owner.gid !== undefined) {
    for (const path of [folder, passwordFile]) chownSync(path, owner.uid, owner.gid);
  }
  const options = ["--username=jack", "--auth=scram-sha-256", "--encoding=UTF8", "--locale=C", "--no-sync"];
  execFileSync(join(bin, "initdb"), ["-D", join(folder, "data"), `--pwfile=${passwordFile}`, ...options], {
    ...owner,
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
}

function run(bin: string, folder: string, port: number, owner: Owner, own: readonly string[]) {
  const settings = ["listen_addresses=127.0.0.1", "max_connections=200", ...own].flatMap((setting) => [
    "-c",
    setting,
  ]);
  const where = ["-D", join(folder, "data"), "-p", String(port), "-k", folder];
  const server = spawn(join(bin, "postgres"), [...where, ...settings], {
    ...owner,
    cwd: folder,
    detached: true,
    stdio: "ignore",
  });
  endWithUs(server);
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const stop = async () => {
    server.kill("SIGQUIT");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { ended, stop };
}

async function accepts(url: string, ended: Promise<void>): Promise<void> {
  let isOver = false;
  ended.then(() => {
    isOver = true;
  });
  for (;;) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      return await client.end();
    } catch (problem) {
      if (isOver) throw problem;
      await pause(50);
    }
  }
}
