import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { moveList } from "@/desk/payments/list";
import { Overview } from "@/desk/today/page";
import type { Todo } from "@/desk/todos/rules";
import { draftList } from "@/desk/unfinished/list";
import { jack250WithRollover } from "@/tests/support/prices";
import { show } from "../../support/components/render";
import { showList } from "../../support/desk/list";
import { failed, late } from "../../support/desk/todo";

const operator = { email: "ana@firm.example", role: "admin" } as const;
const _viewer = { email: "bo@firm.example", role: "viewer" } as const;
const now = new Date("2026-11-23T10:05:00Z");
const signUp = {
  id: "00000000-0000-4000-8000-000000000000",
  businessName: "Fenwick Joinery Ltd",
  price: jack250WithRollover.minor,
  currency: "GBP",
  owner: null,
} as const;
const overview = (todos: Todo[]) =>
  show(
    <Overview
      operator={operator}
      now={now}
      todos={todos}
      funnel={[
        { step: "plan", reached: 40, stopped: 28 },
        { step: "submitted", reached: 12, stopped: null },
      ]}
      days={[
        { day: "2026-11-22", starts: 31 },
        { day: "2026-11-23", starts: 9 },
      ]}
      confirmed={[
        { currency: "CAD", count: 2, revenue: 596_00 },
        { currency: "GBP", count: 12, revenue: 1_192_00 },
      ]}
    />,
  );

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

  it("shows the figures of the last days, each currency apart, with no share of what is not a part", () => {
    overview([]);
    const figures = screen.getByRole("region", { name: "The last 2 days" });
    const terms = screen
      .getAllByRole("term")
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(terms).toEqual([
      ["Started", "40"],
      ["Submitted", "12"],
      ["Confirmed", "14"],
      ["New monthly revenue", "CA$596.00£1,192.00"],
    ]);
    expect(figures.textContent).not.toContain("%");
    const rows = screen.getAllByRole("row").map(({ textContent }) => textContent);
    expect(rows).toEqual(["StepPictureReachedStopped", "Plan4028", "Submitted12"]);
    const days = screen.getAllByRole("img").map((day) => day.textContent);
    expect(days).toEqual(["22 Nov: 31", "23 Nov: 9"]);
  });
});

const refused = {
  setUp: "refused",
  sentToBankAt: now,
  paymentCause: null,
  lastPayment: "none",
  lastPaymentOn: null,
} as const;

it("problems with payments come first and say which are open", () => {
  const of = { ...signUp, reference: "JK-1", ...refused } as const;
  showList(
    moveList,
    {},
    {
      rows: [{ id: 7, at: now, from: "pending", to: "failed", cause: "sweep", signUp: of }],
      facts: [
        { reason: "payment_charged_back", at: now, isOpen: true, signUp: of },
        { reason: "failed", at: now, isOpen: false, signUp: of },
      ],
      next: "7",
    },
  );
  const [problems, moves] = screen.getAllByRole("table");
  expect(problems?.textContent).toMatch(/A payment was charged back.*A payment failedDealt with/);
  expect(moves?.textContent).toContain("Refused");
  expect(screen.getByRole("link", { name: "Older" }).getAttribute("href")).toBe("/console/payments?after=7");
});

it("nobody unfinished is stated", () => {
  showList(draftList, { after: "x" }, { rows: [], facts: null });
  expect(screen.getByText("No unfinished sign-up has an e-mail address.")).toBeTruthy();
  expect(screen.getByRole("status").textContent).toContain("was ignored");
});
