import { eq } from "drizzle-orm";
import { beforeEach, expect, it, vi } from "vitest";
import { POST } from "@/app/console/export/route";
import { searchSignUps } from "@/app/console/sign-ups/actions";
import { createDraft } from "@/db/queries/drafts";
import { addToOutbox } from "@/db/queries/outbox";
import {
  auditEntries,
  auditValues,
  leads,
  operatorSessions,
  paymentEvents,
  paymentMoves,
  searches,
} from "@/db/schema";
import { erasedContact } from "@/lib/console/erasure";
import { leadKinds } from "@/lib/sign-up/lead";
import { issueOperatorLink, openLink } from "@/server/console/sign-in";
import { form, takeBrowser } from "@/tests/support/console/browser";
import { type Row, signUp } from "@/tests/support/console/sign-ups";
import { describeOnBothDatabases } from "@/tests/support/database/database";
import { aLead, aRow, aSubmission, start } from "@/tests/support/database/rows";
import { contact } from "@/tests/support/full-answers";
import { leadsTo } from "@/tests/support/sign-up/tab";

vi.mock("next/headers", () => import("@/tests/support/console/browser"));
vi.mock("next/navigation", () => import("next/dist/client/components/navigation.react-server"));
process.env.OPERATORS = "ana@firm.example:admin, bo@firm.example:viewer";
process.env.OPERATOR_SECRET = "secret-of-the-operators";

function ask(as: string, filters = "", list = "sign-ups"): Promise<Response> {
  const address = `http://localhost/console/export?list=${list}${filters.replace("?", "&")}`;
  return POST(new Request(address, { method: "POST", body: form({ as }) }));
}

/** By the bytes: `text()` would drop the byte order mark. */
const textOf = async (response: Response) => Buffer.from(await response.arrayBuffer()).toString();
const linesOf = async (response: Response) => (await textOf(response)).replace(/\n$/, "").split("\n");

