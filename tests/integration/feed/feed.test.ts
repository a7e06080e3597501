import { Readable } from "node:stream";
import { eq } from "drizzle-orm";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { storeLead } from "@/db/queries/leads";
import { retryParked } from "@/db/queries/outbox";
import { movePayment } from "@/db/queries/payments";
import { leads, outbox, submissions } from "@/db/schema";
import { defaultEdition } from "@/lib/markets/editions";
import { notNeeded } from "@/lib/outbox";
import { timeoutMs } from "@/server/deadlines";
import { settings } from "@/server/env";
import { leadEvent, movedEvent } from "@/server/feed/event";
import { drainQueue } from "@/server/jobs/queues";
import { receiveLead } from "@/server/leads/receive";
import { reconcile } from "@/server/payments/reconcile";
import { letPass } from "@/tests/support/database/clock";
import { describeOnDatabase } from "@/tests/support/database/database";
import { aLead, aSubmission } from "@/tests/support/database/rows";
import { feedReceiver, otherSecret, secret } from "@/tests/support/feed/receiver";
import { fakeGoCardless, recordsOf } from "@/tests/support/payments/ground";
import { openPaymentPage, signUp } from "@/tests/support/payments/sign-up";
import { jack250 } from "@/tests/support/prices";
import { until } from "@/tests/support/time";

const goCardless = fakeGoCardless();
const receiver = feedReceiver();
const set = (change: Partial<ReturnType<typeof settings>>) => Object.assign(settings(), change);

beforeEach(() => void set({ feedUrl: receiver.url(), feedSecrets: [secret], feedMayBePrivate: true }));

