import { createHmac } from "node:crypto";
import { sql, sum } from "drizzle-orm";
import { expect, it, onTestFinished } from "vitest";
import { outbox, paymentEvents, submissions, webhookRefusals } from "@/db/schema";
import { drainQueue } from "@/server/jobs/queues";
import { receiveWebhook } from "@/server/payments/events/receive";
import { storeRefusals } from "@/server/payments/events/refusals";
import { describeOnDatabase } from "@/tests/support/database/database";
import { fakeGoCardless, recordsOf } from "@/tests/support/payments/ground";
import { openPaymentPage, signUp } from "@/tests/support/payments/sign-up";

const secrets = ["the-new-secret", "the-old-secret"] as const;
process.env.GOCARDLESS_WEBHOOK_SECRETS = secrets.join(",");
const sandbox = fakeGoCardless();

const sign = (body: string, secret: string = secrets[0]) =>
  createHmac("sha256", secret).update(body).digest("hex");

function webhookRequest(body: string, headers: Record<string, string> = {}): Request {
  return new Request("http://localhost/api/webhooks/gocardless", {
    method: "POST",
    body,
    headers: { "content-type": "application/json", "webhook-signature": sign(body), ...headers },
  });
}

let made = 0;
const event = (change: Record<string, unknown> = {}) => {
  made += 1;
  return {
    id: `EV${String(made).padStart(8, "0")}`,
    created_at: "2026-11-21T10:00:00.000Z",
    resource_type: "mandates",
    action: "cancelled",
    links: { mandate: "MD404" },
    details: { origin: "bank", cause: "bank_account_closed", description: "Closed" },
    metadata: {},
    resource_metadata: {},
    ...change,
  };
};
const bodyOf = (...events: unknown[]) => JSON.stringify({ events, meta: { webhook_id: "WB1" } });

