import type { Database } from "@/db/client/database";
import { issueLink } from "@/db/queries/links";
import { followLink, tokenForThisBrowser } from "@/server/sign-up/links";
import { newToken } from "@/server/token";
import { openPaymentPage, signUp } from "./sign-up";

/** A sign-up that was left at the bank's page, and the key of a reminder's link to it. */
export async function leftAtTheBank(db: Database) {
  const signedUp = await signUp(db);
  const page = await openPaymentPage(signedUp.submission);
  return { ...signedUp, page, key: await reminderTo(db, signedUp.submission) };
}

export async function reminderTo(
  db: Database,
  { draftId, contactEmail }: { draftId: string; contactEmail: string },
): Promise<string> {
  const { token, hash } = newToken();
  await issueLink(db, draftId, hash, contactEmail);
  return token;
}

/** Presses the button of a link's page, once. */
export function followOnce(key: string): ReturnType<typeof followLink> {
  return followLink(key, tokenForThisBrowser());
}

/** Presses it until the payment page is opened, since a busy machine may exceed the deadline. */
export async function follow(key: string): Promise<string> {
  for (;;) {
    const address = await followOnce(key);
    if (address !== "failed") return address;
  }
}