describeOnDatabase("the feed", (use) => {
  const ofKind = (kind: string) =>
    use().db.select().from(outbox).where(eq(outbox.kind, kind)).orderBy(outbox.createdAt);
  const entries = () => ofKind("feed_event");
  const happens = () => storeLead(use().db, aLead(), leadEvent);
  const drain = () => drainQueue("feed");

  async function receive(name: string) {
    const origin = { source: "home", kind: "portfolio" } as const;
    const answer = { leadName: name, leadEmail: "rosa@harbour.example", leadCompanies: 12, leadNote: "" };
    await receiveLead({ edition: defaultEdition, origin, answer, isSuspect: false });
  }

  it("is told of a sign-up, its debit and a lead, by ids in the transaction that writes them", async () => {
    const { db } = use();
    const { submission } = await signUp(db);
    await openPaymentPage(submission);
    await goCardless.approve(await recordsOf(use).requestOf(submission.id));
    expect(await reconcile(submission.id)).toMatchObject({ status: "confirmed" });
    await receive("Rosa Marsh");
    const [lead] = await db.select().from(leads);
    const queued = await entries();
    expect(queued.map(({ payload }) => payload)).toEqual([
      { event: "signup.submitted", submissionId: submission.id },
      { event: "signup.confirmed", submissionId: submission.id },
      { event: "lead.created", leadId: lead?.id },
    ]);
    expect(queued.map(({ createdAt }) => createdAt).at(0)).toEqual(submission.createdAt);
    expect(queued.map(({ createdAt }) => createdAt).at(-1)).toEqual(lead?.sentAt);
    expect(await drain()).toEqual({ done: 3, later: 0 });
    expect(receiver.state.received.map(({ id }) => id).sort()).toEqual(queued.map(({ id }) => id).sort());
  });

  it("is told of nothing that was not committed, of no status on the way, and of nothing without a receiver", async () => {
    const { db } = use();
    const submission = await aSubmission(db);
    const move = (to: "processing" | "failed") =>
      db.transaction(async (tx) => {
        await movePayment(tx, submission, { to, cause: "test", entries: movedEvent(submission, to) });
        if (to === "failed") throw new Error("undone");
      });
    await move("processing");
    await expect(move("failed")).rejects.toThrow("undone");
    set({ feedUrl: null });
    await signUp(db);
    await happens();
    expect(await entries()).toEqual([]);
  });

  it.each(["failed", "cancelled"] as const)("is told again when a debit is %s again", async (to) => {
    const { db } = use();
    const submission = await aSubmission(db);
    for (const paymentVersion of [1, 2]) {
      const at = { ...submission, paymentVersion };
      await db.transaction((tx) => movePayment(tx, at, { to, cause: "test", entries: movedEvent(at, to) }));
    }
    await drain();
    expect(receiver.state.received).toMatchObject([
      { type: `signup.${to}`, data: { status: to } },
      { type: `signup.${to}`, data: { status: to } },
    ]);
  });

  it("gets the order and the contact as they are when it is sent, with the status of the event", async () => {
    const { db } = use();
    const { submission } = await signUp(db);
    await db.update(submissions).set({ contactEmail: "ruth@fenwick.example", paymentStatus: "processing" });
    await drain();
    const business = { name: submission.businessName, number: "09876543", number_type: "companies_house" };
    const { reference } = submission;
    expect(receiver.state.received).toMatchObject([
      {
        type: "signup.submitted",
        timestamp: submission.createdAt.toISOString(),
        data: {
          ...{ id: submission.id, reference, status: "pending", market: "uk" },
          business: { ...business, software: submission.accountingSoftware },
          contact: { name: "Harriet Fenwick", email: "ruth@fenwick.example", phone: null },
          plan: { type: "starter", name: "Jack 250", rollover: false, monthly_amount: jack250.minor },
          first_payment_on: null,
        },
      },
    ]);
  });

  it("gets no contact of somebody who was erased, and nothing of a lead that was deleted", async () => {
    const { db } = use();
    await signUp(db);
    await db.update(submissions).set({ erasedAt: new Date() });
    await happens();
    await db.delete(leads);
    await drain();
    expect(receiver.state.received).toMatchObject([
      { type: "signup.submitted", data: { contact: { name: null, email: null, phone: null } } },
    ]);
    expect((await entries()).map(({ lastError }) => lastError)).toEqual([null, notNeeded]);
  });

  it("can verify an event with each of two secrets", async () => {
    set({ feedSecrets: [otherSecret, secret] });
    for (const known of [secret, otherSecret]) {
      receiver.state.secret = known;
      await happens();
      await drain();
    }
    expect(receiver.state).toMatchObject({ refused: 0, received: [{ signatures: 2 }, { signatures: 2 }] });
  });

  it("gets an event again, under the same id, until it takes it", async () => {
    await happens();
    receiver.answer(503);
    expect(await drain()).toEqual({ done: 0, later: 1 });
    expect(await entries()).toMatchObject([{ lastError: "http_503", waitsFor: "receiver", deadAt: null }]);
    await letPass(use().db, 61);
    receiver.answer(204);
    expect(await drain()).toEqual({ done: 1, later: 0 });
    expect(new Set(receiver.state.received.map(({ id }) => id)).size).toBe(1);
    expect(receiver.state.received).toHaveLength(2);
  });

  it("is not asked for each event while it is away, and gets them all once it is back", async () => {
    for (let i = 0; i < 9; i += 1) await happens();
    receiver.answer(500);
    await drain();
    expect(receiver.state.received).toHaveLength(4);
    receiver.answer(204);
    expect(await drain()).toEqual({ done: 9, later: 0 });
  });

  it.each([
    ["120", 120],
    ["31536000", 3_600],
  ])("is not asked again for %s s, an hour at most, if it says so", async (retryAfter, seconds) => {
    await happens();
    receiver.state.respond = (response) => response.writeHead(429, { "retry-after": retryAfter }).end();
    await drain();
    const [entry] = await entries();
    expect(((entry?.nextAttemptAt.getTime() ?? 0) - Date.now()) / 1_000).toBeCloseTo(seconds, -2);
    receiver.answer(204);
    await happens();
    expect(await drain()).toEqual({ done: 1, later: 0 });
    await letPass(use().db, seconds + 1);
    expect(await drain()).toEqual({ done: 1, later: 0 });
  });

  it("holds back each event for as long as its own answer asked", async () => {
    for (const seconds of ["120", "3600"]) {
      await happens();
      receiver.state.respond = (response) => response.writeHead(429, { "retry-after": seconds }).end();
      await drain();
    }
    receiver.answer(204);
    await letPass(use().db, 121);
    expect(await drain()).toEqual({ done: 1, later: 0 });
  });

  it.each([
    ["redirects", "http_302"],
    ["does not answer in time", "timeout"],
    ["is not there", "ECONNREFUSED"],
    ["changes the protocol", "ECONNRESET"],
  ])("is not followed and not waited for: one that %s", async (what, lastError) => {
    const deadlines: Record<"feedCall", number> = timeoutMs;
    const brief = vi.spyOn(deadlines, "feedCall", "get").mockReturnValue(300);
    onTestFinished(() => brief.mockRestore());
    receiver.state.respond = (response) => {
      if (what === "redirects") response.writeHead(302, { location: "/other" }).end();
      if (what === "changes the protocol")
        response.writeHead(101, { connection: "Upgrade", upgrade: "h2c" }).end();
    };
    if (what === "is not there") set({ feedUrl: "http://127.0.0.1:1/" });
    await happens();
    await drain();
    expect(await entries()).toMatchObject([{ doneAt: null, deadAt: null, lastError }]);
    expect(receiver.state.received.filter(({ path }) => path !== "/hook")).toEqual([]);
  });

  it("does not delay a mail while it holds an answer back, nor is an answer without end read", async () => {
    let isOpen = true;
    let answer = () => {};
    receiver.state.respond = (response) => {
      response.on("close", () => {
        isOpen = false;
      });
      answer = () => void Readable.from(endlessly("x".repeat(65_536))).pipe(response);
    };
    await receive("Rosa Marsh");
    const sending = drain();
    await until(() => receiver.state.received.length === 1);
    await use().db.delete(leads);
    expect(await drainQueue("notices")).toEqual({ done: 1, later: 0 });
    answer();
    expect(await sending).toEqual({ done: 1, later: 0 });
    await until(() => !isOpen);
  });

  it.each([
    ["private", (url: string) => url.replace("http:", "https:")],
    ["a name for a private one", (url: string) => url.replace("http://127.0.0.1", "https://localhost")],
  ])("parks at once what would go to an address that is %s, and connects to nothing", async (_, change) => {
    set({ feedUrl: change(receiver.url()), feedMayBePrivate: false });
    const connected = vi.fn();
    receiver.server.on("connection", connected);
    onTestFinished(() => void receiver.server.off("connection", connected));
    await happens();
    await drain();
    expect(await entries()).toMatchObject([{ deadAt: expect.any(Date), lastError: "address_refused" }]);
    expect(connected).not.toHaveBeenCalled();
  });

  it("parks at once what is answered 410, with one mail until nothing is parked any more", async () => {
    const { db } = use();
    for (let i = 0; i < 6; i += 1) await happens();
    receiver.answer(410);
    const parked = async () => (await entries()).filter(({ deadAt }) => deadAt !== null).length;
    await until(async () => {
      await drain();
      return (await parked()) === 6;
    });
    expect(await ofKind("firm_alarm")).toMatchObject([{ payload: { reason: "feed_parked" } }]);
    await retryParked(db);
    receiver.answer(204);
    expect(await drain()).toEqual({ done: 6, later: 0 });
    await happens();
    receiver.answer(410);
    await drain();
    expect(await ofKind("firm_alarm")).toHaveLength(2);
  });

  it("gives an event up that is refused again and again, while others go through", async () => {
    await happens();
    const [poison] = await entries();
    receiver.state.respond = (response) =>
      response.writeHead(receiver.state.received.at(-1)?.id === poison?.id ? 422 : 204).end();
    for (let round = 0; round < 6; round += 1) {
      await drain();
      await happens();
      await drain();
      await letPass(use().db, 2 * 86_400);
    }
    const [given, ...others] = await entries();
    expect(given).toMatchObject({ failures: 6, deadAt: expect.any(Date), lastError: "http_422" });
    expect(others.every(({ doneAt }) => doneAt !== null)).toBe(true);
  });
});

function* endlessly(text: string) {
  while (true) yield text;
}
