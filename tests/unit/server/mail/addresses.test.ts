import fc from "fast-check";
import { createTransport } from "nodemailer";
import { expect, it } from "vitest";
import { isEmail } from "@/lib/sign-up/rules/email";

const transport = createTransport({ streamTransport: true, buffer: true });

async function recipientsOf(address: string): Promise<string[]> {
  const to = { address, name: "Marsh, Rosa" };
  const { envelope } = await transport.sendMail({ from: "jack@firm.example", to, text: "Hello" });
  return envelope.to;
}

it("sends to every address that a form accepts, and to no other", async () => {
  const local = fc.string({
    unit: fc.constantFrom(..."aZ0.!#$%&'*+/=?^_`{|}~-"),
    minLength: 1,
    maxLength: 20,
  });
  await fc.assert(
    fc.asyncProperty(local, async (name) => {
      const address = `${name}@example.co.uk`;
      expect(isEmail(address)).toBe(true);
      const [recipient = "", ...more] = await recipientsOf(address);
      // Quoted where its dots ask for it (RFC 5321)
      expect(recipient.replace(/^"(.*)"@/, "$1@")).toBe(address);
      expect(more).toEqual([]);
    }),
  );
});

it("sends to an international host in ASCII", async () => {
  expect(await recipientsOf("info@xn--rucher-bua.de")).toEqual(["info@xn--rucher-bua.de"]);
});
