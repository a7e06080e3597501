import "server-only";
import type { Proof } from "@/lib/content/proof";
import type { Site } from "@/lib/site";
import { type SettingsGiven, settingsGiven } from "./settings/given";
import { readProof } from "./settings/proof-file";
import { describeProblems, readSettings, type Settings } from "./settings/read";

export type { Settings } from "./settings/read";

let read: Settings | undefined;
let proofRead: Proof | undefined;

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

/** What the firm has in `PROOF_FILE`. Only prerendered pages show it, so that nothing but a build reads the file. */
export function proof(): Proof {
  proofRead ??= readProof(settings().proofFile);
  return proofRead;
}

export function givenSettings(): SettingsGiven {
  return settingsGiven(process.env);
}

/** The folder of the build that runs. */
export function buildFolder(): string {
  return process.env.NEXT_DIST_DIR || ".next";
}

export function isBuilt(): boolean {
  return process.env.NODE_ENV === "production";
}
