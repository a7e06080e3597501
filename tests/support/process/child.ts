import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { siteFlags, siteVariables } from "@/scripts/launch/child.mjs";
import { root } from "../root";
import { endWithUs } from "./end-with-us";

export type Child = {
  readonly process: ChildProcess;
  /** Everything that the child has printed. */
  readonly output: () => string;
  /** The child's exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;
};

/** Runs a file of the product, with `server-only` allowed. */
export function startScript(script: readonly string[], env: Record<string, string>): Child {
  const compiler = script[0]?.endsWith(".ts") ? ["--import", "tsx"] : [];
  return startNode(["--conditions=react-server", ...compiler, ...script], env);
}

/** Runs a finished build, as the start command does. */
export function startSite(build: string, port: number, env: Record<string, string>): Child {
  const process = [...siteFlags, "scripts/launch/site-process.mjs"];
  const child = startNode(process, { ...env, ...siteVariables, NODE_ENV: "production" });
  child.process.send({ build, port, env: { NEXT_DIST_DIR: build } });
  return child;
}

/** Waits for the child's first message, which says that it is ready; rejects with its output when it ends before. */
export function ready(child: Child): Promise<unknown> {
  return orEnded(child, new Promise((resolve) => child.process.once("message", resolve)));
}

/** Waits until the site on the port answers a request, whatever the answer. */
export async function answersRequests(port: number, child: Child): Promise<void> {
  const answer = async () => (await fetch(`http://127.0.0.1:${port}/api/health`)).text();
  const isAnswered = () =>
    answer().then(
      () => true,
      () => false,
    );
  while (!(await orEnded(child, isAnswered()))) await pause(50);
}

/** Sends SIGTERM, and SIGKILL if the child has not ended after ten seconds. */
export async function stop({ process: child, ended }: Child): Promise<void> {
  const hard = setTimeout(() => child.kill("SIGKILL"), 10_000);
  child.kill("SIGTERM");
  await ended;
  clearTimeout(hard);
}

/** Starts Node in its own process group, which ends with these tests. */
function startNode(args: readonly string[], env: Record<string, string>): Child {
  const child = spawn(process.execPath, args, {
    cwd: root,
    detached: true,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...env },
  });
  endWithUs(child);
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => output.push(text));
  const ended = new Promise<number | NodeJS.Signals>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => resolve(code ?? signal ?? 1));
  });
  return { process: child, output: () => output.join(""), ended };
}

function orEnded<T>(child: Child, awaited: Promise<T>): Promise<T> {
  const ended = child.ended.then((how) => {
    throw new Error(`It ended before it was ready (${how}).\n${child.output()}`);
  });
  return Promise.race([awaited, ended]);
}
