import "server-only";
import type { Site } from "@/lib/site";
import { describeProblems, readSettings, type Settings } from "./settings/read";

export type { Settings } from "./settings/read";

let read: Settings | undefined;

/** The settings, parsed on the first call. Throws one error that lists every invalid one. */
export function settings(): Settings {
  if (read) return read;
  const reading = readSettings(process.env);
  if (!reading.ok) throw new Error(describeProblems(reading.problems));
  read = reading.settings;
  return read;
}

export function site(): Site {
  return settings().site;
}

export function isBuilt(): boolean {
  return process.env.NODE_ENV === "production";
}