describeOnBothDatabases("an administrator", (use) => {
  const signedUp = (...changes: Row[]) => signUp(use().db, ...changes);
  const recorded = () =>
    use()
      .db.select({ act: auditEntries.act, values: auditValues.values })
      .from(auditEntries)
      .innerJoin(auditValues, eq(auditValues.entryId, auditEntries.id))
      .orderBy(auditEntries.id);

  beforeEach(async () => {
    takeBrowser();
    const link = await issueOperatorLink("ana@firm.example");
    await openLink(new URL(link).searchParams.get("key") ?? "");
  });

  it("exports more sign-ups than one batch, each once, and is recorded with their number", async () => {
    await signedUp(...Array.from({ length: 1_203 }, (_, index) => ({ businessName: `Shop ${index}` })));
    const lines = await linesOf(await ask("jsonl"));
    expect(lines.at(-1)).toBe('{"end":true,"rows":1203}');
    const exported = lines.slice(0, -1).map((line) => JSON.parse(line));
    expect(new Set(exported.map((row) => row.business_name)).size).toBe(1_203);
    expect((await recorded()).filter(({ act }) => act === "exported").map(({ values }) => values)).toEqual([
      { format: "jsonl", list: "/console/sign-ups", search: null },
      { format: "jsonl", rows: 1_203, whole: true },
    ]);
  });

  it("exports the columns of the database, with money as decimals, and nothing that opens a sign-up", async () => {
    await signedUp({
      additionalData: { ...aRow().additionalData, attribution: { utm_source: "News" } },
    });
    const response = await ask("jsonl");
    expect(response.headers.get("content-disposition")).toMatch(
      /^attachment; filename="sign-ups-\d{4}-\d\d-\d\d\.jsonl"$/,
    );
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    const [row = ""] = await linesOf(response);
    expect(JSON.parse(row)).toMatchObject({
      business_name: "Harbour Bakery Ltd",
      plan_price: "149.00",
      has_rollover: false,
      directors: [{ name: "Ada Byron" }],
      source: "news",
      attribution: { utm_source: "News" },
    });
    expect(row).not.toContain("owner_token_hash");
  });

  it("exports an erased person's address as erased", async () => {
    const { name: contactName, email: contactEmail } = erasedContact;
    await signedUp({ contactName, contactEmail, erasedAt: new Date() });
    const [row = ""] = await linesOf(await ask("jsonl"));
    expect(JSON.parse(row)).toMatchObject({ contact_name: "Erased", contact_email: "Erased" });
    expect(row).not.toContain(contactEmail);
  });

  it("exports CSV that no spreadsheet computes, of the filtered list alone", async () => {
    await signedUp({ businessName: "=1+1", paymentStatus: "failed" }, { businessName: "Plain" });
    const response = await ask("csv", "?status=failed&market=uk");
    const [head = "", row = "", end] = (await linesOf(response)).map((line) => line.replace(/\r$/, ""));
    expect(head).toMatch(/^\uFEFFid,reference,/);
    expect(row).toContain(",'=1+1,");
    expect(row).toContain(",'+447700900123,");
    expect(end).toBe("# end of export, 1 rows");
  });

  it("exports what a search finds", async () => {
    await signedUp({ businessName: "Fenwick" }, { businessName: "Quillon" });
    const address = await leadsTo(() => searchSignUps(form({ text: " Fenwick ", market: "uk" })));
    expect(address).toMatch(/^\/console\/sign-ups\?market=uk&search=[0-9a-f-]{36}$/);
    const lines = await linesOf(await ask("jsonl", address?.replace(/^[^?]+/, "")));
    expect(lines.map((line) => JSON.parse(line).business_name)).toEqual(["Fenwick", undefined]);
  });

  it("leaves a cut-off file without its last line, and records that", async () => {
    await signedUp(...Array.from({ length: 1_100 }, () => ({})));
    const reader = (await ask("csv")).body?.getReader();
    await reader?.read();
    const { value } = (await reader?.read()) ?? {};
    await reader?.cancel();
    expect(new TextDecoder().decode(value)).not.toContain("end of export");
    const { act, values } = (await recorded()).at(-1) ?? {};
    expect([act, values]).toEqual(["exported", { format: "csv", rows: expect.any(Number), whole: false }]);
  });

  it("is recorded for a search, once for the same one, and searches nothing for nothing", async () => {
    const first = await leadsTo(() => searchSignUps(form({ text: "Fenwick" })));
    expect(await leadsTo(() => searchSignUps(form({ text: "fenwick " })))).toBe(first);
    expect(await leadsTo(() => searchSignUps(form({ text: " \u200B ", plan: "starter" })))).toBe(
      "/console/sign-ups?plan=starter",
    );
    expect(await use().db.select({ text: searches.text }).from(searches)).toEqual([{ text: "fenwick" }]);
    expect(await recorded()).toContainEqual({ act: "searched", values: { text: "fenwick" } });
    expect((await recorded()).filter(({ act }) => act === "searched")).toHaveLength(1);
  });

  it("exports leads of a filter, unfinished sign-ups, payments, webhooks, work and the audit, and nothing that opens them", async () => {
    const { db } = use();
    for (const kind of leadKinds) await db.insert(leads).values(aLead({ kind, fingerprint: kind }));
    await createDraft(db, start, { contact: { ...contact, contactEmail: "rosa@harbour.example" } }, "a-hash");
    const { id: signUpId } = await aSubmission(db);
    await db
      .insert(paymentMoves)
      .values({ submissionId: signUpId, from: "pending", to: "failed", cause: "return" });
    const exported = async (list: string, filters = "") =>
      (await linesOf(await ask("jsonl", filters, list))).map((line) => JSON.parse(line));
    const [lead, end] = await exported("leads", `&kind=${leadKinds[1]}&olderThan=x`);
    expect([lead.kind, lead.email, end.rows]).toEqual([leadKinds[1], aLead().email, 1]);
    expect(lead.is_suspect).toBe(false);
    expect(lead).not.toHaveProperty("fingerprint");
    expect((await exported("unfinished"))[0]).toMatchObject({
      email: "rosa@harbour.example",
      step: "plan",
    });
    expect((await exported("payments"))[0]).toMatchObject({ sign_up_id: signUpId, to_status: "failed" });
    const event = {
      resourceType: "mandates",
      action: "created",
      links: {},
      details: {},
      resourceMetadata: {},
    };
    for (const [id, outcome] of Object.entries({ EV1: "told", EV2: "ignored" }))
      await db.insert(paymentEvents).values({ ...event, id, outcome, occurredAt: new Date() });
    expect(await exported("webhooks", "&filter=ignored")).toMatchObject([
      { id: "EV2" },
      { end: true, rows: 1 },
    ]);
    await addToOutbox(db, [{ kind: "firm_alarm", key: "an alarm", payload: { submissionId: signUpId } }]);
    expect((await exported("work", "&state=waiting"))[0]).toMatchObject({
      kind: "firm_alarm",
      sign_up_id: signUpId,
    });
    const audit = await exported("audit", "&act=exported");
    expect(audit.at(-1)).toEqual({ end: true, rows: 11 });
    expect(audit.at(-2)).toMatchObject({
      operator: "ana@firm.example",
      values: { list: `/console/leads?kind=${leadKinds[1]}` },
    });
  });

  it("gets no more rows, and no last line, once the session was ended", async () => {
    await signedUp(...Array.from({ length: 1_100 }, () => ({})));
    const reader = (await ask("csv")).body?.getReader();
    await reader?.read();
    await use().db.delete(operatorSessions);
    let rest = "";
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
      rest += new TextDecoder().decode(part.value);
    expect(rest).not.toContain("end of export");
    expect((await recorded()).at(-1)?.values).toMatchObject({ whole: false });
  });

  it("leads to the list for a format that is none, and to no page for a list that is none", async () => {
    const none = await ask("csv", "", "people");
    expect([none.status, none.headers.get("location")]).toEqual([303, "/console/none"]);
    const { status, headers } = await ask("xlsx");
    expect([status, headers.get("location")]).toEqual([303, "/console/sign-ups"]);
  });
});
