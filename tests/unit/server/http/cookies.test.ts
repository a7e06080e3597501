import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { retention } from "@/lib/retention";
import { settings } from "@/server/env";
import { setDraftCookie, setPurchaseCookie } from "@/server/http/cookies";
import { newToken } from "@/server/token";

const set = vi.hoisted(() => vi.fn());
const draft = vi.hoisted(() => ({ value: undefined as string | undefined }));
vi.mock("next/headers", () => ({
  cookies: async () => ({ get: (name: string) => (name.endsWith("draft") ? draft : undefined), set }),
}));
vi.mock("@/server/env", async (original) => {
  const env = await original<typeof import("@/server/env")>();
  return { ...env, settings: vi.fn(env.settings) };
});

beforeEach(() => {
  set.mockReset();
  draft.value = newToken().token;
});

const secondsPerDay = 24 * 60 * 60;

it("the secrets of a browser are out of reach of scripts and of other sites' requests", async () => {
  await setDraftCookie(newToken().token);
  await setPurchaseCookie();
  const protectedCookie = { httpOnly: true, sameSite: "lax", path: "/" };
  expect(set.mock.calls.map(([name, , options]) => [name, options])).toEqual([
    ["jack-draft", { ...protectedCookie, secure: false, maxAge: retention.draftDays * secondsPerDay }],
    [
      "jack-purchase",
      { ...protectedCookie, secure: false, maxAge: retention.confirmationDays * secondsPerDay },
    ],
  ]);
});

it("over https they are sent over https only, and to this host alone", async () => {
  const usualSettings = settings();
  vi.mocked(settings).mockReturnValue({ ...usualSettings, siteUrl: "https://jack.example" });
  onTestFinished(() => void vi.mocked(settings).mockReturnValue(usualSettings));
  await setDraftCookie(newToken().token);
  expect(set).toHaveBeenCalledWith(
    "__Host-jack-draft",
    expect.any(String),
    expect.objectContaining({ secure: true }),
  );
});
