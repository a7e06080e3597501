import { cleanup, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { leadList } from "@/desk/leads/list";
import { OneLead } from "@/desk/leads/one";
import { LetterPage } from "@/desk/letters/page";
import { show } from "../../support/components/render";
import { showList } from "../../support/desk/list";
import { ana } from "../../support/desk/operators";

const operator = { email: "ana@firm.example", role: "admin" } as const;
const viewer = { email: "bo@firm.example", role: "viewer" } as const;
const now = new Date("2026-11-23T10:05:00Z");
const lead = {
  id: "00000000-0000-4000-8000-000000000000",
  market: "uk",
  edition: "uk",
  source: "home",
  kind: "franchise",
  name: "Rosa Marsh",
  email: "rosa@harbour.example",
  fingerprint: "",
  companies: 12,
  note: "",
  isSuspect: false,
  stage: "won",
  owner: null,
  createdAt: now,
  sentAt: now,
} as const;

const suspect = "Perhaps filled in by a program";

describe("a lead", () => {
  const page = (
    by: typeof operator | typeof viewer,
    shown: Omit<typeof lead, "isSuspect"> & { isSuspect: boolean } = lead,
    message?: string,
  ) =>
    show(
      <OneLead
        operator={by}
        lead={shown}
        notes={[]}
        operators={[operator.email]}
        nextNote={lead.id}
        changes={[]}
        todo={null}
        now={lead.sentAt}
        message={{ message, stage: undefined, owner: undefined, since: undefined }}
      />,
    );

  it("names nobody in the title", () => {
    page(operator);
    expect(document.title).toBe("One lead. The firm’s desk");
  });

  it("has the address as a link, beside the button", () => {
    page(viewer);
    for (const name of [lead.email, "Reply by e-mail"])
      expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(`mailto:${lead.email}`);
  });

  it("says how long a note may be", () => {
    page(operator, lead, "longNote");
    expect(screen.getByText(/^The note is longer than 2,000 characters/)).toBeTruthy();
  });

  it("is read, but not changed, by a viewer", () => {
    page(viewer);
    expect(screen.getByText("12 locations")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /Save|Add/ })).toBeNull();
    expect(screen.queryByText(suspect)).toBeNull();
  });

  it("says that a program may have filled it in, on its page and in the list", () => {
    page(viewer, { ...lead, isSuspect: true });
    expect(screen.getByText(suspect)).toBeTruthy();
    cleanup();
    const rows = [lead, { ...lead, id: "2", name: "Buy Followers", isSuspect: true }];
    showList(leadList, {}, { rows, facts: { owners: new Map(), mayOwn: [], due: new Map(), now } });
    const [, real, program] = screen.getAllByRole("row");
    expect([real, program].map((row) => row?.textContent?.includes(suspect))).toEqual([false, true]);
  });
});

it.each([
  ["Ana Reyes", "\n\nAna Reyes\nJack"],
  ["", "\n\nThe Jack team"],
])("a mail of an operator with the name '%s' ends with it, or with the team's", (name, end) => {
  const to = { of: "lead", id: lead.id } as const;
  const person = { name: lead.name, email: lead.email, business: lead.name, locale: "en-GB" } as const;
  show(<LetterPage operator={{ ...ana, name }} to={to} person={person} kind="lead" back="/console/today" />);
  const { value } = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Text" });
  expect(value).toMatch(/^Hello Rosa Marsh,/);
  expect(value.endsWith(end)).toBe(true);
});
