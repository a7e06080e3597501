import { createHash } from "node:crypto";
import { createTransport } from "nodemailer";
import { timeoutMs } from "@/server/deadlines";
import { settings } from "@/server/env";
import { isLoopback } from "@/server/settings/formats";
import { asHtml } from "./as-html";
import { asText } from "./as-text";
import type { Email } from "./email";

type Mailbox = { address: string; name: string };
export type Envelope = { to: Mailbox; replyTo?: Mailbox }; // `replyTo` defaults to the firm

/** Sends over SMTP; throws the transport's error. A message id derived from `key` marks a retry as the same message. */
export async function sendEmail(email: Email, { to, replyTo }: Envelope, key: string): Promise<void> {
  const { smtpUrl, mailFrom, siteUrl, firmEmail } = settings();
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: !isLoopback(new URL(smtpUrl)),
    connectionTimeout: timeoutMs.mailServer,
    greetingTimeout: timeoutMs.mailServer,
    socketTimeout: timeoutMs.mailServer,
  });
  const id = createHash("sha256").update(key).digest("hex").slice(0, 32);
  try {
    await transport.sendMail({
      from: mailFrom,
      to,
      replyTo: replyTo ?? firmEmail,
      subject: email.subject,
      text: asText(email),
      html: asHtml(email),
      messageId: `<${id}@${new URL(siteUrl).hostname}>`,
      headers: { "Auto-Submitted": "auto-generated" },
    });
  } finally {
    transport.close();
  }
}
