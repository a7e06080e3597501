import fc from "fast-check";
import { expect, it } from "vitest";
import { isUnpaid, lastPaymentAfter } from "@/lib/payments/last-payment";
import { lastPayments } from "@/lib/payments/states";

const november = { id: "PM1", chargeOn: "2026-11-02", willRetry: false };
const december = { id: "PM2", chargeOn: "2026-12-01", willRetry: false };
const none = { lastPayment: "none", lastPaymentId: null, lastPaymentOn: null } as const;
const known = (lastPayment: (typeof lastPayments)[number]) =>
  ({ lastPayment, lastPaymentId: november.id, lastPaymentOn: november.chargeOn }) as const;
const after = (state: (typeof lastPayments)[number], found: typeof november, status: string) =>
  lastPaymentAfter(known(state), { ...found, status })?.lastPayment ?? "unchanged";

it.each([
  ["due", "confirmed", "taken"],
  ["due", "failed", "failed"],
  ["failed", "pending_submission", "due"],
  ["failed", "paid_out", "taken"],
  ["taken", "charged_back", "charged_back"],
  ["due", "cancelled", "none"],
  ["due", "customer_approval_denied", "none"],
  ["due", "a status of the future", "none"],
] as const)("of the same payment: %s, now %s: %s", (state, status, expected) => {
  expect(after(state, november, status)).toBe(expected);
});

it.each([
  ["taken", "pending_submission", "due"],
  ["failed", "pending_submission", "unchanged"],
  ["failed", "confirmed", "taken"],
  ["charged_back", "submitted", "unchanged"],
  ["due", "cancelled", "unchanged"],
] as const)("of the next month's payment: %s, now %s: %s", (state, status, expected) => {
  expect(after(state, december, status)).toBe(expected);
});

it("tells that the provider collects a failed one again, before it begins to and while it does", () => {
  for (const status of ["failed", "pending_submission", "submitted"])
    expect(lastPaymentAfter(none, { ...november, status, willRetry: true })?.lastPayment).toBe("retried");
  expect(lastPaymentAfter(none, { ...november, status: "confirmed", willRetry: true })?.lastPayment).toBe(
    "taken",
  );
});

it("never hides money that is owed behind a payment that is only due", () => {
  const day = fc.constantFrom("2026-10-01", "2026-11-02", "2026-12-01");
  fc.assert(
    fc.property(
      fc.constantFrom(...lastPayments),
      day,
      fc.constantFrom("submitted", "cancelled"),
      (state, chargeOn, status) => {
        fc.pre(isUnpaid(state));
        expect(lastPaymentAfter(known(state), { id: "PM9", chargeOn, willRetry: false, status })).toBeNull();
      },
    ),
  );
});
