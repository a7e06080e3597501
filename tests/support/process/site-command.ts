import { type Child, ready, startScript } from "./child";
import { testEnvironment } from "./environment";
import { freePort, freePorts } from "./ports";

type Installation = {
  readonly build: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly settings?: Readonly<Record<string, string>>;
  /** The ports to use; free ones by default. */
  readonly ports?: { readonly port: number; readonly sandboxPort: number };
};

/**
 * The start command on a build, with free ports and default settings. `start` resolves once the site answers, and
 * rejects with what was printed. It can be called again, on the same ports, once the command has ended.
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
    start: () => start(build, env),
  };
}

async function start(build: string, env: Record<string, string>): Promise<Child> {
  const child = startScript(["scripts/start.ts", "--build", build], env);
  await ready(child);
  return child;
}
