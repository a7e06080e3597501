import fc from "fast-check";
import { describe, expect, expectTypeOf, it } from "vitest";
import type { AlarmReason } from "@/lib/payments/alarms";
import {
  decideOnEvent,
  type EventContext,
  type EventDecision,
  type Treatment,
  treatmentByEvent,
  treatmentOf,
} from "@/lib/payments/provider-events";

const known: EventContext = {
  eventId: "EV1",
  resourceId: "PM1",
  status: null,
  namedSubmissionId: "submission 1",
  submissionId: "submission 1",
  isCancelOrdered: false,
};
const nothing: EventDecision = { outcome: "outdated", endsAlarms: false, alarms: [], reconciles: false };

const decide = (kind: string, facts: Partial<EventContext>) => {
  const [resource = "", action = ""] = kind.split(".");
  const treatment = treatmentOf(resource, action);
  if (!treatment) throw new Error(`${kind} is only stored`);
  return decideOnEvent(treatment, { ...known, ...facts });
};
const about = (reason: AlarmReason, id: string, onceUntilOver: boolean) => [
  { reason, about: id, onceUntilOver },
];

describe("an event of the provider", () => {
  it.each<[string, string, Partial<EventContext>, Partial<EventDecision>]>([
    ["mandates.created", "reconciles", {}, { reconciles: true }],
    [
      "payments.failed",
      "tells the firm while it is so",
      { status: "failed" },
      { outcome: "applied", alarms: about("payment_failed", "PM1", true) },
    ],
    ["payments.failed", "passes once the payment was collected", { status: "paid_out" }, {}],
    ["payments.failed", "passes if there is no such payment", { status: null }, {}],
    [
      "payments.paid_out",
      "ends an alarm while it is so",
      { status: "paid_out" },
      { outcome: "applied", endsAlarms: true },
    ],
    ["payments.paid_out", "ends none once it failed", { status: "failed" }, {}],
    ...["submitted", "confirmed", "paid_out"].map(
      (status): [string, string, Partial<EventContext>, Partial<EventDecision>] => [
        "payments.chargeback_cancelled",
        `ends the alarm of a payment that is ${status} again`,
        { status },
        { outcome: "applied", endsAlarms: true },
      ],
    ),
    [
      "mandates.active",
      "ends an alarm and reconciles",
      { status: "active" },
      { outcome: "applied", endsAlarms: true, reconciles: true },
    ],
    [
      "mandates.reinstated",
      "tells the firm of the event itself, and reconciles",
      {},
      {
        outcome: "applied",
        alarms: about("mandate_reinstated", "EV1", false),
        reconciles: true,
      },
    ],
    [
      "payments.cancelled",
      "is no alarm if the firm had the subscription cancelled",
      { status: "cancelled", isCancelOrdered: true },
      { outcome: "applied" },
    ],
    [
      "mandate_requests.fulfilled",
      "alarms if it names a submission that is not stored",
      { submissionId: null },
      {
        outcome: "unmatched",
        alarms: about("unknown_submission", "submission 1", false),
      },
    ],
    [
      "mandate_requests.fulfilled",
      "is another site's without a name",
      { submissionId: null, namedSubmissionId: null },
      { outcome: "unmatched" },
    ],
    [
      "payments.failed",
      "of nobody is tried again",
      { submissionId: null, status: "failed" },
      { outcome: "unmatched" },
    ],
    [
      "mandates.active",
      "of nobody ends the alarm all the same",
      { submissionId: null, status: "active" },
      { outcome: "unmatched", endsAlarms: true },
    ],
    ["payments.paid_out", "of nobody passes", { submissionId: null }, {}],
  ])("%s %s", (kind, _, facts, decision) => {
    expect(decide(kind, facts)).toEqual({ ...nothing, ...decision });
  });

  it("causes something, or nothing and queues no work", () => {
    expectTypeOf<Record<never, never>>().not.toExtend<Treatment>();
    expect(treatmentOf("payments", "submitted")).toBeNull();
    expect(treatmentOf("payouts", "paid")).toBeNull();
    expect(treatmentOf("payments", "toString")).toBeNull();
  });

  it("never acts on the status that it names itself, and on nothing of nobody's", () => {
    const facts = fc.record({
      eventId: fc.constant("EV1"),
      resourceId: fc.option(fc.constant("PM1")),
      status: fc.option(fc.constantFrom("active", "failed", "paid_out", "cancelled", "paused")),
      namedSubmissionId: fc.option(fc.constant("submission 1")),
      submissionId: fc.option(fc.constant("submission 1")),
      isCancelOrdered: fc.boolean(),
    });
    const treatment: fc.Arbitrary<Treatment> = fc.constantFrom(
      ...[...treatmentByEvent.values()].filter((how) => how !== null),
    );
    fc.assert(
      fc.property(treatment, facts, (how, what) => {
        const { endsAlarms, alarms, reconciles } = decideOnEvent(how, what);
        const isSo = how.check !== undefined && what.status !== null && how.check.while.includes(what.status);
        expect(endsAlarms && !isSo).toBe(false);
        expect(alarms.some(({ onceUntilOver }) => onceUntilOver) && !isSo).toBe(false);
        if (what.submissionId === null && !how.ifNotStored) expect([alarms, reconciles]).toEqual([[], false]);
      }),
    );
  });
});
