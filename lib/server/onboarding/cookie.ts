import "server-only";
import { cookies } from "next/headers";
import { draftDays } from "@/lib/onboarding/limits";
import { settings } from "@/lib/server/env";
import { hashToken } from "@/lib/server/token";

/** The only thing that a browser holds of a sign-up: a secret that no script can read. */
const secure = () => settings().siteUrl.startsWith("https:");
const cookieName = () => (secure() ? "__Host-jack-draft" : "jack-draft");

/** The hash of the visitor's token, or null when there is none. */
export async function ownerHash(): Promise<string | null> {
  return hashToken(await heldToken());
}

/**
 * Lets the browser hold its token for as long as the draft, which lives on with each save. A cookie that is set
 * also makes Next forget the pages it keeps for the back button, which would show older answers.
 */
export async function keepToken(): Promise<void> {
  const token = await heldToken();
  if (token) await giveToken(token);
}

async function heldToken(): Promise<string | undefined> {
  return (await cookies()).get(cookieName())?.value;
}

export async function giveToken(token: string): Promise<void> {
  (await cookies()).set(cookieName(), token, {
    httpOnly: true,
    // Lax: the cookie has to come along when the provider sends the visitor back.
    sameSite: "lax",
    secure: secure(),
    path: "/",
    maxAge: draftDays * 24 * 60 * 60,
  });
}
