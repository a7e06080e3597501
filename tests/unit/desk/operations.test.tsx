import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { eventList } from "@/desk/operations/events";
import { outboxList } from "@/desk/operations/outbox";
import { treatmentByEvent } from "@/lib/payments/provider-events";
import mail from "@/messages/en/mail.json";
import { showList } from "../../support/desk/list";

const received = {
  id: "EV1",
  resourceType: "mandates",
  action: "active",
  outcome: "reconciled: confirmed",
  submissionId: null,
  occurredAt: new Date("2026-07-23T08:00:00Z"),
  receivedAt: new Date("2026-07-23T08:00:01Z"),
  isQueued: false,
  mayRun: true,
};

it.each([
  ["mandates", "active", "The bank accepted the mandate"],
  ["payouts", "paid", "GoCardless reported: payout paid"],
])("the webhooks name the event %s %s in words", (resourceType, action, name) => {
  showList(eventList, {}, { rows: [{ ...received, resourceType, action }], facts: [], role: "admin" });
  expect(screen.getByText(name)).toBeTruthy();
  expect(screen.getByRole("button", { name: /^Run again/ }).getAttribute("aria-label")).toContain(
    `Run again: ${name} of `,
  );
});

it("there are words for each event of the table, and for no other", () => {
  const named = Object.entries(mail.provider.events).flatMap(([resource, actions]) =>
    Object.keys(actions).map((action) => `${resource}.${action}`),
  );
  expect(named.sort()).toEqual([...treatmentByEvent.keys()].sort());
});

it.each([
  [59, 0],
  [60, 1],
])("work for which a service has been away for %i minutes says so from the first hour", (minutes, times) => {
  const at = new Date(Date.now() - minutes * 60_000);
  const entry = {
    id: "w1",
    kind: "firm_alarm",
    name: "Alarm",
    attempts: 5,
    createdAt: at,
    nextAttemptAt: at,
  };
  const waits = { deadAt: null, lastError: "ESOCKET", waitsSince: at, submissionId: null };
  showList(
    outboxList,
    { state: "waiting" },
    { rows: [{ ...entry, ...waits }], facts: { parked: [], jobs: [] } },
  );
  expect(screen.queryAllByText(/^Waiting since \d+ /)).toHaveLength(times);
});

it("all parked work of a kind can be retried at once, by administrators", () => {
  const parked = [
    { kind: "firm_alarm", rows: 12 },
    { kind: "lead_notice", rows: 1 },
  ];
  const shown = { rows: [], facts: { parked, jobs: [] } };
  showList(outboxList, {}, shown).unmount();
  expect(screen.queryByRole("button", { name: /^Retry all/ })).toBeNull();
  showList(outboxList, {}, { ...shown, role: "admin" });
  expect(screen.getAllByRole("button", { name: /^Retry all/ }).map(({ textContent }) => textContent)).toEqual(
    ["Retry all 12: Alarm to the firm"],
  );
});
