import { beforeEach, expect, it, vi } from "vitest";
import { createDraft } from "@/db/queries/drafts";
import { addToOutbox } from "@/db/queries/outbox";
import { leads, paymentEvents, paymentMoves } from "@/db/schema";
import { fieldsOf } from "@/desk/export/fields";
import { rowsAtOnce } from "@/desk/export/file";
import { erasedContact } from "@/desk/sign-ups/person/rows";
import { leadKinds } from "@/lib/sign-up/lead";
import { describeOnDatabase } from "../../support/database/database";
import { aLead, aRow, aSubmission, start } from "../../support/database/rows";
import { exported, recordedIn } from "../../support/desk/exports";
import { type Row, signUp } from "../../support/desk/sign-ups";
import { signedInBrowser } from "../../support/desk/signed-in";
import { contact } from "../../support/full-answers";

vi.mock("next/headers", () => import("../../support/desk/browser"));
vi.mock("next/navigation", () => import("next/dist/client/components/navigation.react-server"));
process.env.OPERATORS = "ana@firm.example:admin, bo@firm.example:viewer";
process.env.OPERATOR_SECRET = "secret-of-the-operators";

/** By the bytes: `text()` would drop the byte order mark. */
const textOf = async (response: Response) => Buffer.from(await response.arrayBuffer()).toString();
const linesOf = async (response: Response) => (await textOf(response)).replace(/\n$/, "").split("\n");

/** A line of JSON Lines, whose times and prices are in columns that a spreadsheet shows as such. */
function parsed(line: string) {
  const row = JSON.parse(line);
  for (const [column, value] of Object.entries(row)) {
    const [field, forPeople] = fieldsOf([column]);
    if (/^\d{4}-\d\d-\d\dT/.test(String(value))) expect(forPeople?.kind, column).toBe("localTime");
    if (/^\d+\.\d\d$/.test(String(value))) expect(field?.kind, column).toBe("money");
  }
  return row;
}

describeOnDatabase("an administrator", (use) => {
  const signedUp = (...changes: Row[]) => signUp(use().db, ...changes);
  const recorded = () => recordedIn(use().db);

  beforeEach(async () => {
    await signedInBrowser("ana@firm.example");
  });

  it("exports more sign-ups than one batch, each once, and is recorded with their number", async () => {
    const count = rowsAtOnce + 3;
    await signedUp(...Array.from({ length: count }, (_, index) => ({ businessName: `Shop ${index}` })));
    const lines = await linesOf(await exported("jsonl"));
    expect(lines.at(-1)).toBe(`{"end":true,"rows":${count}}`);
    const rows = lines.slice(0, -1).map((line) => JSON.parse(line));
    expect(new Set(rows.map((row) => row.business_name)).size).toBe(count);
    expect((await recorded()).filter(({ act }) => act === "exported").map(({ values }) => values)).toEqual([
      { format: "jsonl", list: "/console/sign-ups", search: null },
      { format: "jsonl", rows: count, whole: true },
    ]);
  });

  it("exports the columns of the database, with money as decimals, and nothing that opens a sign-up", async () => {
    await signedUp({
      additionalData: { ...aRow().additionalData, attribution: { utm_source: "News" } },
    });
    const response = await exported("jsonl");
    expect(response.headers.get("content-disposition")).toMatch(
      /^attachment; filename="sign-ups-\d{4}-\d\d-\d\d\.jsonl"$/,
    );
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    const [row = ""] = await linesOf(response);
    expect(parsed(row)).toMatchObject({
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
    const [row = ""] = await linesOf(await exported("jsonl"));
    expect(JSON.parse(row)).toMatchObject({ contact_name: "Erased", contact_email: "Erased" });
    expect(row).not.toContain(contactEmail);
  });

  it("exports CSV that no spreadsheet computes, of the filtered list alone", async () => {
    await signedUp({ businessName: "=1+1", paymentStatus: "failed" }, { businessName: "Plain" });
    const response = await exported("csv", { filters: "?status=failed&market=uk" });
    const [head = "", row = "", end] = (await linesOf(response)).map((line) => line.replace(/\r$/, ""));
    expect(head).toMatch(/^\uFEFFid,reference,/);
    expect(row).toContain(",'=1+1,");
    expect(row).toContain(",+447700900123,");
    expect(end).toBe("# end of export, 1 rows");
  });

  it("exports what a search finds", async () => {
    await signedUp({ businessName: "Fenwick" }, { businessName: "Quillon" });
    const lines = await linesOf(await exported("jsonl", { filters: "&market=uk&q=+Fenwick+" }));
    expect(lines.map((line) => JSON.parse(line).business_name)).toEqual(["Fenwick", undefined]);
  });

  it("exports leads of a filter, unfinished sign-ups, payments, webhooks, work and the audit, and nothing that opens them", async () => {
    const { db } = use();
    for (const kind of leadKinds) await db.insert(leads).values(aLead({ kind, fingerprint: kind }));
    await createDraft(db, start, { contact: { ...contact, contactEmail: "rosa@harbour.example" } }, "a-hash");
    const { id: signUpId } = await aSubmission(db);
    await db
      .insert(paymentMoves)
      .values({ submissionId: signUpId, from: "pending", to: "failed", cause: "return" });
    const rowsOf = async (list: string, filters = "") =>
      (await linesOf(await exported("jsonl", { list, filters }))).map(parsed);
    const [lead, end] = await rowsOf("leads", `&kind=${leadKinds[1]}&olderThan=x`);
    expect([lead.kind, lead.email, end.rows]).toEqual([leadKinds[1], aLead().email, 1]);
    expect(lead.is_suspect).toBe(false);
    expect(lead).not.toHaveProperty("fingerprint");
    expect((await rowsOf("unfinished"))[0]).toMatchObject({
      email: "rosa@harbour.example",
      step: "plan",
    });
    expect((await rowsOf("payments"))[0]).toMatchObject({ sign_up_id: signUpId, to_status: "failed" });
    const event = {
      resourceType: "mandates",
      action: "created",
      links: {},
      details: {},
      resourceMetadata: {},
    };
    for (const [id, outcome] of Object.entries({ EV1: "told", EV2: "ignored" }))
      await db.insert(paymentEvents).values({ ...event, id, outcome, occurredAt: new Date() });
    expect(await rowsOf("webhooks", "&filter=ignored")).toMatchObject([
      { id: "EV2" },
      { end: true, rows: 1 },
    ]);
    await addToOutbox(db, [{ kind: "firm_alarm", key: "an alarm", payload: { submissionId: signUpId } }]);
    expect((await rowsOf("work", "&state=waiting"))[0]).toMatchObject({
      kind: "firm_alarm",
      sign_up_id: signUpId,
    });
    const audit = await rowsOf("audit", "&act=exported");
    expect(audit.at(-1)).toEqual({ end: true, rows: 11 });
    expect(audit.at(-2)).toMatchObject({
      operator: "ana@firm.example",
      values: { list: `/console/leads?kind=${leadKinds[1]}` },
    });
  });

  it("leads to the list for a format that is none, and to no page for a list that is none", async () => {
    const none = await exported("csv", { list: "people" });
    expect([none.status, none.headers.get("location")]).toEqual([303, "/console/none"]);
    const { status, headers } = await exported("pdf");
    expect([status, headers.get("location")]).toEqual([303, "/console/sign-ups"]);
  });
});
