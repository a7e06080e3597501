import { settingTable, siteTable } from "@/server/settings/table";

/** What the operators' addresses of every site in the tests take. */
export const operatorSecret = "a-secret-of-operators-in-the-tests";

/** Where the tests build, so that they leave the build of `npm start` as it is. */
export const testBuild = ".builds/tests";

/**
 * Every setting at its default, so that neither a developer's shell nor a `.env` file, a real token above all, has
 * a say in the tests. One key of the server actions, because it is part of a build and the tests share one.
 */
export function testEnvironment(): Record<string, string> {
  return {
    ...Object.fromEntries(Object.keys(settingTable).map((name) => [name, ""])),
    ...Object.fromEntries(siteTable.map(({ name, byDefault }) => [name, byDefault])),
    OPERATOR_SECRET: operatorSecret,
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: Buffer.alloc(32, "for tests only").toString("base64"),
  };
}
