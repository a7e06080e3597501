import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const settings = readFileSync(".env.example", "utf8").matchAll(/((?:^# .*\n)+?)# ([A-Z_]+)=/gm);
const madeOnce = [...settings].flatMap(([, comment, name]) =>
  comment?.includes("made once") && name ? [name] : [],
);
const compose = readFileSync("deploy/compose.yaml", "utf8");

test("knows each secret that npm start would create", () => {
  expect(madeOnce).toEqual(["NEXT_SERVER_ACTIONS_ENCRYPTION_KEY", "OPERATOR_SECRET"]);
});

test.each([...madeOnce, "DATABASE_URL"])("two instances do not start without a shared %s", (name) => {
  expect(compose).toContain(`${name}: \${${name}:?set ${name} in .env}`);
});
