import { randomBytes } from "node:crypto";
import PostalMime from "postal-mime";
import { z } from "zod";
import { openStore } from "../store";

const text = z.string();

const message = z.object({
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

/** A message as received; each byte is one character of `bytes` (latin1). */
const raw = z.object({ id: text, bytes: text });

export type Message = z.output<typeof message>;
export type Messages = ReturnType<typeof openMessages>;

/** The received messages, each as received and parsed. */
export function openMessages(folder: string | null) {
  const store = openStore(folder, { messages: message, raws: raw });
  return {
    /** All messages, newest first. */
    all: (): Message[] => store.all("messages").reverse(),
    get: (id: string) => store.get("messages", id),
    raw: (id: string) => Uint8Array.from(Buffer.from(store.get("raws", id)?.bytes ?? "", "latin1")),
    async add(envelope: Message["envelope"], bytes: Buffer): Promise<void> {
      const id = `${Date.now()}-${randomBytes(4).toString("hex")}`;
      const read = await readMessage(bytes);
      store.put("messages", { id, received_at: new Date().toISOString(), envelope, ...read });
      store.put("raws", { id, bytes: bytes.toString("latin1") });
      await store.saved();
    },
    clear(): Promise<void> {
      store.clear();
      return store.saved();
    },
  };
}

async function readMessage(bytes: Buffer) {
  const mail = await PostalMime.parse(bytes);
  return {
    from: named(mail.from),
    to: (mail.to ?? []).map(named),
    subject: mail.subject ?? "",
    text: mail.text ?? "",
    html: mail.html ?? "",
    headers: mail.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    attachments: mail.attachments.map(({ filename, mimeType, content }) => {
      const size = typeof content === "string" ? content.length : content.byteLength;
      return { filename: filename ?? "", type: mimeType, size };
    }),
  };
}

function named(address: { name: string; address?: string | undefined } | undefined): string {
  if (!address) return "";
  return address.name && address.address
    ? `${address.name} <${address.address}>`
    : (address.address ?? address.name);
}
