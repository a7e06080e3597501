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

test("the owner of the tables is known to migrations alone, not to the instances", () => {
  const [, ...services] = compose.split(/\n(?= {2}\w+:)/);
  const knowing = services.filter((service) => /jack_owner|OWNER_PASSWORD|env\.database/.test(service));
  expect(knowing.map((service) => /^ {2}(\w+):/m.exec(service)?.[1])).toEqual(["database", "migrate"]);
});
