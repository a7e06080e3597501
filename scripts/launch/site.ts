import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Child, startScript } from "./processes";
import { root } from "./root";

/** Keeps short-lived objects to a few megabytes, for small machines (docs/performance.md). */
export const siteFlags = ["--max-semi-space-size=4"];

export const siteVariables = {
  NEXT_RUNTIME: "nodejs",
  MALLOC_ARENA_MAX: "2", // Otherwise glibc keeps freed memory for each thread
};

type Loaded = Child & { readonly variables: string };

let loaded: Loaded | undefined;
process.once("exit", unloadSite);

/** Starts the site's process if there seems to be a build: it loads Next while this process checks what the site needs. */
export function loadSite(build = process.env.NEXT_DIST_DIR || ".next"): void {
  if (existsSync(join(root, build, "BUILD_ID"))) loaded = load();
}

/** Ends the process if it still waits, because what runs before the site needs the memory. */
export function unloadSite(): void {
  loaded?.process.kill("SIGKILL");
  loaded = undefined;
}

type Run = { readonly build: string; readonly port: number; readonly hostname: string | undefined };

/** Runs a finished build. */
export function runSite(run: Run, env: Record<string, string>): Child {
  if (loaded?.variables !== variablesOfNode()) unloadSite();
  const site = loaded ?? load();
  loaded = undefined;
  // If the process has ended, its end says more than the error of `send`.
  site.process.send({ ...run, env: { ...process.env, ...env } }, () => {});
  return site;
}

function load(): Loaded {
  const child = startScript("scripts/launch/site-process.mjs", [], {
    stdio: "pipe",
    execArgv: siteFlags,
    env: { NODE_ENV: process.env.NODE_ENV || "production", ...siteVariables },
  });
  child.process.stderr?.pipe(process.stderr);
  child.process.stdout?.resume(); // Discards Next's own start messages
  return { ...child, variables: variablesOfNode() };
}

/** The variables that Node, and preloads such as OpenTelemetry's, read only when they start, and that an `.env` file may set. */
function variablesOfNode(): string {
  return JSON.stringify(
    Object.entries(process.env).filter(([name]) => /^(NODE|SSL|UV|OPENSSL|OTEL)_|_PROXY$/i.test(name)),
  );
}
