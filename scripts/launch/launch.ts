import { FolderInUse, lockFolder } from "@/db/client/lock";
import { accepts, answersRequests, opensItsDatabase } from "./answering";
import { ensureBuild } from "./build";
import { type Child, startNext } from "./children";
import { migrate, startsWithoutDatabase } from "./database";
import type { LaunchSettings } from "./environment";
import { actionsKey, operatorSecret } from "./keys";
import { isLeaving, leave, leaveWhenAsked } from "./leaving";
import { type Need, takenPorts } from "./ports";
import { report } from "./report";
import { startTwins, twinPorts, twinsFor, webhookSecrets } from "./twins";

/** Next's development server; or a build, made when it is not there, or given to run as it is. */
type Mode = { readonly dev: true } | { readonly dev: false; readonly build?: string };

/** Starts the site and what it needs, prints what runs, and stays until asked to leave. */
export async function launch(settings: LaunchSettings, mode: Mode): Promise<void> {
  leaveWhenAsked();
  try {
    await start(settings, mode);
  } catch (problem) {
    if (!isLeaving()) console.error(problem instanceof Error ? problem.message : problem);
    await leave(1);
  }
}

async function start(settings: LaunchSettings, mode: Mode): Promise<void> {
  const taken = await takenPorts([sitePort(settings), ...twinPorts(settings)]);
  if (taken.length) throw new Error(taken.join("\n"));
  await refuseSharedData(settings);
  const key = settings.actionsKey ?? actionsKey(settings.dataDir);
  const folder = mode.dev ? undefined : (mode.build ?? (await ensureBuild(settings, key)));
  const site = prepareAndStart(settings, key, folder);
  for (const child of await Promise.all([startTwins(settings), site])) if (child) leaveWith(child);
  console.log(`\n${report(settings)}\n`);
  process.send?.("ready");
}

function sitePort({ port, host }: LaunchSettings): Need {
  return { setting: "PORT", port, ...(host === null ? {} : { host }) };
}

/** The embedded database and the twins' journals have one writer; two would lose rows without an error. */
async function refuseSharedData(settings: LaunchSettings): Promise<void> {
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl && twinsFor(settings).length === 0) return;
  await lockFolder(dataDir, { waitMs: 1_000 }).catch((problem: unknown) => {
    if (!(problem instanceof FolderInUse)) throw problem;
    throw new Error(
      `DATA_DIR (${dataDir}) is in use by another start of this site. Stop it, or set DATA_DIR to another folder.`,
    );
  });
}

/** Longer than opening takes on a busy machine; the pages need no database. */
const openingTimeoutMs = 30_000;

/** A built site opens its database before it is called ready: the first visitor's answers would not wait for that. */
async function prepareAndStart(settings: LaunchSettings, key: string, build?: string): Promise<Child> {
  const isReached = await migrate(settings);
  const site = await startSite(settings, key, build);
  if (!build || !isReached) return site;
  const { port, localHost: host } = settings;
  if (!(await opensItsDatabase(port, site, { host, timeoutMs: openingTimeoutMs }))) startsWithoutDatabase();
  return site;
}

/** Without a build: Next's development server. */
async function startSite(settings: LaunchSettings, key: string, build: string | undefined): Promise<Child> {
  const { host, port, localHost } = settings;
  const listen = ["--port", String(port), ...(host === null ? [] : ["--hostname", host])];
  const site = startNext("site", [build ? "start" : "dev", ...listen], {
    stdio: build ? "pipe" : "inherit",
    env: {
      PORT: String(port),
      SITE_URL: settings.siteUrl,
      DATA_DIR: settings.dataDir,
      NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: key,
      OPERATOR_SECRET: settings.operatorSecret ?? operatorSecret(settings.dataDir),
      GOCARDLESS_WEBHOOK_SECRETS: webhookSecrets(settings).join(","),
      ...(build ? { NEXT_DIST_DIR: build } : {}),
    },
  });
  site.process.stderr?.pipe(process.stderr);
  site.process.stdout?.resume();
  if (build) await answersRequests(port, site, localHost);
  else await accepts(port, site, localHost);
  site.process.stdout?.pipe(process.stdout);
  return site;
}

/** The command is of no use without its parts: a supervisor may then start it anew. */
function leaveWith(child: Child): void {
  child.ended.then((how) => {
    if (isLeaving()) return;
    console.error(`The ${child.name} ended (${how}).`);
    leave(1);
  });
}
