import { cookies } from "next/headers";
import { settings } from "@/server/env";

/** `__Host-` binds the cookies to this host and to https. */
export function cookiePrefix(): string {
  return `${isSecure() ? "__Host-" : ""}jack-console`;
}

export function isSecure(): boolean {
  return settings().siteUrl.startsWith("https:");
}

export function sessionCookie(): string {
  return `${cookiePrefix()}.session_token`;
}

/** Removes this browser's session cookie, whatever becomes of the session. */
export async function forgetSession(): Promise<void> {
  const gone = { maxAge: 0, path: "/", httpOnly: true, sameSite: "lax", secure: isSecure() } as const;
  (await cookies()).set(sessionCookie(), "", gone);
}
