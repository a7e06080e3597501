import { fork } from "node:child_process";
import { pathToFileURL } from "node:url";

/** Keeps short-lived objects to a few megabytes, for small machines (docs/performance.md). */
export const siteFlags = ["--max-semi-space-size=4"];

export const siteVariables = {
  NEXT_RUNTIME: "nodejs",
  MALLOC_ARENA_MAX: "2", // Otherwise glibc keeps freed memory for each thread
};

/**
 * @typedef {object} ChildOptions
 * @property {Record<string, string>} [env]
 * @property {"inherit" | "pipe"} [stdio]
 * @property {readonly string[]} [execArgv]
 * @property {string} [nodeOptions] Options of Node for the child and the processes that it starts; the operator's own come after them.
 */

/**
 * Starts a child in its own process group: Ctrl-C then reaches only this process, which ends its children in order.
 * @param {string} script
 * @param {readonly string[]} args
 * @param {ChildOptions} options
 */
export function forkScript(script, args, { env = {}, stdio = "inherit", execArgv = [], nodeOptions }) {
  const endWithParent = `--import=${pathToFileURL("scripts/launch/end-with-parent.mjs").href}`;
  return fork(script, args, {
    detached: process.platform !== "win32",
    execArgv: [...execArgv],
    stdio: ["ignore", stdio, stdio, "ipc"],
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: "1",
      NODE_OPTIONS: [nodeOptions, process.env.NODE_OPTIONS, endWithParent].filter(Boolean).join(" "),
      ...env,
    },
  });
}

/** Starts the site's process, which loads Next and waits for a build to run. */
export function loadSite() {
  const site = forkScript("scripts/launch/site-process.mjs", [], {
    stdio: "pipe",
    execArgv: siteFlags,
    env: { NODE_ENV: process.env.NODE_ENV || "production", ...siteVariables },
  });
  site.stderr?.pipe(process.stderr);
  site.stdout?.resume(); // Discards Next's own start messages
  return site;
}
