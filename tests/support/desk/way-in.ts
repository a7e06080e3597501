import { expect } from "vitest";
import * as signIn from "@/desk/auth/sign-in-actions";
import { pageFor } from "@/desk/today/page-for";
import type { mailboxOfFile } from "../../integration/payments/mailbox";
import { form } from "../browser";
import { drainMail } from "../drain-mail";
import { redirectOf } from "../sign-up/tab";

export const isSignedIn = async () => (await redirectOf(() => pageFor("viewer"))) === null;

/** The way into the desk by its forms and a mail. */
export function wayIn(mailbox: ReturnType<typeof mailboxOfFile>) {
  const askForLink = (email: string) => redirectOf(() => signIn.askForLink(form({ email })));
  const open = (key: string) => redirectOf(() => signIn.openMailedLink(form({ key })));

  /** The key of the link in the mail that was sent last. */
  async function mailedKey(): Promise<string> {
    await drainMail();
    const [mail] = await mailbox.messages(); // The newest is first
    const [, key] = /\/console\/sign-in\/open\?key=([\w-]{43})/.exec(mail?.text ?? "") ?? [];
    if (!key) throw new Error("no mail with a link");
    return key;
  }

  async function signInAs(email: string): Promise<void> {
    await askForLink(email);
    expect(await open(await mailedKey())).toBe("/console");
  }

  return { askForLink, open, mailedKey, signInAs };
}
