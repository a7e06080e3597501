import { expect, it } from "vitest";
import { siteDefaults } from "@/lib/site";
import { legalText } from "@/server/legal/texts";
import { sources } from "@/tests/support/sources";

const filesWith = (pattern: RegExp) =>
  sources(["desk"])
    .filter(({ text }) => pattern.test(text))
    .map(({ file }) => file)
    .sort();

it("lists on the cookies page what the desk stores, and knows every file of the desk that stores something", () => {
  expect(filesWith(/localStorage|sessionStorage|indexedDB|document\.cookie/)).toEqual(["desk/ui/keys.tsx"]);
  expect(legalText("cookies", siteDefaults)).toContain("`jack-desk-keys`");
  expect(filesWith(/\bcookies\b.*from "next\/headers".*\.set\(|set-cookie/is)).toEqual([
    "desk/auth/call.ts",
    "desk/auth/cookies.ts",
    "desk/sign-ups/list/columns.ts",
  ]);
});
