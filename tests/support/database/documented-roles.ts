import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { onTestFinished, type TestContext } from "vitest";
import { documentedCommands } from "../documented-commands";
import { startScript } from "../process/child";
import { testEnvironment } from "../process/environment";
import { root } from "../root";
import { skip } from "../skip";
import { startDebianPostgres } from "./postgres";

const passwords = { OWNER_PASSWORD: "a-password-of-the-owner", SITE_PASSWORD: "a-password-of-the-site" };

/** A server of Debian's with the documented roles and an empty database `jack`, until the test is over. */
export async function serverWithRoles(context: TestContext) {
  const server = await startDebianPostgres();
  if (!server) return skip(context, "no pg_virtualenv of Debian (package postgresql)");
  const folder = mkdtempSync(join(tmpdir(), "jack-roles-"));
  onTestFinished(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });
  const { hostname, port, username, password } = new URL(server.url);
  const [roles = "", grants = ""] = documentedCommands("deploy.md", "Two roles of the database");

  function addressOf(role: "jack_owner" | "jack", database = "jack"): string {
    const secret = role === "jack" ? passwords.SITE_PASSWORD : passwords.OWNER_PASSWORD;
    return `postgres://${role}:${secret}@${hostname}:${port}/${database}`;
  }

  const passwordFile = join(folder, "passwords");
  const owner = `*:*:*:jack_owner:${passwords.OWNER_PASSWORD}`;
  writeFileSync(passwordFile, `${owner}\n*:*:*:*:${decodeURIComponent(password)}`, { mode: 0o600 });

  /** Runs commands as the server's administrator, unless they name the owner of the tables. */
  async function run(commands: string, cwd = root): Promise<void> {
    const env = { PGHOST: hostname, PGPORT: port, PGUSER: username, PGPASSFILE: passwordFile };
    await promisify(execFile)("sh", ["-e", "-c", commands], {
      cwd,
      env: { NODE_ENV: "test", PATH: process.env.PATH, ...env },
    });
  }

  await run(roles.replace(/^export .*$/m, `export ${words(passwords)}`));
  return {
    addressOf,
    run,
    migrate: async () => {
      const child = startScript(["scripts/migrate.ts"], {
        ...testEnvironment(),
        DATABASE_URL: addressOf("jack_owner"),
      });
      return { code: await child.ended, output: child.output() };
    },
    grant: () => run(grants),
  };
}

function words(variables: Readonly<Record<string, string>>): string {
  return Object.entries(variables)
    .map((pair) => pair.join("="))
    .join(" ");
}
