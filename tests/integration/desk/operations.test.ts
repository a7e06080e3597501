import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { storeEvents } from "@/db/queries/events";
import { addToOutbox } from "@/db/queries/outbox";
import { countWebhookRefusals } from "@/db/queries/webhook-refusals";
import { auditEntries, auditValues, outbox, paymentEvents } from "@/db/schema";
import { readPage } from "@/desk/list/read";
import { dropOne, retryKind, retryOne, runOne } from "@/desk/operations/actions";
import { maxReasonLength } from "@/desk/operations/entries";
import { eventList } from "@/desk/operations/events";
import { outboxList } from "@/desk/operations/outbox";
import { describeOnDatabase } from "../../support/database/database";
import { signedInBrowser } from "../../support/desk/signed-in";
import { redirectOf } from "../../support/sign-up/tab";

process.env.OPERATORS = "ana@firm.example:admin";
process.env.OPERATOR_SECRET = "secret-of-the-operators";

function press(action: (form: FormData) => Promise<void>, fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return redirectOf(() => action(form));
}

describeOnDatabase("an administrator", (use) => {
  beforeEach(() => signedInBrowser("ana@firm.example"));

  const audit = async () =>
    (await use().db.select().from(auditEntries).orderBy(auditEntries.id))
      .filter(({ act }) => act !== "signed_in")
      .map(({ act, subjectId }) => [act, subjectId]);
  const entryOf = async (key: string) => (await use().db.select().from(outbox).where(eq(outbox.key, key)))[0];

  async function parked(key = "a") {
    await addToOutbox(use().db, [{ kind: "firm_notice", key, payload: { submissionId: "s" } }]);
    await use()
      .db.update(outbox)
      .set({ attempts: 6, deadAt: new Date(), lastError: "550" })
      .where(eq(outbox.key, key));
    return (await entryOf(key))?.id ?? "";
  }

  it("sees parked and waiting work with its reason, and when each job runs next", async () => {
    await use().db.delete(outbox);
    const id = await parked();
    await addToOutbox(use().db, [{ kind: "lead_notice", key: "b", payload: {} }]);
    const page = await readPage(outboxList, {});
    expect(page).toMatchObject({
      counts: [1, 1],
      rows: [
        {
          id,
          kind: "firm_notice",
          name: "Notice of a new customer",
          attempts: 6,
          lastError: "550",
          submissionId: "s",
        },
      ],
      next: null,
    });
    expect(page.facts.jobs.map(({ name }) => name)).toContain("reconcile_unfinished");
    await addToOutbox(use().db, [{ kind: "busy_day", key: "of a newer release", payload: {} }]);
    const waiting = (await readPage(outboxList, { state: "waiting" })).rows.map(({ name }) => name).sort();
    expect(waiting).toEqual(["Notice of a lead", "busy_day"].sort());
  });

  it("retries parked work once, though the button is pressed twice", async () => {
    const id = await parked();
    const done = "/console/outbox?message=done&asked=retry";
    expect(await press(retryOne, { entry: id, state: "parked" })).toBe(done);
    expect(await press(retryOne, { entry: id, state: "parked" })).toBe(done.replace("done", "repeated"));
    expect(await entryOf("a")).toMatchObject({ deadAt: null, attempts: 0, doneAt: null });
    expect(await audit()).toEqual([["job_retried", id]]);
  });

  it("retries all parked work of a kind, and no other", async () => {
    for (const key of ["a", "b", "c"]) await parked(key);
    await use().db.update(outbox).set({ kind: "lead_notice" }).where(eq(outbox.key, "c"));
    const done = "/console/outbox?message=done&asked=all";
    expect(await press(retryKind, { kind: "firm_notice" })).toBe(done);
    expect(await press(retryKind, { kind: "firm_notice" })).toBe(done.replace("done", "repeated"));
    for (const key of ["a", "b"]) expect(await entryOf(key)).toMatchObject({ deadAt: null, attempts: 0 });
    expect((await entryOf("c"))?.deadAt).not.toBeNull();
    expect(await audit()).toEqual([["job_retried", null]]);
    const values = await use().db.select().from(auditValues);
    expect(values.map((one) => one.values)).toContainEqual({ kind: "firm_notice", rows: 2 });
  });

  it("drops work for a reason, which the audit keeps", async () => {
    const id = await parked();
    expect(await press(dropOne, { entry: id, reason: " ", state: "parked" })).toContain("message=noReason");
    const reason = "x".repeat(maxReasonLength + 1);
    expect(await press(dropOne, { entry: id, reason, state: "parked" })).toContain("message=longReason");
    expect(await entryOf("a")).toMatchObject({ doneAt: null });
    expect(await press(dropOne, { entry: id, reason: "Wrong address", state: "parked" })).toContain(
      "message=done",
    );
    expect(await entryOf("a")).toMatchObject({
      doneAt: expect.any(Date),
      deadAt: null,
      lastError: "dropped",
    });
    expect(await audit()).toEqual([["job_dropped", id]]);
    const values = await use().db.select().from(auditValues);
    expect(values.map((one) => one.values)).toContainEqual({ reason: "Wrong address" });
  });

  it("is told when the work was done meanwhile", async () => {
    const id = await parked();
    await use().db.update(outbox).set({ doneAt: new Date(), deadAt: null }).where(eq(outbox.id, id));
    expect(await press(retryOne, { entry: id, state: "parked" })).toContain("message=over&asked=retry");
    expect(await press(dropOne, { entry: id, reason: "x", state: "parked" })).toContain(
      "message=over&asked=drop",
    );
    expect(await audit()).toEqual([]);
  });

  const event = (id: string, outcome: string | null, action = "fulfilled") => ({
    ...{ id, resourceType: "mandate_requests", action, outcome },
    ...{ links: {}, details: {}, resourceMetadata: {}, occurredAt: new Date() },
  });

  it("sees what arrived, what no sign-up knows and what was ignored", async () => {
    await storeEvents(use().db, [event("EV1", null), event("EV2", "ignored", "bank_authorisation_visited")]);
    await use().db.insert(paymentEvents).values(event("EV3", "unmatched"));
    const ids = async (filter: string) =>
      (await readPage(eventList, { filter })).rows.map(({ id }) => id).sort();
    expect(await ids("")).toEqual(["EV1", "EV2", "EV3"]);
    expect(await ids("waiting")).toEqual(["EV1"]);
    expect(await ids("unmatched")).toEqual(["EV3"]);
    expect(await ids("ignored")).toEqual(["EV2"]);
    const { rows, counts } = await readPage(eventList, {});
    expect(counts).toEqual([3, 1, 1, 1]); // All, waiting, unmatched, ignored
    expect(new Map(rows.map(({ id, mayRun }) => [id, mayRun]))).toEqual(
      new Map([
        ["EV1", false], // Queued already
        ["EV2", false], // Jack does not act on it
        ["EV3", true],
      ]),
    );
  });

  it("runs an event again, also when its entry is long gone", async () => {
    await use().db.insert(paymentEvents).values(event("EV3", "unmatched"));
    const ran = "/console/webhooks?filter=unmatched&message=ran";
    expect(await press(runOne, { event: "EV3", filter: "unmatched" })).toBe(ran);
    expect(await press(runOne, { event: "EV3", filter: "unmatched" })).toBe(ran);
    expect(await entryOf("payment_event:EV3")).toMatchObject({
      kind: "payment_event",
      doneAt: null,
      attempts: 0,
    });
    expect(await audit()).toEqual([["event_run_again", "EV3"]]);
    expect(await press(runOne, { event: "EV9", filter: "" })).toContain("message=unknown");
  });

  it("sees how many webhooks were refused, and why", async () => {
    await countWebhookRefusals(use().db, "signature", 4);
    await countWebhookRefusals(use().db, "body", 1);
    expect((await readPage(eventList, {})).facts).toMatchObject([
      { reason: "body", refused: 1 },
      { reason: "signature", refused: 4, lastAt: expect.any(Date) },
    ]);
  });
});
