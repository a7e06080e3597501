import "server-only";
import type { Site } from "@/lib/site";
import { inForce, type SettingInForce, settingsGiven } from "./settings/in-force";
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

/** Every setting with the value that is in force, for people. It has no value of a secret. */
export function settingsInForce(): readonly SettingInForce[] {
  return inForce(settings(), process.env);
}

/** Names of the settings that the environment of this process has. */
export function givenSettings(): readonly string[] {
  return settingsGiven(process.env);
}

/** The folder of the build that runs. */
export function buildFolder(): string {
  return process.env.NEXT_DIST_DIR || ".next";
}

export function isBuilt(): boolean {
  return process.env.NODE_ENV === "production";
}
