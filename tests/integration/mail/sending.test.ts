import PostalMime from "postal-mime";
import { expect, it } from "vitest";
import { z } from "zod";
import { type Message, sendEmail } from "@/server/mail/send-email";
import { mailboxOfFile } from "@/tests/support/mailbox";

const mailbox = mailboxOfFile();
const message: Message = {
  email: { locale: "en-GB", subject: "Hello", heading: "Hello", blocks: [], footer: "Jack" },
  to: { address: "ann@fenwick.example", name: "Ann" },
};

async function sent(change: Partial<Message>, key = "key") {
  await sendEmail({ ...message, ...change }, key);
  const [received] = await mailbox.messages();
  if (!received) throw new Error("nothing was sent");
  const raw = await mailbox.raw(received);
  return { raw, mail: await PostalMime.parse(raw) };
}

it("carries attachments byte for byte", async () => {
  const content = Uint8Array.from({ length: 300 }, (_, at) => at % 256);
  const file = { filename: "agreement.pdf", contentType: "application/pdf", content };
  const { mail } = await sent({ attachments: [file] });
  const [attached, ...more] = mail.attachments;
  expect(more).toEqual([]);
  expect(attached).toMatchObject({ filename: "agreement.pdf", mimeType: "application/pdf" });
  expect(Buffer.from(new Uint8Array(z.instanceof(ArrayBuffer).parse(attached?.content)))).toEqual(
    Buffer.from(content),
  );
  expect(mail.html).toContain("Hello");
  expect(mail.text).toContain("Hello");
});

it("has the two headers of one-click unsubscribing only where there is an address for it", async () => {
  expect((await sent({})).raw).not.toMatch(/^list-/im);
  const stopAddress = "https://jack.example/api/stop-mails?key=abc";
  const { mail } = await sent({ stopAddress });
  const lists = mail.headers.filter(({ key }) => key.startsWith("list-"));
  expect(Object.fromEntries(lists.map(({ key, value }) => [key, value]))).toEqual({
    "list-unsubscribe": `<${stopAddress}>`,
    "list-unsubscribe-post": "List-Unsubscribe=One-Click",
  });
});

it("gives the messages of a thread one reference, and each an id of its own", async () => {
  const first = await sent({ thread: "submission:1" });
  const second = await sent({ thread: "submission:1" }, "another key");
  expect(first.mail.references).toMatch(/^<[0-9a-f]{32}@localhost>$/);
  expect(second.mail.references).toBe(first.mail.references);
  for (const { mail } of [first, second]) expect(mail.inReplyTo).toBe(first.mail.references);
  expect(second.mail.messageId).not.toBe(first.mail.messageId);
});

it.each(["Hello\r\nBcc: eve@else.example", "Hello\nX-Forged: yes\n\nbody"])(
  "F29: a subject with line breaks, %j, adds no header",
  async (subject) => {
    const { raw } = await sent({ email: { ...message.email, subject } });
    const [headers = ""] = raw.split(/\r?\n\r?\n/);
    expect(headers).not.toMatch(/^(bcc|x-forged):/im);
    expect(headers.match(/^subject:/gim)).toHaveLength(1);
  },
);

it("carries names in all letters as they were typed", async () => {
  const name = "Phở Nguyễn Καφέ Чайка قهوة קפה 茶餐廳 さくら 서울 🌮";
  const email = { ...message.email, subject: `Welcome, ${name}`, heading: name };
  const { mail } = await sent({ email, to: { address: "ann@fenwick.example", name } });
  expect(mail.subject).toBe(`Welcome, ${name}`);
  expect(mail.to).toEqual([expect.objectContaining({ name })]);
  expect(mail.html).toContain(name);
  expect(mail.text).toContain(name);
});
