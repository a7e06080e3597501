import { createHash } from "node:crypto";
import { createTransport } from "nodemailer";
import { timeoutMs } from "@/server/deadlines";
import { settings } from "@/server/env";
import type { Later } from "@/server/jobs/job";
import { isLoopback } from "@/server/settings/formats";
import type { Email } from "./email";
import { asHtml, asText } from "./render";

type Mailbox = { address: string; name: string };
type Attachment = { filename: string; contentType: string; content: Uint8Array };

export type Message = {
  email: Email;
  to: Mailbox;
  /** The firm, if absent. */
  replyTo?: Mailbox;
  attachments?: readonly Attachment[];
  /** Messages of one thread name the same message in `In-Reply-To` and `References`. */
  thread?: string;
  /** The address that ends messages of this kind on one POST (RFC 8058). */
  stopAddress?: string;
  /** Called once it is sent. */
  recordSent?: () => Promise<void>;
};

/** `null`: the mail no longer applies. `note`: a code for why it is not sent. */
export type ComposedMail = Message | Later | { note: string } | null;

/** Sends over SMTP; throws the transport's error. A message id derived from `key` marks a retry as the same message. */
export async function sendEmail(message: Message, key: string): Promise<void> {
  const { email, to, replyTo, attachments = [], thread, stopAddress } = message;
  const { smtpUrl, mailFrom, firmEmail } = settings();
  await transportTo(smtpUrl).sendMail({
    from: mailFrom,
    to,
    replyTo: replyTo ?? firmEmail,
    subject: email.subject,
    text: asText(email),
    html: asHtml(email),
    attachments: attachments.map(({ content, ...file }) => ({ ...file, content: Buffer.from(content) })),
    messageId: messageId(key),
    ...(thread === undefined ? {} : { inReplyTo: messageId(thread), references: messageId(thread) }),
    headers: { "Auto-Submitted": "auto-generated", ...stopHeaders(stopAddress) },
    signal: AbortSignal.timeout(timeoutMs.sendMail),
  });
}

const transports = new Map<string, ReturnType<typeof transport>>();

/** Its connections serve all mails of a burst, and are closed before a mail server would close them. */
function transportTo(smtpUrl: string) {
  const open = transports.get(smtpUrl) ?? transport(smtpUrl);
  transports.set(smtpUrl, open);
  return open;
}

function transport(smtpUrl: string) {
  return createTransport({
    url: smtpUrl,
    requireTLS: !isLoopback(new URL(smtpUrl)),
    connectionTimeout: timeoutMs.mailServer,
    greetingTimeout: timeoutMs.mailServer,
    socketTimeout: timeoutMs.mailServer,
    pool: true,
    idleTimeout: timeoutMs.mailServerIdle,
    maxRequeues: 1, // Over a new connection, and only if the old one took none of the mail
  });
}

function messageId(key: string): string {
  const id = createHash("sha256").update(key).digest("hex").slice(0, 32);
  return `<${id}@${new URL(settings().siteUrl).hostname}>`;
}

function stopHeaders(address: string | undefined): Record<string, string> {
  if (address === undefined) return {};
  return { "List-Unsubscribe": `<${address}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}
