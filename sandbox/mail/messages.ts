import PostalMime from "postal-mime";
import { z } from "zod";

const text = z.string();

export const message = z.object({
  id: text,
  received_at: text,
  envelope: z.object({ from: text, to: z.array(text) }),
  from: text,
  to: z.array(text),
  subject: text,
  text,
  html: text,
  headers: z.array(z.object({ name: text, value: text })),
  attachments: z.array(z.object({ filename: text, type: text, size: z.int() })),
});

export type Message = z.output<typeof message>;

/** A message as received; each byte is one character of `bytes` (latin1). */
export const raw = z.object({ id: text, bytes: text });

export async function readMessage(bytes: Buffer) {
  const mail = await PostalMime.parse(bytes);
  return {
    from: named(mail.from),
    to: (mail.to ?? []).map(named),
    subject: mail.subject ?? "",
    text: mail.text ?? "",
    html: mail.html ?? "",
    headers: mail.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    attachments: mail.attachments.map(({ filename, mimeType: type, content }) => {
      const size = typeof content === "string" ? content.length : content.byteLength;
      return { filename: filename ?? "", type, size };
    }),
  };
}

function named(address: { name: string; address?: string | undefined } | undefined): string {
  const { name = "", address: box = "" } = address ?? {};
  return name && box ? `${name} <${box}>` : box || name;
}
