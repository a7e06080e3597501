import { settingTable, siteTable } from "./table";

type Variables = Readonly<Record<string, string | undefined>>;

/** Names of the settings with a value: `now`, and `beforeStart`, before the start command filled in others. */
export type SettingsGiven = { readonly now: readonly string[]; readonly beforeStart: readonly string[] };

/** The start command lists in this variable the settings that had a value before. */
export const givenNames = "SETTINGS_GIVEN";

export function settingsGiven(raw: Variables): SettingsGiven {
  const now = [
    ...Object.keys(settingTable).filter((name) => raw[name]),
    ...siteTable.flatMap(({ name }) => (raw[name] === undefined ? [] : [name])),
  ];
  return { now, beforeStart: raw[givenNames]?.split(",") ?? now };
}
