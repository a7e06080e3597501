import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { EventTable } from "@/desk/webhooks/event-table";
import type { ReceivedEvent } from "@/desk/webhooks/events";
import deskSignUp from "@/desk/words/en/deskSignUp.json";
import { EntryTable } from "@/desk/work/table";
import { knownEvent } from "@/lib/payments/provider-events";
import { show } from "../../support/components/render";

const received: ReceivedEvent = {
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
  show(<EventTable filter="all" events={[{ ...received, resourceType, action }]} mayAct />);
  expect(screen.getByText(name)).toBeTruthy();
  expect(screen.getByRole("button").getAttribute("aria-label")).toContain(`Run again: ${name} of `);
});

it("the desk has no words for an event that the table of events lacks", () => {
  const unknown = Object.entries(deskSignUp.entry.events).flatMap(([resource, actions]) =>
    Object.keys(actions).filter((action) => knownEvent(resource, action) === null),
  );
  expect(unknown).toEqual([]);
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
  show(<EntryTable state="waiting" entries={[{ ...entry, ...waits }]} mayAct={false} />);
  expect(screen.queryAllByText(/^Waiting since \d+ /)).toHaveLength(times);
});
