import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { startMail } from "@/sandbox/mail";
import { drainMail } from "./drain-mail";
import { controlAt } from "./sandbox";

export type Message = {
  id: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  headers: { name: string; value: string }[];
};

/** A file's mail server, emptied before each test. */
export function mailboxOfFile() {
  const folder = mkdtempSync(join(tmpdir(), "mail-"));
  let mailbox: Awaited<ReturnType<typeof startMail>> | undefined;
  const url = () => mailbox?.url ?? "";
  const control = (method: string, call: string, body?: unknown) => controlAt(url())(method, call, body);
  beforeAll(async () => {
    mailbox = await startMail({ pagePort: 0, smtpPort: 0, folder });
    process.env.SMTP_URL = `smtp://127.0.0.1:${mailbox.smtpPort}`;
    process.env.FIRM_EMAIL = "firm@jack.example";
  });
  beforeEach(() => control("POST", "reset", {}));
  afterAll(async () => {
    await mailbox?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  /** The newest is first. */
  const messages = async (): Promise<Message[]> => (await (await fetch(`${url()}/messages`)).json()).messages;
  return {
    control,
    messages,
    /** Sends what is due; returns the key of the link in the newest mail, or in the newest of a subject, or 'no key'. */
    async mailedKey(subject?: string): Promise<string> {
      await drainMail();
      const mail = (await messages()).find((one) => subject === undefined || one.subject === subject);
      return /\?key=([\w-]{43})\b/.exec(mail?.text ?? "")?.[1] ?? "no key";
    },
    /** The message as received. */
    raw: async ({ id }: Message) => (await fetch(`${url()}/messages/${id}/raw`)).text(),
  };
}
