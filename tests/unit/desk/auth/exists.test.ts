import { NextRequest } from "next/server";
import { beforeEach, expect, it, vi } from "vitest";
import { sessionCookie } from "@/desk/auth/cookies";
import { missingPage } from "@/lib/routing/addresses";
import { middleware } from "@/middleware";
import { settings } from "@/server/env";

vi.mock("@/server/env", async (original) => {
  const env = await original<typeof import("@/server/env")>();
  return { ...env, settings: vi.fn(env.settings) };
});

const usual = settings();
beforeEach(() => void vi.mocked(settings).mockReturnValue(usual));

/** The page that the request is answered with, in place of the one at its address. */
async function shownInstead(path: string): Promise<string | null> {
  const answer = await middleware(new NextRequest(`${usual.siteUrl}${path}`));
  return answer.headers.get("x-middleware-rewrite");
}

const addresses = ["/console", "/console/sign-in", "/console/sign-ups", "/console/audit", "/console/export"];

it.each(addresses)("%s is not found where nobody may sign in", async (path) => {
  expect(await shownInstead(path)).toBeNull();
  vi.mocked(settings).mockReturnValue({ ...usual, operators: [] });
  expect(await shownInstead(path)).toBe(`${usual.siteUrl}${missingPage}`);
});

it("over https the session's cookie is bound to this host", () => {
  expect(sessionCookie()).toBe("jack-console.session_token");
  vi.mocked(settings).mockReturnValue({ ...usual, siteUrl: "https://jack.example" });
  expect(sessionCookie()).toBe("__Host-jack-console.session_token");
});
