import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { endWithUs } from "@/tests/support/process/end-with-us";
import { testBuild, testEnvironment } from "@/tests/support/process/environment";
import { freePort, freePorts, isListening } from "@/tests/support/process/ports";
import { makeStore, type Store } from "@/tests/support/site/store";

/** A running `npm start` or `npm run dev`. */
export type Command = {
  readonly npm: ChildProcess;
  readonly port: number;
  readonly sandboxPort: number;
  readonly output: () => string;
  /** The exit code, or "ready" if the command says so before it ends. */
  readonly readyOrEnded: Promise<number | "ready">;
  readonly ended: Promise<number>;
};

export type Place = Pick<Store, "dataDir" | "databaseUrl"> & {
  readonly port: number;
  readonly sandboxPort: number;
};

const startedByTests = new Set<Command>();
const stores: Store[] = [];

/** Free ports, a data folder, and a migrated database; on PostgreSQL a start is faster. */
export async function freePlace(kind: Parameters<typeof makeStore>[0] = "postgresql"): Promise<Place> {
  const store = await makeStore(kind);
  stores.push(store);
  const { dataDir, databaseUrl } = store;
  return { dataDir, databaseUrl, port: await freePort(), sandboxPort: await freePorts(4) };
}

export function npmStart(
  place: Place,
  settings: Record<string, string> = {},
  within: readonly string[] = [],
  options: readonly string[] = [],
): Command {
  return npmRun("start", place, settings, within, options);
}

export function npmRun(
  script: "start" | "dev",
  { port, sandboxPort, dataDir, databaseUrl }: Place,
  settings: Record<string, string> = {},
  within: readonly string[] = [],
  options: readonly string[] = [],
): Command {
  const [program = "", ...args] = [...within, "npm", "run", script, "--", ...options];
  const npm = spawn(program, args, {
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      ...testEnvironment(),
      NEXT_DIST_DIR: testBuild,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? "",
      SITE_URL: "http://localhost:3000", // The same for all, so that each reuses the build of the test run
      ...settings,
    },
  });
  endWithUs(npm);
  let output = "";
  const ended = new Promise<number>((resolve) => npm.once("exit", (code) => resolve(code ?? 1)));
  const ready = new Promise<"ready">((resolve) => {
    for (const stream of [npm.stdout, npm.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => {
        output += text;
        if (output.includes("is ready.")) resolve("ready");
      });
    }
  });
  const command = {
    npm,
    port,
    sandboxPort,
    output: () => output,
    readyOrEnded: Promise.race([ready, ended]),
    ended,
  };
  startedByTests.add(command);
  return command;
}

/** Stops what a test left running. */
export async function endCommands(): Promise<void> {
  for (const command of startedByTests) {
    if (command.npm.exitCode === null && command.npm.signalCode === null) command.npm.kill("SIGTERM");
    await command.ended;
  }
  startedByTests.clear();
  for (const store of stores.splice(0)) await store.drop();
}

/** npm and its descendants. */
export function family({ npm }: Command): number[] {
  const all = processes();
  const below = (pid: number): number[] => [
    pid,
    ...all.filter((p) => p.parent === pid).flatMap((p) => below(p.pid)),
  ];
  return below(npm.pid ?? 0);
}

/** The processes that are still running, without zombies. */
export function alive(pids: readonly number[]): string[] {
  return processes()
    .filter(({ pid, state }) => pids.includes(pid) && !state.startsWith("Z"))
    .map(({ pid, words }) => `${pid} ${words}`);
}

/** The processes that run with the place's data folder in their environment: all that a command there has started. */
export function startedIn({ dataDir }: Pick<Place, "dataDir">): string[] {
  const listed = execFileSync("ps", ["axeww", "-o", "args="], { encoding: "utf8", maxBuffer: 50_000_000 });
  return listed.split("\n").filter((line) => line.includes(` DATA_DIR=${dataDir} `));
}

/** Ports of the site and the sandbox that are in use. */
export async function heldPorts({
  port,
  sandboxPort,
}: Pick<Place, "port" | "sandboxPort">): Promise<number[]> {
  const ports = [port, ...[0, 1, 2, 3].map((offset) => sandboxPort + offset)];
  const held = await Promise.all(ports.map(async (one) => ((await isListening(one)) ? [one] : [])));
  return held.flat();
}

function processes() {
  const lines = execFileSync("ps", ["-eo", "pid=,ppid=,stat=,args="], { encoding: "utf8" })
    .trim()
    .split("\n");
  return lines.map((line) => {
    const [pid, parent, state = "", ...words] = line.trim().split(/\s+/);
    return { pid: Number(pid), parent: Number(parent), state, words: words.join(" ") };
  });
}
