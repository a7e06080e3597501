import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { EventTable } from "@/desk/webhooks/event-table";
import type { ReceivedEvent } from "@/desk/webhooks/events";
import deskSignUp from "@/desk/words/en/deskSignUp.json";
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
