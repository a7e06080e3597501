import { join } from "node:path";
import { startGoCardless } from "@/sandbox/gocardless";
import { answersRequests, type Child, startSite } from "../process/child";
import { testEnvironment } from "../process/environment";
import { freePort } from "../process/ports";

export type RunningSite = Awaited<ReturnType<typeof startSiteOf>>;

export type Settings = Readonly<Record<string, string>>;

/** The site's secret for webhooks. */
export const webhookSecret = "a-secret-of-the-tests";

/** Starts a build as a process of its own, with a fake GoCardless that outlives it. */
export async function startSiteOf(
  build: string,
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | null },
  settings: Settings = {},
) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const sandbox = await startGoCardless({ port: 0, folder: join(dataDir, "sandbox"), accessToken: null });
  const env = {
    ...testEnvironment(),
    ...{ NODE_ENV: "production", NEXT_DIST_DIR: build, PORT: String(port), SITE_URL: url },
    GOCARDLESS_WEBHOOK_SECRETS: webhookSecret,
    ...{ DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? "", GOCARDLESS_API_URL: sandbox.url },
    ...settings,
  };
  const children: Child[] = [];
  await start();

  async function start(): Promise<void> {
    const child = startSite(build, port, env);
    children.push(child);
    await answersRequests(port, child);
    await readsItsDatabase(url);
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    children.at(-1)?.process.kill(signal);
    await children.at(-1)?.ended;
  }

  return {
    url,
    /** The environment for other commands on this site's data. */
    env,
    provider: sandbox.url,
    processId: () => children.at(-1)?.process.pid,
    /** Everything that the site has logged and printed. */
    log: () => children.map((child) => child.output()).join(""),
    /** Ends the site at once, as a crash would. */
    kill: () => end("SIGKILL"),
    /** Asks the site to shut down, and waits until it has ended. */
    leave: () => end("SIGTERM"),
    /** Starts the site again; resolves once it answers requests and reads its database. */
    start,
    async stop(): Promise<void> {
      await end("SIGTERM");
      await sandbox.stop();
    },
  };
}

/** Requests a page with a draft cookie until it shows that the site can read its database. */
async function readsItsDatabase(url: string): Promise<void> {
  const cookie = `jack-draft=${"0".repeat(43)}`;
  const page = await fetch(`${url}/uk/get-started/plan`, { headers: { cookie } });
  if (!(await page.text()).includes('id="step"')) await readsItsDatabase(url);
}
