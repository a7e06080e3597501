import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { readOverview } from "@/desk/overview/address";
import { type Counted, figuresOf, slotsOf } from "@/desk/overview/figures";
import { Overview } from "@/desk/overview/page";
import { Payments } from "@/desk/payments/page";
import type { Todo } from "@/desk/todos/rules";
import { UnfinishedList } from "@/desk/unfinished/list";
import { jack250WithRollover } from "@/tests/support/prices";
import { show } from "../../support/components/render";
import { failed, late } from "../../support/desk/todo";

const _nothing = async () => {};
const operator = { email: "ana@firm.example", role: "admin" } as const;
const viewer = { email: "bo@firm.example", role: "viewer" } as const;
const now = new Date("2026-11-23T10:05:00Z");
const signUp = {
  id: "00000000-0000-4000-8000-000000000000",
  businessName: "Fenwick Joinery Ltd",
  price: jack250WithRollover.minor,
  currency: "GBP",
  owner: null,
} as const;
const counted = (what: Counted["what"], count: number, more: Partial<Counted> = {}): Counted => ({
  slot: "2026-11-23",
  market: "uk",
  what,
  count,
  sum: 0,
  ...more,
});
const rows = [
  counted("started", 40),
  counted("rollover", 30),
  counted("submitted", 12),
  counted("confirmed", 8, { sum: 1_192_00 }),
  counted("confirmed", 2, { market: "ca", sum: 596_00 }),
];

function overview(todos: Todo[], shown: readonly Counted[] = rows, query = {}) {
  show(
    <Overview
      operator={operator}
      asked={readOverview(query)}
      now={now}
      countedAt={now}
      todos={todos}
      figures={figuresOf(shown, [{ step: "plan", bucket: 16, count: 9 }])}
      slots={slotsOf(["2026-11-22", "2026-11-23"], shown)}
      before={31}
    />,
  );
}

