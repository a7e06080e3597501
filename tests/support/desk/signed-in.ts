import { expect } from "vitest";
import { issueOperatorLink } from "@/desk/auth/link-mail";
import { openLink } from "@/desk/auth/sign-in";
import { type Browser, takeBrowser } from "../browser";

/** Changes to a new browser, in which the operator has signed in. */
export async function signedInBrowser(email: string, recovery = {}): Promise<Browser> {
  const taken = takeBrowser();
  expect(await openLink(await linkTo(email, recovery))).toBe("signedIn");
  return taken;
}

/** The key of a new link. */
export async function linkTo(email: string, recovery = {}): Promise<string> {
  return new URL(await issueOperatorLink(email, recovery)).searchParams.get("key") ?? "";
}
