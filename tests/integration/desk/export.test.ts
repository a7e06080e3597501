import { beforeEach, expect, it } from "vitest";
import { createDraft } from "@/db/queries/drafts";
import { addToOutbox } from "@/db/queries/outbox";
import { leads, paymentEvents, paymentMoves } from "@/db/schema";
import { leadKinds } from "@/lib/sign-up/lead";
import { erasedContact } from "@/server/privacy/person";
import { describeOnDatabase } from "../../support/database/database";
import { aLead, aRow, aSubmission, start } from "../../support/database/rows";
import { exported, recordedIn, rowsIn } from "../../support/desk/exports";
import { type Row, signUp } from "../../support/desk/sign-ups";
import { signedInBrowser } from "../../support/desk/signed-in";
import { contact } from "../../support/full-answers";

process.env.OPERATORS = "ana@firm.example:admin, bo@firm.example:viewer";
process.env.OPERATOR_SECRET = "secret-of-the-operators";

const rowsOf = async (list: string, filters = "") => rowsIn(await exported("csv", { list, filters }));

describeOnDatabase("an administrator", (use) => {
  const signedUp = (...changes: Row[]) => signUp(use().db, ...changes);
  const recorded = () => recordedIn(use().db);

  beforeEach(async () => {
    await signedInBrowser("ana@firm.example");
  });

  it("exports more sign-ups than one batch, each once, and is recorded with their number", async () => {
    const count = 503;
    await signedUp(...Array.from({ length: count }, (_, index) => ({ businessName: `Shop ${index}` })));
    const rows = await rowsOf("sign-ups");
    expect(new Set(rows.map((row) => row.business_name)).size).toBe(count);
    expect((await recorded()).filter(({ act }) => act === "exported").map(({ values }) => values)).toEqual([
      { format: "csv", list: "/console/sign-ups", search: null },
      { format: "csv", rows: count, whole: true },
    ]);
  });

  it("exports the columns of the database, with money as decimals, and nothing that opens a sign-up", async () => {
    await signedUp({
      additionalData: { ...aRow().additionalData, attribution: { utm_source: "News" } },
    });
    const response = await exported("csv");
    expect(response.headers.get("content-disposition")).toMatch(
      /^attachment; filename="sign-ups-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    const [row = {}] = await rowsIn(response);
    expect(row).toMatchObject({
      business_name: "Harbour Bakery Ltd",
      plan_name: "Jack 250",
      plan_price: "149.00",
      has_rollover: "false",
      directors: expect.stringMatching(/^\[\{"name":"Ada Byron"/),
      source: "news",
      attribution: '{"utm_source":"News"}',
    });
    // Beside each time there is the firm's clock.
    const times = Object.keys(row).filter((name) => /^\d{4}-\d\d-\d\dT/.test(row[name] ?? ""));
    expect(times).toContain("created_at");
    for (const name of times) expect(row[`${name}_local`], name).toMatch(/^\d{4}-\d\d-\d\d \d\d:/);
    expect(Object.keys(row)).not.toContain("owner_token_hash");
  });

  it("exports an erased person's address as erased", async () => {
    const { name: contactName, email: contactEmail } = erasedContact;
    await signedUp({ contactName, contactEmail, erasedAt: new Date() });
    const [row] = await rowsOf("sign-ups");
    expect(row).toMatchObject({ contact_name: "Erased", contact_email: "Erased" });
    expect(Object.values(row ?? {})).not.toContain(contactEmail);
  });

  it("exports what a search finds", async () => {
    await signedUp({ businessName: "Fenwick" }, { businessName: "Quillon" });
    const rows = await rowsOf("sign-ups", "&market=uk&q=+Fenwick+");
    expect(rows.map(({ business_name }) => business_name)).toEqual(["Fenwick"]);
    expect((await recorded()).map(({ values }) => values)).toContainEqual({
      ...{ format: "csv", list: "/console/sign-ups?market=uk", search: "fenwick" },
    });
  });

  it("exports leads of a filter, unfinished sign-ups, payments, webhooks, work and the audit, and nothing that opens them", async () => {
    const { db } = use();
    for (const kind of leadKinds) await db.insert(leads).values(aLead({ kind, fingerprint: kind }));
    await createDraft(db, start, { contact: { ...contact, contactEmail: "rosa@harbour.example" } }, "a-hash");
    const { id: signUpId } = await aSubmission(db);
    await db
      .insert(paymentMoves)
      .values({ submissionId: signUpId, from: "pending", to: "failed", cause: "return" });
    const [lead, ...others] = await rowsOf("leads", `&kind=${leadKinds[1]}`);
    expect(others).toEqual([]);
    expect(lead).toMatchObject({ kind: leadKinds[1], email: aLead().email, is_suspect: "false" });
    expect(lead).not.toHaveProperty("fingerprint");
    expect((await rowsOf("unfinished"))[0]).toMatchObject({
      email: "rosa@harbour.example",
      step: "plan",
    });
    expect((await rowsOf("payments"))[0]).toMatchObject({ sign_up_id: signUpId, set_up: "refused" });
    const event = {
      resourceType: "mandates",
      action: "created",
      links: {},
      details: {},
      resourceMetadata: {},
    };
    for (const [id, outcome] of Object.entries({ EV1: "applied", EV2: "ignored" }))
      await db.insert(paymentEvents).values({ ...event, id, outcome, occurredAt: new Date() });
    expect(await rowsOf("webhooks", "&filter=ignored")).toMatchObject([{ id: "EV2" }]);
    await addToOutbox(db, [{ kind: "firm_alarm", key: "an alarm", payload: { submissionId: signUpId } }]);
    expect((await rowsOf("outbox", "&state=waiting"))[0]).toMatchObject({
      kind: "firm_alarm",
      sign_up_id: signUpId,
    });
    const audit = await rowsOf("audit", "&act=exported");
    expect(audit).toHaveLength(11);
    expect(audit.at(-1)).toMatchObject({
      operator: "ana@firm.example",
      values: expect.stringContaining(`/console/leads?kind=${leadKinds[1]}`),
    });
  });

  it("leads to the list that says so, in place of a file without a filter that means nothing", async () => {
    for (const filters of [
      "?owner=aaaaaaaaaaaa",
      "?from=2026-07-02&to=2026-07-01",
      "?setUp=refused&setUp=paid",
    ]) {
      const { status, headers } = await exported("csv", { filters });
      expect([status, headers.get("location")]).toEqual([303, `/console/sign-ups${filters}`]);
    }
  });

  it("leads to the list for a format that is none, and to no page for a list that is none", async () => {
    const none = await exported("csv", { list: "people" });
    expect([none.status, none.headers.get("location")]).toEqual([303, "/console/none"]);
    const { status, headers } = await exported("pdf");
    expect([status, headers.get("location")]).toEqual([303, "/console/sign-ups"]);
  });
});
