import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { EndpointPageData, ListedEndpoint } from "@/desk/feed/acts";
import { OneEndpoint } from "@/desk/feed/one-endpoint";
import { Feed } from "@/desk/feed/page";
import { show } from "../../support/components/render";

const viewer = { operator: { email: "bo@firm.example", role: "viewer" } } as const;
const at = new Date("2026-07-23T08:00:00Z");
const endpointId = "00000000-0000-4000-8000-000000000000";
const endpoint: ListedEndpoint = {
  id: endpointId,
  name: "CRM",
  url: "https://crm.example/hook",
  kinds: ["signup.submitted"],
  previousUntil: null,
  pausedAt: null,
  pausedReason: null,
  failingSince: null,
  lastDeliveredAt: null,
  revision: "1",
  createdAt: at,
  removedAt: null,
  waiting: 0,
  givenUp: 1,
};
const retried: EndpointPageData["deliveries"][number] = {
  id: "00000000-0000-4000-8000-000000000001",
  kind: "signup.submitted",
  eventId: endpointId,
  submissionId: null,
  createdAt: at,
  attempts: 2,
  nextAttemptAt: new Date("2026-07-23T08:30:00Z"),
  lastAttemptAt: new Date("2026-07-23T08:10:00Z"),
  doneAt: null,
  deadAt: null,
  status: 500,
  milliseconds: 12,
  error: null,
};

const sorted = () =>
  screen.getAllByRole("columnheader").flatMap((head) => {
    const order = head.getAttribute("aria-sort");
    return order ? [[head.textContent, order]] : [];
  });

describe("the feed at the desk", () => {
  it("lists the endpoints, the last added first", () => {
    show(<Feed {...viewer} endpoints={[endpoint]} form={null} message={null} />);
    expect(sorted()).toEqual([["Added", "descending"]]);
    expect(screen.getByRole("row", { name: /^CRM/ }).textContent).toContain("Added: 23 Jul 2026, 09:00");
  });

  it("lists the deliveries of an endpoint, the newest first, with their tries", () => {
    const shown = { endpoint, deliveries: [retried], olderThan: null, older: null };
    show(
      <OneEndpoint
        {...viewer}
        ignored={["olderThan"]}
        shown={shown}
        press={endpointId}
        secret={null}
        message={{ result: null, asked: null }}
      />,
    );
    expect(screen.getByRole("status").textContent).toContain("The page in the address is unknown");
    const deliveries = within(screen.getByRole("region", { name: "Deliveries" }));
    expect(sorted()).toEqual([["Since", "descending"]]);
    const row = deliveries.getByRole("row", { name: /^signup\.submitted/ });
    expect(row.textContent).toContain("2last 23 Jul 2026, 09:10");
    expect(row.textContent).toContain("Next attempt 23 Jul 2026, 09:30");
    expect(row.textContent).toContain("Since: 23 Jul 2026, 09:00");
  });
});
