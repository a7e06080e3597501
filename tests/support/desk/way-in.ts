import { expect } from "vitest";
import * as signIn from "@/desk/auth/sign-in-actions";
import { pageFor } from "@/desk/today/page-for";
import { form } from "../browser";
import type { mailboxOfFile } from "../mailbox";
import { redirectOf } from "../sign-up/tab";

export const isSignedIn = async () => (await redirectOf(() => pageFor("viewer"))) === null;

/** The way into the desk by its forms and a mail. */
export function wayIn(mailbox: ReturnType<typeof mailboxOfFile>) {
  const askForLink = (email: string) => redirectOf(() => signIn.askForLink(form({ email })));
  const { mailedKey } = mailbox;
  const open = (key: string) => redirectOf(() => signIn.openMailedLink(form({ key })));

  async function signInAs(email: string): Promise<void> {
    await askForLink(email);
    expect(await open(await mailedKey())).toBe("/console");
  }

  return { askForLink, open, mailedKey, signInAs };
}
