import type { Database } from "@/db/client/database";
import { queueDueMails } from "@/server/mail/due";
import { sweep } from "@/server/payments/sweep";
import { letPass } from "@/tests/support/database/clock";
import { drainMail } from "@/tests/support/drain-mail";
import type { Message, mailboxOfFile } from "@/tests/support/mailbox";
import { openPaymentPage, signUp } from "@/tests/support/payments/sign-up";

export const minutes = 60;
export const hours = 60 * minutes;
export const first = "Your Jack sign-up is not finished";
export const last = "Your Jack sign-up is still open";

const keyAfter = (path: string, { text }: Message) =>
  new RegExp(`${path}\\?key=([\\w-]{43})\\b`).exec(text)?.[1] ?? "no key";
export const stopKeyIn = (mail: Message) => keyAfter("get-started/stop-mails", mail);
export const linkKeyIn = (mail: Message) => keyAfter("get-started/continue", mail);

/** Customers who leave at the bank's page, and the mails that they get about it. */
export function leavingCustomers(use: () => { db: Database }, mailbox: ReturnType<typeof mailboxOfFile>) {
  const resumeMails = async () =>
    (await mailbox.messages()).filter(({ subject }) => subject === first || subject === last);
  return {
    async leaves(choices: Parameters<typeof signUp>[1] = {}) {
      const signedUp = await signUp(use().db, choices);
      await openPaymentPage(signedUp.submission);
      return signedUp;
    },
    /** The time passes, and the worker makes its rounds. */
    async after(seconds: number) {
      await letPass(use().db, seconds);
      await sweep();
      await queueDueMails();
      await drainMail();
    },
    /** The time passes, and the mails are queued, but not sent. */
    async queuedAfter(seconds: number) {
      await letPass(use().db, seconds);
      await queueDueMails();
    },
    /** The subjects of what was sent, oldest first. */
    subjects: async () => (await resumeMails()).map(({ subject }) => subject).reverse(),
    async lastMail(): Promise<Message> {
      const [mail] = await resumeMails();
      if (!mail) throw new Error("no mail was sent");
      return mail;
    },
  };
}
