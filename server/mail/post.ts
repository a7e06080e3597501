import "server-only";
import { createHash } from "node:crypto";
import { createTransport } from "nodemailer";
import { settings } from "@/server/env";
import { isLoopback } from "@/server/settings/formats";
import { asHtml } from "./as-html";
import { asText } from "./as-text";
import type { Letter } from "./letter";

/** Milliseconds a mail server may be silent. */
const patience = 10_000;

type Mailbox = { address: string; name: string };
/** Without `replyTo` answers go to the firm. */
export type Envelope = { to: Mailbox; replyTo?: Mailbox };

/**
 * Sends a letter. `key` names the occasion: a letter that goes out twice, because the answer to the first was lost,
 * has the same id both times, by which mail servers and programs know it. Throws what the server answers.
 */
export async function post(letter: Letter, { to, replyTo }: Envelope, key: string): Promise<void> {
  const { smtpUrl, mailFrom, siteUrl, firmEmail } = settings();
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: !isLoopback(new URL(smtpUrl)),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  });
  const id = createHash("sha256").update(key).digest("hex").slice(0, 32);
  try {
    await transport.sendMail({
      from: mailFrom,
      to,
      replyTo: replyTo ?? firmEmail,
      subject: letter.subject,
      text: asText(letter),
      html: asHtml(letter),
      messageId: `<${id}@${new URL(siteUrl).hostname}>`,
      headers: { "Auto-Submitted": "auto-generated" },
    });
  } finally {
    transport.close();
  }
}
