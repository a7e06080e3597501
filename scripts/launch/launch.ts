import type { ChildProcess } from "node:child_process";
import { dataDirProblem, UnusableDataDir } from "@/db/client/data-dir";
import { FolderInUse, lockFolder } from "@/db/client/lock";
import { givenSettings } from "@/server/env";
import { givenNames } from "@/server/settings/given";
import { recordAddress } from "./ask-site";
import { actionsKeyOf, ensureBuild, lockBuild, refuseOtherSettings } from "./build";
import { storedKey } from "./keys";
import { refuseUnusablePorts } from "./ports";
import { prepareDatabase } from "./prepare-database";
import { type Child, exitOnSignals, isLeaving, leave, startNextJs } from "./processes";
import { answering } from "./readiness";
import { report } from "./report";
import { fakedServices, sandboxPorts, startSandbox, webhookSecrets } from "./sandbox";
import { type LaunchSettings, settingsOrExit } from "./settings";
import { runSite, takeSite } from "./site";

/** `build`: the folder of a finished build to run, whatever became of the sources since. */
type Mode = { readonly dev: boolean; readonly build?: string | undefined };

/** Runs the site until it ends or this process is asked to. `site`: the process that has loaded Next. */
export async function launch(mode: Mode, site: ChildProcess | undefined): Promise<void> {
  takeSite(site);
  exitOnSignals();
  try {
    const settings = settingsOrExit({ ...mode, warns: true });
    const running = await start(settings, mode);
    console.log(`\n${report(settings)}\n`);
    process.send?.("ready");
    const how = await running.ended;
    if (!isLeaving()) console.error(`The site ended (${how}).`);
  } catch (problem) {
    if (!isLeaving()) console.error(problem instanceof Error ? problem.message : problem);
  }
  await leave(1);
}

async function start(settings: LaunchSettings, { dev, build }: Mode): Promise<Child> {
  const { port, host } = settings;
  await refuseUnusablePorts([{ setting: "PORT", port, host: host ?? undefined }, ...sandboxPorts(settings)]);
  await refuseSharedData(settings);
  const key = actionsKeyOf(settings, build);
  if (build) refuseOtherSettings(build, settings, key);
  const folder = dev ? undefined : (build ?? (await ensureBuild(settings, key)));
  if (folder) await lockBuild(folder, "shared");
  const database = await prepareDatabase(settings);
  if (database === "refused") throw new Error("The database could not be prepared.");
  prepareCommands(settings);
  const site = startSite(settings, key, folder);
  const ended = site.ended.then((how): never => {
    throw new Error(`The site ended before it was ready (${how}).`);
  });
  const ready = Promise.all([answering(settings, database !== "away"), startSandbox(settings)]);
  const [hasDatabase] = await Promise.race([ready, ended]);
  if (!hasDatabase) console.error("Starting without the database; the site tries again when it needs it.");
  site.process.stdout?.pipe(process.stdout);
  return site;
}

/** Exits if another process uses the embedded database or the sandbox's files: two would lose data without an error. */
async function refuseSharedData(settings: LaunchSettings): Promise<void> {
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl && fakedServices(settings).length === 0) return;
  await lockFolder(dataDir, { waitMs: 1_000 }).catch((problem: unknown) => {
    if (!(problem instanceof FolderInUse)) throw dataDirProblem(problem, dataDir);
    throw new Error(
      `DATA_DIR (${dataDir}) is in use by another start of this site. Stop it; a second site needs a DATA_DIR of its own.`,
    );
  });
}

/** Writes by what commands, as `npm run sweep`, find the site; a site runs without it too. */
function prepareCommands(settings: LaunchSettings): void {
  try {
    storedKey(settings.dataDir, "command-secret");
    recordAddress(settings);
  } catch (problem) {
    if (!(problem instanceof UnusableDataDir)) throw problem;
    console.error(
      `${problem.message} Until then npm run operator, sweep, privacy and feed-test do not work here.`,
    );
  }
}

function startSite(settings: LaunchSettings, key: string, build: string | undefined): Child {
  const { host, port } = settings;
  const hostname = host ?? undefined;
  const env = {
    PORT: String(port),
    SITE_URL: settings.siteUrl,
    [givenNames]: givenSettings().now.join(","),
    DATA_DIR: settings.dataDir,
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: key,
    OPERATOR_SECRET: settings.operatorSecret ?? storedKey(settings.dataDir, "operator-secret"),
    GOCARDLESS_WEBHOOK_SECRETS: webhookSecrets(settings).join(","),
  };
  if (build) return runSite({ build, port, hostname }, { ...env, NEXT_DIST_DIR: build });
  return startNextJs(["dev", "--port", String(port), ...(hostname ? ["--hostname", hostname] : [])], { env });
}
