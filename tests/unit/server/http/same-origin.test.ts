import { expect, test } from "vitest";
import { isSameOrigin } from "@/server/http/same-origin";
import { sources } from "@/tests/support/sources";

const actions = sources(["app", "desk"])
  .filter(({ file, text }) => file.endsWith(".ts") && text.startsWith('"use server";'))
  .flatMap(({ text }) => text.split(/^export async function /m).slice(1))
  .map((action) => [action.split("(")[0], action] as const);

test("finds the actions", () => expect(actions.length).toBeGreaterThan(8));

test.each(actions)("F26: %s checks the origin of its request", (_, action) => {
  expect(action).toMatch(/isSameOrigin\(|return answer\(|await (act|recently)\(|await refuseForeign\(/);
});

test.each([
  ["a page of this site", { "sec-fetch-site": "same-origin" }, true],
  ["a page of another site", { "sec-fetch-site": "cross-site", origin: "http://localhost:3000" }, false],
  ["another host of the same domain", { "sec-fetch-site": "same-site" }, false],
  ["the address bar", { "sec-fetch-site": "none" }, false],
  ["this site, in a browser without fetch metadata", { origin: "http://localhost:3000" }, true],
  ["another site, in a browser without fetch metadata", { origin: "http://localhost:3001" }, false],
  ["no page", {}, false],
])("F26: knows whether a request from %s comes from this site", (_, headers, expected) => {
  expect(isSameOrigin(new Headers(headers))).toBe(expected);
});
