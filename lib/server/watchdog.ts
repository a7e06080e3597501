import "server-only";
import { Worker } from "node:worker_threads";

/**
 * A thread beside the one that answers. It counts its own looks rather than the clock, so that a machine that slept, or
 * is too busy to run either, is not mistaken for a process that hangs.
 */
const thread = `
const { workerData: { beats, everyMs, most } } = require("node:worker_threads");
let last = -1;
let missed = 0;
setInterval(() => {
  const now = Atomics.load(beats, 0);
  missed = now === last ? missed + 1 : 0;
  last = now;
  if (missed < most) return;
  const line = { time: new Date().toISOString(), level: "error", event: "event loop stands still, ending" };
  require("node:fs").writeSync(2, JSON.stringify(line) + "\\n");
  process.kill(process.pid, "SIGKILL");
}, everyMs);`;

/**
 * Ends this process when its event loop stands still, so that whoever started it starts it anew: the embedded database
 * blocks the loop for good when its log finds no room. Generous: opening a large database takes seconds.
 */
export function startWatchdog({ everyMs = 1_000, most = 20 } = {}): void {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  setInterval(() => Atomics.add(beats, 0, 1), everyMs / 2).unref();
  new Worker(thread, { eval: true, workerData: { beats, everyMs, most } }).unref();
}
