import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, it } from "vitest";
import { leadBody, signUpBody } from "@/server/feed/body";
import { signedHeaders } from "@/server/feed/post";
import { aLead, aRow } from "@/tests/support/database/rows";
import { otherSecret, secret } from "@/tests/support/feed/receiver";

const folder = mkdtempSync(join(tmpdir(), "jack-recipes-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
symlinkSync(resolve("node_modules"), join(folder, "node_modules"));

/** The code of a recipe, exactly as docs/feed.md has it. */
function codeOf(name: string): string {
  const block = new RegExp(`\`\`\`js recipe=${name}\n(.*?)\`\`\``, "s");
  return block.exec(readFileSync("docs/feed.md", "utf8"))?.[1] ?? "";
}

/** The step of a service, which has no modules but `require`. */
const isFromJack: (event: Record<string, unknown>) => boolean = new Function(
  "require",
  `${codeOf("isFromJack")}; return isFromJack;`,
)(createRequire(import.meta.url));

type Handle = (body: string, headers: Record<string, string>) => Promise<number>;

async function chat(send: (message: { text: string }) => Promise<void>): Promise<Handle> {
  const file = join(folder, "chat.mjs");
  writeFileSync(file, codeOf("chat"));
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)).chat({ secret, send });
}

const signUp = {
  ...aRow({ businessName: "=HYPERLINK(1) & Sons" }),
  id: "1",
  reference: "JK-2222-3333",
  paymentStatus: "pending",
  firstPaymentOn: null,
  erasedAt: null,
} as const;
const submittedAt = new Date("2026-11-23T10:00:00Z");
const confirmedAt = new Date("2026-11-23T10:05:00Z");
const submitted = signUpBody("signup.submitted", signUp, submittedAt);
const confirmed = signUpBody("signup.confirmed", { ...signUp, paymentStatus: "confirmed" }, confirmedAt);
const lead = leadBody({ ...aLead(), id: "2", note: "", isSuspect: false }, confirmedAt);
const signed = (body: string, id: string) => signedHeaders(id, body, [secret], new Date());

it("a service's step takes what one of our secrets signed, and nothing forged, changed or old", () => {
  const check = (body: string, secrets: string[], at = new Date(), sent = body) => {
    const {
      "webhook-id": id,
      "webhook-timestamp": timestamp,
      "webhook-signature": signature,
    } = signedHeaders(...(["a", body, secrets, at] as const));
    return isFromJack({ secret, id, timestamp, signature, body: sent });
  };
  expect(check(submitted, [secret])).toBe(true);
  expect(check(submitted, [otherSecret, secret])).toBe(true);
  expect(check(submitted, [otherSecret])).toBe(false);
  expect(check(submitted, [secret], new Date(), `${submitted} `)).toBe(false);
  expect(check(submitted, [secret], submittedAt)).toBe(false);
});

it("a chat room gets each event once, without contact data or markup", async () => {
  const messages: string[] = [];
  const handle = await chat(async ({ text }) => void messages.push(text));
  for (const [body, id] of [
    [submitted, "a"],
    [submitted, "a"],
    [confirmed, "b"],
    [lead, "c"],
  ] as const)
    expect(await handle(body, signed(body, id))).toBe(204);
  expect(messages).toEqual([
    "=HYPERLINK(1)   Sons signed up (JK-2222-3333), not paid yet",
    "New customer: =HYPERLINK(1)   Sons, Jack 250",
    "A new lead: portfolio, 12",
  ]);
  await expect(handle(submitted, signedHeaders("d", submitted, [otherSecret], new Date()))).rejects.toThrow(
    /signature/i,
  );
});
