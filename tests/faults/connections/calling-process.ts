import { findMandateRequest } from "@/server/gocardless/billing-requests";
import { sendEmail } from "@/server/mail/send-email";

/** In a process of its own, because Node reads its certificate authorities when it starts. */
const calls = {
  provider: () => findMandateRequest("BRQ1"),
  mail: () => sendEmail({ email, to: { address: "ann@fenwick.example", name: "" } }, "once"),
};
const email = { locale: "en-GB", subject: "Hello", heading: "Hello", blocks: [], footer: "Jack" } as const;

const [name = ""] = process.argv.slice(2);
const answer = await calls[name as keyof typeof calls]().catch((error: unknown) => ({
  error: String(error),
}));
process.send?.(answer ?? null);
process.disconnect?.();
