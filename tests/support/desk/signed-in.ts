import { expect } from "vitest";
import { issueOperatorLink } from "@/desk/auth/link-mail";
import type { LinkReason } from "@/desk/auth/mailed-links";
import { openLink } from "@/desk/auth/sign-in";
import { type Browser, takeBrowser } from "../browser";

/** Changes to a new browser, in which the operator has signed in. */
export async function signedInBrowser(email: string, reason: LinkReason = "signIn"): Promise<Browser> {
  const taken = takeBrowser();
  expect(await openLink(await linkTo(email, reason))).toBe("signedIn");
  return taken;
}

/** The key of a new link. */
export async function linkTo(email: string, reason: LinkReason = "signIn"): Promise<string> {
  return new URL(await issueOperatorLink(email, reason)).searchParams.get("key") ?? "";
}
