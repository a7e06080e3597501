import { settingTable, siteTable } from "@/server/settings/table";

/** The operator's secret of every site in the tests. */
export const operatorSecret = "a-secret-of-operators-in-the-tests";

/** The build folder of the tests, apart from that of `npm start`. */
export const testBuild = ".builds/tests";

/**
 * The environment with all settings empty, so that neither the shell nor a `.env` file, which may have a real token,
 * affects the tests. The key of the server actions is fixed, because all tests share one build.
 */
export function testEnvironment(): Record<string, string> {
  return {
    ...Object.fromEntries(Object.keys(settingTable).map((name) => [name, ""])),
    ...Object.fromEntries(siteTable.map(({ name, byDefault }) => [name, byDefault])),
    OPERATOR_SECRET: operatorSecret,
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: Buffer.alloc(32, "for tests only").toString("base64"),
  };
}