describe("the overview", () => {
  it("begins with what needs a person: what, for how long, whose, and one way to it", () => {
    overview([{ ...failed, at: new Date("2026-11-22T20:05:00Z") }, late]);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Two things need a person");
    const [first, second] = screen.getAllByRole("listitem").filter((item) => item.querySelector("h2"));
    expect(first?.textContent).toMatch(
      /A payment failed.*Fenwick Joinery Ltd, £169\.00 a month.*14 h, nobody/,
    );
    expect(second?.textContent).toMatch(/First contact is late.*promised by .*16:40.*17 h late, nobody/);
    const links = screen.getAllByRole("link", { name: "Open the sign-up of Fenwick Joinery Ltd" });
    expect(links[0]?.getAttribute("href")).toBe(`/console/sign-ups/${signUp.id}`);
  });

  it("says that nothing does, and nobody waits", () => {
    overview([]);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Nothing needs a person");
    expect(screen.getByText(/^Nobody waits: each new customer was contacted/)).toBeTruthy();
  });

  it("names what is due, by kind, and when the next first contact is", () => {
    const lead = { id: "l1", name: "Rosa Marsh", kind: "franchise", isSuspect: false, owner: null } as const;
    const due = { reason: "contact", at: new Date("2026-11-24T08:02:00Z") } as const;
    const duplicateOf = { id: "d1", reference: "JK-8F2K-QX41" };
    overview([
      { ...late, reason: "setup_failed" },
      late,
      { ...late, reason: "duplicate", also: [due], signUp: { ...signUp, duplicateOf } },
      { ...late, ...due, at: new Date("2026-11-24T09:00:00Z") },
      { ...late, reason: "lead", signUp: null, lead },
    ]);
    expect(screen.getByText(/^Due:/).textContent).toMatch(
      /^Due: 1 refused debit, 1 late first contact, 1 possible duplicate, 2 first contacts and 1 unanswered lead\. The next first contact is due by Tuesday.*08:02 GMT\.$/,
    );
    expect(screen.queryByText(/^Nobody waits/)).toBeNull();
    const [, , duplicate, contact, last] = screen
      .getAllByRole("listitem")
      .filter((item) => item.querySelector("h2"));
    expect(duplicate?.textContent).toMatch(
      /Possible duplicate.*promised by .*08:02.*May be the same as JK-8F2K-QX41/,
    );
    const other = screen.getByRole("link", { name: "JK-8F2K-QX41" });
    expect(other.getAttribute("href")).toBe("/console/sign-ups/d1");
    expect(contact?.textContent).toMatch(/First contact is due.*promised by .*09:00.*in 22 h, nobody/);
    expect(last?.textContent).toMatch(
      /A lead waits for an answer.*Rosa Marsh\. Franchise network.*17 h, nobody/,
    );
    const open = screen.getByRole("link", { name: "Open the lead of Rosa Marsh" });
    expect(open.getAttribute("href")).toBe("/console/leads/l1");
  });

  it("counts no further than it is told", () => {
    overview(Array.from({ length: 100 }, (_, n) => ({ ...late, signUp: { ...signUp, id: String(n) } })));
    expect(screen.getByText("Due: more than 99 late first contacts.")).toBeTruthy();
  });

  it("says the number, then the share, and names the largest loss", () => {
    overview([]);
    const funnel = screen.getByRole("table", { name: /reached each step/ });
    expect(within(funnel).getByRole("row", { name: /^Plan/ }).textContent).toContain("40 100.0%");
    expect(within(funnel).getByRole("row", { name: /^Plan/ }).textContent).toContain("45 s");
    expect(screen.getByText(/^Most stop at/).textContent).toBe("Most stop at Rollover: 30 of 30.");
    expect(screen.getByText("83.3% of submitted", { exact: false })).toBeTruthy();
  });

  it("keeps currencies apart and the numbers behind the chart", () => {
    overview([]);
    expect(screen.getAllByText("£1,192.00")).toHaveLength(2);
    expect(screen.getAllByText("CA$596.00")).toHaveLength(2);
    const days = screen.getByRole("table", { name: /on each day/ });
    expect(
      within(days)
        .getAllByRole("row")
        .map(({ textContent }) => textContent),
    ).toEqual(["DayStartedSubmitted", "22 Nov00", "23 Nov4012"]);
  });

  it("says that nobody started, and which filter it ignored", () => {
    overview([], [], { period: "1y" });
    expect(screen.getByText("Nobody started a sign-up in the last 30 days.")).toBeTruthy();
    expect(screen.getByText(/^The period in the address is unknown/)).toBeTruthy();
    expect(screen.queryByRole("table")).toBeNull();
  });
});

it("problems with payments come first and say which are open", () => {
  const of = { ...signUp, reference: "JK-1", status: "failed" } as const;
  show(
    <Payments
      hasFailed={false}
      operator={viewer}
      asked={{ olderThan: null, ignored: [] }}
      problems={[
        { reason: "payment_charged_back", at: now, isOpen: true, signUp: of },
        { reason: "failed", at: now, isOpen: false, signUp: of },
      ]}
      moves={{
        rows: [{ id: 7, at: now, from: "pending", to: "failed", cause: "sweep", signUp: of }],
        older: 7,
      }}
    />,
  );
  const [problems, moves] = screen.getAllByRole("table");
  expect(problems?.textContent).toMatch(/A payment was charged back.*A payment failedDealt with/);
  expect(moves?.textContent).toContain("was Pending");
  expect(screen.getByRole("link", { name: "Older" }).getAttribute("href")).toBe(
    "/console/payments?olderThan=7",
  );
});

it("nobody unfinished is stated", () => {
  show(
    <UnfinishedList
      operator={viewer}
      asked={{ olderThan: null, ignored: ["olderThan"] }}
      rows={[]}
      older={null}
      hasFailed={false}
    />,
  );
  expect(screen.getByText("No unfinished sign-up has an e-mail address.")).toBeTruthy();
  expect(screen.getByRole("status").textContent).toContain("was ignored");
});
