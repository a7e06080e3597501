import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { z } from "zod";
import { openStore } from "../wire/store";

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

export type Message = z.output<typeof message>;
export type Messages = ReturnType<typeof openMessages>;

/** The mail that was taken in, each as it came (`<id>.eml`) and as it reads. */
export function openMessages(folder: string) {
  const raws = join(folder, "raw");
  mkdirSync(raws, { recursive: true, mode: 0o700 });
  const store = openStore(folder, { messages: message });
  const file = (id: string) => join(raws, `${id}.eml`);
  return {
    all: (): Message[] => store.all("messages").reverse(),
    get: (id: string) => store.get("messages", id),
    raw: (id: string) => (existsSync(file(id)) ? readFileSync(file(id), "utf8") : undefined),
    async add(envelope: Message["envelope"], raw: Buffer): Promise<Message> {
      const id = `${Date.now()}-${randomBytes(4).toString("hex")}`;
      const read = { id, received_at: new Date().toISOString(), envelope, ...(await readMessage(raw)) };
      writeFileSync(`${file(id)}.new`, raw);
      renameSync(`${file(id)}.new`, file(id));
      store.change(() => store.put("messages", read));
      return read;
    },
    clear() {
      store.clear();
      rmSync(raws, { recursive: true });
      mkdirSync(raws);
    },
    close: store.close,
  };
}

async function readMessage(raw: Buffer) {
  const mail = await PostalMime.parse(raw);
  return {
    from: named(mail.from),
    to: (mail.to ?? []).map(named),
    subject: mail.subject ?? "",
    text: mail.text ?? "",
    html: mail.html ?? "",
    headers: mail.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      filename: filename ?? "",
      type: mimeType,
      size: typeof content === "string" ? content.length : content.byteLength,
    })),
  };
}

function named(address: { name: string; address?: string | undefined } | undefined): string {
  if (!address) return "";
  return address.name && address.address
    ? `${address.name} <${address.address}>`
    : (address.address ?? address.name);
}
