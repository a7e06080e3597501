import { describeProblems, readSettings, type Settings } from "@/server/settings/read";

type Variables = Record<string, string>;

export function accepted(raw: Variables): Settings {
  const reading = readSettings(raw);
  if (!reading.ok) throw new Error(describeProblems(reading.problems));
  return reading.settings;
}

export function problems(raw: Variables) {
  const reading = readSettings(raw);
  return reading.ok ? [] : reading.problems;
}

export function refused(raw: Variables): string[] {
  return problems(raw).map(({ name }) => name);
}
