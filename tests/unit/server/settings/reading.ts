import { describeProblems, readSettings, type Settings } from "@/server/settings/read";

type Variables = Record<string, string>;

/** A firm of one's own, as a live token needs it. */
export const ownFirm = {
  SUPPORT_EMAIL: "help@jack.example",
  PARTNERSHIPS_EMAIL: "partners@jack.example",
  DEMO_URL: "https://jack.example/demo",
  MEETING_URL: "https://jack.example/meeting",
  PARTNERSHIP_CALL_URL: "https://jack.example/call",
  PORTAL_URL: "https://portal.jack.example",
  APP_URL: "https://app.jack.example",
  LEGAL_NAME: "Hale Books Ltd",
  STREET: "7 Wharf Lane",
  CITY: "Leeds",
  POSTCODE: "LS1 4AP",
  COUNTRY: "GB",
  REGISTERED_IN: "England and Wales",
};

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
