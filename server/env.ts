import "server-only";
import { describeProblems, readSettings, type Settings } from "./settings/read";

export type { Settings } from "./settings/read";

let read: Settings | undefined;

/** The settings of this process, read once. Throws one error that lists every problem. */
export function settings(): Settings {
  read ??= load();
  return read;
}

/** Whether this is a built site; false under Next's development server. */
export function isBuilt(): boolean {
  return process.env.NODE_ENV === "production";
}

function load(): Settings {
  const reading = readSettings(process.env);
  if (reading.ok) return reading.settings;
  throw new Error(describeProblems(reading.problems));
}
