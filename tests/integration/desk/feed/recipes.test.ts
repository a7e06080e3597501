import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { leadBody, signUpBody } from "@/desk/feed/body";
import { newEndpointSecret, signedHeaders } from "@/desk/feed/sign";
import { aLead, aRow } from "../../../support/database/rows";

type Headers = Record<string, string>;
type Handle = (body: string, headers: Headers) => Promise<number>;

const folder = mkdtempSync(join(tmpdir(), "jack-recipes-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
symlinkSync(resolve("node_modules"), join(folder, "node_modules"));

/** The handler of a recipe, exactly as docs/feed.md has it. */
async function recipe(name: string, parts: Record<string, unknown>): Promise<Handle> {
  const [, code = ""] =
    new RegExp(`\`\`\`js recipe=${name}\n(.*?)\`\`\``, "s").exec(readFileSync("docs/feed.md", "utf8")) ?? [];
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, code);
  return (await import(/* @vite-ignore */ pathToFileURL(file).href))[name](parts);
}

const secret = newEndpointSecret();
const signUp = {
  ...aRow({ businessName: "=HYPERLINK(1) & Sons" }),
  id: "1",
  reference: "JK-2222-3333",
  paymentStatus: "pending",
} as const;
const submittedAt = new Date("2026-11-23T10:00:00Z");
const confirmedAt = new Date("2026-11-23T10:05:00Z");
const submitted = signUpBody("signup.submitted", signUp, submittedAt);
const confirmed = signUpBody("signup.confirmed", { ...signUp, paymentStatus: "confirmed" }, confirmedAt);
const lead = leadBody({ ...aLead(), id: "2", note: "", isSuspect: false, sentAt: confirmedAt });
const signed = (body: string, eventId: string) =>
  signedHeaders({ eventId, body, secret, previousSecret: null }, new Date());

describe("the recipe for a CRM", () => {
  it("keeps one contact per sign-up, at its newest state", async () => {
    const contacts = new Map<string, unknown>();
    const handle = await recipe("crm", {
      secret,
      upsert: async (id: string, contact: unknown) => void contacts.set(id, contact),
    });
    for (const [body, id] of [
      [submitted, "a"],
      [confirmed, "b"],
      [submitted, "a"],
      [lead, "c"],
    ] as const)
      expect(await handle(body, signed(body, id))).toBe(204);
    expect([...contacts]).toEqual([
      ["1", expect.objectContaining({ email: "ada@bakery.example", stage: "Customer", monthly: 149 })],
    ]);
  });
});

describe("the recipe for a spreadsheet", () => {
  it("adds each event once, and no formula", async () => {
    const rows: unknown[][] = [];
    const handle = await recipe("sheet", {
      secret,
      idsInFirstColumn: async () => rows.map(([id]) => id),
      append: async (row: unknown[]) => void rows.push(row),
    });
    for (const [body, id] of [
      [submitted, "a"],
      [submitted, "a"],
      [confirmed, "b"],
    ] as const)
      expect(await handle(body, signed(body, id))).toBe(204);
    expect(rows.map(([id, type]) => [id, type])).toEqual([
      ["a", "signup.submitted"],
      ["b", "signup.confirmed"],
    ]);
    expect(rows[0]).toContain("'=HYPERLINK(1) & Sons");
    expect(rows[0]).toContain(149);
  });
});

describe("the recipe for a chat channel", () => {
  it("says each event once, without contact data or markup", async () => {
    const message: string[] = [];
    const handle = await recipe("chat", {
      secret,
      send: async ({ text }: { text: string }) => void message.push(text),
    });
    for (const [body, id] of [
      [submitted, "a"],
      [submitted, "a"],
      [confirmed, "b"],
      [lead, "c"],
    ] as const)
      expect(await handle(body, signed(body, id))).toBe(204);
    expect(message).toEqual([
      "=HYPERLINK(1)   Sons signed up (JK-2222-3333), not paid yet",
      "New customer: =HYPERLINK(1)   Sons, Jack 250",
      "A new lead: portfolio, 12",
    ]);
  });
});

it.each(["crm", "sheet", "chat"])("the recipe for %s refuses what is not signed by us", async (name) => {
  const nothing = async () => {
    throw new Error("acted on it");
  };
  const handle = await recipe(name, {
    secret,
    upsert: nothing,
    append: nothing,
    send: nothing,
    idsInFirstColumn: nothing,
  });
  const forged = signedHeaders(
    { eventId: "a", body: submitted, secret: newEndpointSecret(), previousSecret: null },
    new Date(),
  );
  await expect(handle(submitted, forged)).rejects.toThrow(/signature/i);
  await expect(handle(`${submitted} `, signed(submitted, "a"))).rejects.toThrow(/signature/i);
  const old = signedHeaders({ eventId: "a", body: submitted, secret, previousSecret: null }, submittedAt);
  await expect(handle(submitted, old)).rejects.toThrow(/timestamp/i);
});
