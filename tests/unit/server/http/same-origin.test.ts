import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const files = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts"))
  .map((name) => join("app", name))
  .filter((file) => /^"use server";/.test(readFileSync(file, "utf8")));
const actions = files.flatMap((file) =>
  readFileSync(file, "utf8")
    .split(/^export async function /m)
    .slice(1)
    .map((action) => [action.split("(")[0], action] as const),
);

test("there are actions to look at", () => expect(actions.length).toBeGreaterThan(8));

test.each(actions)("F26: %s asks whether it comes from a page of this site", (_, action) => {
  expect(action).toMatch(/isSameOrigin\(|return answer\(/);
});
