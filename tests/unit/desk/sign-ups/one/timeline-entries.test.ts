import { expect, it } from "vitest";
import { timelineOf } from "@/desk/sign-ups/one/timeline-entries";
import { purchase } from "@/tests/support/payments/purchase";

it.each([
  ["firm_notice", "firm"],
  ["customer_confirmation", "contact"],
  ["provider_cancel", null],
  ["of_a_newer_release", null],
])("an entry of the kind %s is a mail to: %s", (kind, mailTo) => {
  const signUp = purchase("uk");
  const at = signUp.createdAt;
  const entry = { id: "w3", kind, createdAt: at, doneAt: at, deadAt: null, attempts: 1, error: null };
  const none = { moves: [], events: [], sent: [], acts: [], times: undefined };
  const timeline = timelineOf({ signUp, notes: [], history: { ...none, entries: [entry] } });
  expect(timeline).toContainEqual(expect.objectContaining({ kind: "entry", outboxKind: kind, mailTo }));
});
