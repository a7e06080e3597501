import { connect } from "node:net";
import { FolderInUse, lockFolder } from "@/db/client/lock";
import { ensureBuild } from "./build";
import { type Child, startNext, startScript, until } from "./children";
import { actionsKey, operatorSecret } from "./keys";
import { isLeaving, leave, leaveWhenAsked } from "./leaving";
import { type Need, takenPorts } from "./ports";
import { report } from "./report";
import { fakedServices, sandboxPorts, startSandbox, webhookSecrets } from "./sandbox";
import { databaseAway, type LaunchSettings, requirePackages } from "./settings";

/** Next's development server; or a build, made when it is stale, or given to run as it is. */
type Mode = { readonly dev: true } | { readonly dev: false; readonly build?: string };

/** Longer than opening takes on a busy machine; the pages need no database. */
const openingTimeoutMs = 30_000;

/** Starts the site and what it needs, prints what runs, and stays until asked to leave. */
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
  const taken = await takenPorts([sitePort(settings), ...sandboxPorts(settings)]);
  if (taken.length) throw new Error(taken.join("\n"));
  await refuseSharedData(settings);
  const key = settings.actionsKey ?? actionsKey(settings.dataDir);
  const build = mode.dev ? undefined : (mode.build ?? (await ensureBuild(settings, key)));
  const isReached = await migrate(settings);
  await startSandbox(settings);
  const site = startSite(settings, key, build);
  // Asking the development server would make it compile first.
  await until(site, build ? () => answers(settings) : () => accepts(settings));
  site.process.stdout?.pipe(process.stdout);
  if (build && isReached && !(await until(site, () => hasOpenedDatabase(settings), openingTimeoutMs)))
    startsWithoutDatabase();
  return site;
}

function sitePort({ port, host }: LaunchSettings): Need {
  return { setting: "PORT", port, ...(host === null ? {} : { host }) };
}

/** The embedded database and the sandbox's files have one writer; two would lose rows without an error. */
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

/**
 * Brings the tables up to date in a process of its own: opening the embedded database takes memory that stays taken. A
 * migration that fails ends the command; a server that is away does not, since pages need none. False when it is away.
 */
async function migrate({ dataDir, databaseUrl }: LaunchSettings): Promise<boolean> {
  if (!databaseUrl) requirePackages("The embedded database", ["@electric-sql/pglite"]);
  const how = await startScript("migration", ["scripts/migrate.ts"], { env: { DATA_DIR: dataDir } }).ended;
  if (how === 0) return true;
  if (how !== databaseAway) throw new Error("The database could not be prepared.");
  startsWithoutDatabase();
  return false;
}

function startsWithoutDatabase(): void {
  console.error("Starting without the database; the site tries again when it needs it.");
}

/** Without a build: Next's development server. */
function startSite(settings: LaunchSettings, key: string, build: string | undefined): Child {
  const { host, port } = settings;
  const listen = ["--port", String(port), ...(host === null ? [] : ["--hostname", host])];
  const env = {
    PORT: String(port),
    SITE_URL: settings.siteUrl,
    DATA_DIR: settings.dataDir,
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: key,
    OPERATOR_SECRET: settings.operatorSecret ?? operatorSecret(settings.dataDir),
    GOCARDLESS_WEBHOOK_SECRETS: webhookSecrets(settings).join(","),
    ...(build ? { NEXT_DIST_DIR: build } : {}),
  };
  const site = startNext("site", [build ? "start" : "dev", ...listen], {
    env,
    stdio: build ? "pipe" : "inherit",
  });
  site.process.stderr?.pipe(process.stderr);
  // What Next prints until it answers is not for the log.
  site.process.stdout?.resume();
  return site;
}

async function answers(settings: LaunchSettings): Promise<boolean> {
  return (await answerTo("/api/health", settings)) !== null;
}

function accepts({ port, localHost }: LaunchSettings): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, localHost, () => resolve(true));
    socket.once("connect", () => socket.destroy()).once("error", () => resolve(false));
  });
}

/** A built site opens its database before it is called ready: the first visitor's answers would not wait for that. */
async function hasOpenedDatabase(settings: LaunchSettings): Promise<boolean> {
  const answer = await answerTo("/api/health?ready=1", settings);
  return answer !== null && !answer.includes("database away");
}

/** The text of an answer; null without one within ten seconds. */
async function answerTo(path: string, { localUrl }: LaunchSettings): Promise<string | null> {
  try {
    return await (await fetch(`${localUrl}${path}`, { signal: AbortSignal.timeout(10_000) })).text();
  } catch {
    return null;
  }
}