describeOnDatabase("webhooks", (use) => {
  const records = recordsOf(use);
  const stored = () => use().db.select().from(paymentEvents);

  const body = bodyOf(event());
  it.each([
    ["the new secret", sign(body), 200],
    ["the old secret", sign(body, secrets[1]), 200],
    ["the new secret in upper case", sign(body).toUpperCase(), 200],
    ["another secret", sign(body, "a-secret-of-nobody"), 498],
    ["an empty secret", sign(body, ""), 498],
    ["a short signature", sign(body).slice(0, 20), 498],
    ["no hex", "z".repeat(64), 498],
    ["something behind the signature", `${sign(body)}zz`, 498],
    ["another body's signature", sign(`${body} `), 498],
    ["an empty header", "", 498],
  ])("F12, scenario 13: a signature with %s", async (_, signature, status) => {
    expect(await receiveWebhook(webhookRequest(body, { "webhook-signature": signature }))).toMatchObject({
      status,
    });
    expect(await stored()).toHaveLength(status === 200 ? 1 : 0);
  });

  it("counts refused webhooks by reason", async () => {
    await storeRefusals(); // Those of the tests before
    await use().db.delete(webhookRefusals);
    const refused = () =>
      use()
        .db.select({ reason: webhookRefusals.reason, refused: sum(webhookRefusals.refused).mapWith(Number) })
        .from(webhookRefusals)
        .groupBy(webhookRefusals.reason)
        .orderBy(webhookRefusals.reason);
    for (let i = 0; i < 3; i += 1) await receiveWebhook(webhookRequest(body, { "webhook-signature": "" }));
    await receiveWebhook(webhookRequest("none"));
    await storeRefusals();
    await receiveWebhook(webhookRequest(body, { "webhook-signature": "" }));
    await storeRefusals();
    expect(await refused()).toEqual([
      { reason: "body", refused: 1 },
      { reason: "signature", refused: 4 },
    ]);
  });

  it("rejects a missing signature, another environment, another type and an oversized body", async () => {
    const unsigned = new Request("http://localhost/", {
      method: "POST",
      body,
      headers: { "content-type": "application/json" },
    });
    expect(await receiveWebhook(unsigned)).toMatchObject({ status: 498 });
    const live = webhookRequest(body, { origin: "https://api.gocardless.com" });
    expect(await receiveWebhook(live)).toMatchObject({ status: 498 });
    expect(await receiveWebhook(webhookRequest(body, { "content-type": "text/plain" }))).toMatchObject({
      status: 415,
    });
    expect(await receiveWebhook(webhookRequest(" ".repeat(1_048_577)))).toMatchObject({ status: 413 });
    const many = bodyOf(...Array.from({ length: 251 }, () => event()));
    expect(await receiveWebhook(webhookRequest(many))).toMatchObject({ status: 413 });
    for (const junk of ["", "{", "[]", "null", '{"events":{}}', "[".repeat(50_000)])
      expect(await receiveWebhook(webhookRequest(junk))).toMatchObject({ status: 400 });
    expect(await stored()).toEqual([]);
  });

  it("stores an event once, and an unreadable event does not block others", async () => {
    const good = event();
    const bad = [null, 7, event({ id: "../customers" }), event({ action: "a b" })];
    const batch = bodyOf(...bad, good, event({ details: { description: "NUL \u0000 and half \ud800" } }));
    expect(await receiveWebhook(webhookRequest(batch))).toMatchObject({ status: 200 });
    expect(await receiveWebhook(webhookRequest(batch))).toMatchObject({ status: 204 });
    expect(await stored()).toHaveLength(2);
    expect(await use().db.select().from(outbox)).toHaveLength(2);
  });

  it.each([
    ...["9999-12-31T23:59:59.000Z", "+275760-09-13T00:00:00.000Z", "0000-01-01T00:00:00.000Z"],
    ...["-271821-04-20T00:00:00.000Z", "soon", "", null, undefined, 8.64e15, {}],
  ])(
    "F48: an event with the date %j is stored with the current date, and does not block others",
    async (created_at) => {
      const began = Date.now();
      expect(await receiveWebhook(webhookRequest(bodyOf(event({ created_at }), event())))).toMatchObject({
        status: 200,
      });
      const at = (await stored()).map(({ occurredAt }) => occurredAt.getTime()).sort();
      expect(at).toEqual([Date.parse("2026-11-21T10:00:00.000Z"), expect.toSatisfy((now) => now >= began)]);
    },
  );

  it.each([
    ["half a character where a text is cut", { details: { description: `${"a".repeat(499)}😀` } }],
    ["NUL in a key", { details: { "a\u0000b": "c" } }],
    ["half a character in a key", { resource_metadata: { "\ud800": "c" } }],
    ["a key cut in half", { resource_metadata: { [`${"a".repeat(49)}😀`]: "c" } }],
    ["NUL in an id", { links: { mandate: "MD\u00001" } }],
    ["links that are none", { links: [7] }],
    ["links that are a text", { links: "MD1", details: 7 }],
    ["very much text", { details: { description: "x".repeat(500_000) } }],
    ["very many keys", { details: Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [i, "x"])) }],
  ])("F48: an event with %s is stored, and does not block others", async (_, odd) => {
    expect(await receiveWebhook(webhookRequest(bodyOf(event(odd), event())))).toMatchObject({ status: 200 });
    expect(await stored()).toHaveLength(2);
  });

  it("F13: accepts 250 events, and ignores irrelevant ones", async () => {
    const known = Array.from({ length: 248 }, () => event());
    const unknown = [event({ resource_type: "payouts", action: "paid" }), event({ action: "sang" })];
    expect(await receiveWebhook(webhookRequest(bodyOf(...known, ...unknown)))).toMatchObject({ status: 200 });
    const outcomes = (await stored()).map(({ outcome }) => outcome);
    expect(outcomes.filter((one) => one === "ignored")).toHaveLength(2);
    const odd = bodyOf(event({ resource_type: "constructor", action: "toString" }));
    expect(await receiveWebhook(webhookRequest(odd))).toMatchObject({ status: 204, hasWork: false });
  });

  it("confirms a debit from its events alone, processed in any order", async () => {
    const { submission } = await signUp(use().db);
    await openPaymentPage(submission);
    await sandbox.approve(await records.requestOf(submission.id));
    const listed = (await sandbox.list("events")).toReversed();
    await receiveWebhook(webhookRequest(bodyOf(...listed)));
    await drainQueue("payments");
    expect((await records.submission(submission.id)).paymentStatus).toBe("confirmed");
    expect(await sandbox.list("subscriptions")).toHaveLength(1);
    expect((await stored()).filter(({ processedAt }) => processedAt === null)).toEqual([]);
  });

  it.each([
    ["is away", 503, { waitsFor: "provider", failures: 0 }],
    ["refuses our token", 401, { waitsFor: null, failures: 1 }],
  ])("an event of a provider that %s", async (_, status, expected) => {
    const { submission } = await signUp(use().db);
    await openPaymentPage(submission);
    await sandbox.approve(await records.requestOf(submission.id));
    await receiveWebhook(webhookRequest(bodyOf(...(await sandbox.list("events")))));
    await sandbox.fault({ kind: "status", status, path: "*", times: "always" });
    await drainQueue("payments");
    const events = (await records.outbox()).filter(({ kind, doneAt }) => kind === "payment_event" && !doneAt);
    expect(events.length).toBeGreaterThan(0);
    for (const entry of events) expect(entry).toMatchObject({ attempts: 1, ...expected });
  });

  it("an event whose outcome a database that shuts down did not store waits for the database", async () => {
    const { db } = use();
    await receiveWebhook(webhookRequest(bodyOf(event({ links: { mandate: "MD0UNKNOWN" } }))));
    await db.execute(sql`create function shut_down() returns trigger language plpgsql
      as $$ begin raise 'terminating connection' using errcode = 'admin_shutdown'; end $$`);
    await db.execute(
      sql`create trigger shut_down before update on payment_events execute function shut_down()`,
    );
    onTestFinished(async () => void (await db.execute(sql`drop function shut_down cascade`)));
    await drainQueue("payments");
    const [entry] = await db.select().from(outbox);
    expect(entry).toMatchObject({ lastError: "57P01", waitsFor: "database", failures: 0 });
  });

  it("F14: stores an unmatched event and matches it later", async () => {
    await receiveWebhook(webhookRequest(bodyOf(event({ links: { mandate: "MD0UNKNOWN" } }))));
    expect(await drainQueue("payments")).toEqual({ done: 0, later: 1 });
    expect(await stored()).toMatchObject([{ outcome: "unmatched", processedAt: null }]);
    expect(await use().db.select().from(outbox)).toMatchObject([
      { lastError: "unmatched", attempts: 1, doneAt: null },
    ]);
  });

  it("F14: notifies the firm once of an approved debit without a sign-up in the database", async () => {
    const { submission } = await signUp(use().db);
    await openPaymentPage(submission);
    await sandbox.approve(await records.requestOf(submission.id));
    const events = await sandbox.list("events");
    await use().db.delete(submissions);
    await receiveWebhook(webhookRequest(bodyOf(...events)));
    await drainQueue("payments");
    await use()
      .db.update(outbox)
      .set({ nextAttemptAt: new Date(0) });
    await drainQueue("payments");
    const alarms = (await records.outbox()).filter(({ kind }) => kind === "firm_alarm");
    expect(alarms).toMatchObject([{ payload: { reason: "unknown_submission", detail: submission.id } }]);
  });

  it("notifies the firm once of a failed payment, and leaves the debit unchanged", async () => {
    const { submission } = await signUp(use().db);
    await openPaymentPage(submission);
    await sandbox.approve(await records.requestOf(submission.id));
    await receiveWebhook(webhookRequest(bodyOf(...(await sandbox.list("events")))));
    await drainQueue("payments");
    await sandbox.control("POST", "clock", { forward_days: 40 });
    const [payment] = await sandbox.list("payments");
    const failed = (action: string) =>
      event({ resource_type: "payments", action, links: { payment: payment?.id } });
    await sandbox.control("POST", "simulate", { scenario: "payment_charged_back", resource: payment?.id });
    await receiveWebhook(
      webhookRequest(bodyOf(failed("charged_back"), failed("charged_back"), failed("failed"))),
    );
    await drainQueue("payments");
    expect(
      (await records.debitNotices(submission.id)).filter((told) => told.startsWith("firm_alarm")),
    ).toEqual(["firm_alarm: payment_charged_back"]);
    expect((await records.submission(submission.id)).paymentStatus).toBe("confirmed");
    await sandbox.control("POST", "clock", { offset_ms: 0 });
  });
});
