import { type Child, ready, startScript } from "./child";
import { testEnvironment } from "./environment";
import { freePort, freePorts } from "./ports";

type Installation = {
  /** A finished build; by default the start command builds when it is needed. */
  readonly build?: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly settings?: Readonly<Record<string, string>>;
  /** The ports to use; free ones by default. */
  readonly ports?: { readonly port: number; readonly sandboxPort: number };
};

/**
 * The start command, with free ports and default settings. `start` resolves once the site answers, and rejects with
 * what was printed; it calls `spawned` with the process id at once. It can be called again, on the same ports, once the
 * command has ended.
 */
export async function siteCommand({ build, dataDir, databaseUrl, settings, ports }: Installation) {
  const { port, sandboxPort } = ports ?? { port: await freePort(), sandboxPort: await freePorts(4) };
  const url = `http://localhost:${port}`;
  const env = {
    ...testEnvironment(),
    ...{ PORT: String(port), SANDBOX_PORT: String(sandboxPort), SITE_URL: url },
    ...{ DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? "" },
    ...settings,
  };
  return {
    url,
    port,
    /** The sandbox's addresses: GoCardless, and the page of the mailbox. */
    gocardless: `http://127.0.0.1:${sandboxPort}`,
    mailbox: `http://127.0.0.1:${sandboxPort + 2}`,
    start: (spawned?: (pid: number) => void) => start(build, env, spawned),
  };
}

async function start(
  build: string | undefined,
  env: Record<string, string>,
  spawned?: (pid: number) => void,
): Promise<Child> {
  const child = startScript(["scripts/start.mjs", ...(build ? ["--build", build] : [])], env);
  if (child.process.pid) spawned?.(child.process.pid);
  await ready(child);
  return child;
}
