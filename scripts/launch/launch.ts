import { connect, createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { FolderInUse, lockFolder } from "@/db/client/lock";
import { ensureBuild } from "./build";
import { actionsKey, operatorSecret } from "./keys";
import { type Child, isLeaving, leave, leaveWhenAsked, startNext, startScript } from "./processes";
import { report } from "./report";
import { fakedServices, sandboxPorts, startSandbox, webhookSecrets } from "./sandbox";
import { databaseAway, type LaunchSettings, requirePackages } from "./settings";

/** `build`: the folder of a finished build to run without checking whether it is up to date. */
type Mode = { readonly dev: true } | { readonly dev: false; readonly build?: string };

const openingTimeoutMs = 30_000; // After this the site is reported as ready even without its database

export async function launch(settings: LaunchSettings, mode: Mode): Promise<void> {
  leaveWhenAsked();
  try {
    const site = await start(settings, mode);
    console.log(`\n${report(settings)}\n`);
    process.send?.("ready");
    const how = await site.ended;
    if (!isLeaving()) console.error(`The site ended (${how}).`);
  } catch (problem) {
    if (!isLeaving()) console.error(problem instanceof Error ? problem.message : problem);
  }
  await leave(1);
}

async function start(settings: LaunchSettings, mode: Mode): Promise<Child> {
  await refuseTakenPorts(settings);
  await refuseSharedData(settings);
  const key = settings.actionsKey ?? actionsKey(settings.dataDir);
  const build = mode.dev ? undefined : (mode.build ?? (await ensureBuild(settings, key)));
  const isReached = await migrate(settings);
  await startSandbox(settings);
  const site = startSite(settings, key, build);
  const answers = async () => (await answerTo("/api/health", settings)) !== null;
  // Without a build only the port is tried: a request would make the development server compile a page.
  await until(site, build ? answers : () => accepts(settings));
  site.process.stdout?.pipe(process.stdout);
  if (build && isReached && !(await until(site, () => hasOpenedDatabase(settings), openingTimeoutMs)))
    reportMissingDatabase();
  return site;
}

async function refuseTakenPorts(settings: LaunchSettings): Promise<void> {
  const { port, host } = settings;
  const taken: string[] = [];
  for (const need of [{ setting: "PORT", port, host: host ?? undefined }, ...sandboxPorts(settings)])
    if (!(await isFree(need)))
      taken.push(`Port ${need.port} is in use. Free it, or set ${need.setting} to another.`);
  if (taken.length) throw new Error(taken.join("\n"));
}

function isFree({ port, host }: { port: number; host?: string | undefined }): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen({ port, host }, () => server.close(() => resolve(true)));
  });
}

/** Exits if another process uses the embedded database or the sandbox's files: two would lose data without an error. */
async function refuseSharedData(settings: LaunchSettings): Promise<void> {
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl && fakedServices(settings).length === 0) return;
  await lockFolder(dataDir, { waitMs: 1_000 }).catch((problem: unknown) => {
    if (!(problem instanceof FolderInUse)) throw problem;
    throw new Error(
      `DATA_DIR (${dataDir}) is in use by another start of this site. Stop it, or set DATA_DIR to another folder.`,
    );
  });
}

/** False if PostgreSQL is unreachable. Runs in a child process, since PGlite never frees its 400 MB of memory. */
async function migrate({ dataDir, databaseUrl }: LaunchSettings): Promise<boolean> {
  if (!databaseUrl) requirePackages("The embedded database", ["@electric-sql/pglite"]);
  const code = await startScript("scripts/migrate.ts", [], { env: { DATA_DIR: dataDir } }).ended;
  if (code === 0) return true;
  if (code !== databaseAway) throw new Error("The database could not be prepared.");
  reportMissingDatabase();
  return false;
}

function reportMissingDatabase(): void {
  console.error("Starting without the database; the site tries again when it needs it.");
}

function startSite(settings: LaunchSettings, key: string, build: string | undefined): Child {
  const { host, port } = settings;
  const args = ["--port", String(port), ...(host === null ? [] : ["--hostname", host])];
  const env = {
    PORT: String(port),
    SITE_URL: settings.siteUrl,
    DATA_DIR: settings.dataDir,
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: key,
    OPERATOR_SECRET: settings.operatorSecret ?? operatorSecret(settings.dataDir),
    GOCARDLESS_WEBHOOK_SECRETS: webhookSecrets(settings).join(","),
    ...(build ? { NEXT_DIST_DIR: build } : {}),
  };
  const site = startNext([build ? "start" : "dev", ...args], { env, stdio: build ? "pipe" : "inherit" });
  site.process.stderr?.pipe(process.stderr);
  site.process.stdout?.resume(); // From here on Next's own start messages are discarded
  return site;
}

async function until(site: Child, isSo: () => Promise<boolean>, timeoutMs = Number.POSITIVE_INFINITY) {
  const end = performance.now() + timeoutMs;
  const ended = site.ended.then((how): never => {
    throw new Error(`The site ended before it was ready (${how}).`);
  });
  while (performance.now() < end) {
    if (await Promise.race([isSo(), ended])) return true;
    await Promise.race([pause(100), ended]);
  }
  return false;
}

function accepts({ port, localHost }: LaunchSettings): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, localHost, () => resolve(true));
    socket.once("connect", () => socket.destroy()).once("error", () => resolve(false));
  });
}

async function hasOpenedDatabase(settings: LaunchSettings): Promise<boolean> {
  const answer = await answerTo("/api/health?ready=1", settings);
  return answer !== null && !answer.includes("database away");
}

async function answerTo(path: string, { localUrl }: LaunchSettings): Promise<string | null> {
  try {
    return await (await fetch(`${localUrl}${path}`, { signal: AbortSignal.timeout(10_000) })).text();
  } catch {
    return null;
  }
}
