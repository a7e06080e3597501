import { screen, within } from "@testing-library/react";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Retry } from "@/desk/payments/retries";
import { Figures } from "@/desk/today/figures";
import { Today } from "@/desk/today/today";
import { type Group, groupTodos, maxOfKind, type Todo } from "@/desk/todos/group";
import { dueAt, mayCall, todoKinds } from "@/desk/todos/kinds";
import type { TodoRowData } from "@/desk/todos/rows";
import { draftList } from "@/desk/unfinished/list";
import { market, marketCodes } from "@/lib/markets";
import { jack250WithRollover } from "@/tests/support/prices";
import { show } from "../../support/components/render";
import { showList } from "../../support/desk/list";
import { ana } from "../../support/desk/operators";
import { duplicate, failed } from "../../support/desk/todo";

const now = new Date("2026-11-23T10:05:00Z");
const signUp: NonNullable<TodoRowData["signUp"]> = {
  ...{ id: "s1", businessName: "Fenwick Joinery Ltd", contactName: "Harriet Fenwick", owner: null },
  ...{ contactPhone: "07700 900123", contactPhoneE164: "+447700900123", planType: "starter" as const },
  ...{
    hasRollover: true,
    price: jack250WithRollover.minor,
    currency: "GBP" as const,
    country: "UK" as const,
  },
  ...{
    stage: "new" as const,
    setUp: "confirmed" as const,
    lastPayment: "none" as const,
    lastPaymentId: null,
    lastPaymentOn: null,
    lastPaymentFailure: null,
    cause: null,
  },
};
const contact: Todo = { ...duplicate, kind: "contact", signUp: "s1", due: new Date("2026-11-23T16:40:00Z") };

function today(todos: readonly Todo[], operator = ana, customer = signUp, retry: Retry["state"] = "none") {
  const groups = groupTodos(todos);
  const rows = groups.slice(0, 5).map((group: Group) => {
    return { ...group, signUp: customer, lead: null, market: market("uk"), retry };
  });
  const chosenBy = { whose: "all", kind: null, late: false, from: 0, ignored: [] } as const;
  const figures = { funnel: [], days: [], confirmed: [], debits: [], first: "2026-10-25" };
  const message = { message: "done", undo: "s1", of: "sign_up", at: null, by: null };
  show(
    <Today
      operator={operator}
      data={{
        now,
        me: operator.email,
        groups,
        chosen: groups,
        rows,
        mayOwn: [ana.email],
        shown: 50,
        query: chosenBy,
        figures,
        message,
      }}
    />,
  );
}

describe("Today", () => {
  it("begins with the truth: what is late, and by when the first contacts are due", () => {
    today([contact, { ...failed, signUp: "s2", due: new Date("2026-11-23T09:00:00Z") }]);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
      "One thing is late.One first contact is due by 16:40 today.",
    );
    const kinds = within(screen.getByRole("navigation", { name: "By kind" }));
    expect(kinds.getByRole("link", { name: "one first contact" }).getAttribute("href")).toBe(
      "/console/today?kind=contact",
    );
    expect(kinds.getByRole("link", { name: "1 late" }).getAttribute("href")).toBe("/console/today?late=yes");
  });

  it("has the reason and the buttons of each row", () => {
    today([{ ...failed, signUp: "s1" }, contact]);
    const row = within(screen.getByRole("region", { name: "Due next" })).getByRole("listitem");
    expect(row.textContent).toContain("The last payment failed. £");
    expect(row.textContent).toContain("and 1 more");
    expect(within(row).getByRole("link", { name: "Call Harriet Fenwick, 07700 900123" })).toBeTruthy();
    expect(within(row).getByRole("link", { name: "Write to Fenwick Joinery Ltd" })).toBeTruthy();
    expect(within(row).getByRole("button", { name: /^Take it/ })).toBeTruthy();
    expect(within(row).getByText("Has paid")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Undo what you did last" })).toBeTruthy();
  });

  it("counts honestly where more than it has read may be to do", () => {
    const contacts = Array.from({ length: maxOfKind }, (_, at) => ({
      ...contact,
      signUp: `c${at}`,
      owner: at < 3 ? ana.email : null,
    }));
    today([...contacts, { ...failed, signUp: "s2" }]);
    const whose = within(screen.getByRole("navigation", { name: "Whose" }));
    expect(whose.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      ...["All1,001+", "Nobody’s998+", "Mine3+"],
    ]);
    const kinds = within(screen.getByRole("navigation", { name: "By kind" }));
    expect(kinds.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      ...["All", "one failed payment", "1,000+ first contacts"],
    ]);
  });

  it.each([
    ["allowed", true, null],
    ["ordered", false, "The retry is ordered."],
    ["usedUp", false, "It was retried three times."],
    ["none", false, null],
  ] as const)("has Retry only while it can be ordered: %s", (retry, isThere, words) => {
    today([{ ...failed, signUp: "s1" }], ana, signUp, retry);
    expect(screen.queryByText("Retry") !== null).toBe(isThere);
    expect(screen.queryByText(/retr(y|ied)/)?.textContent?.trim() ?? null).toBe(words);
  });

  it("lets a viewer call, and change nothing", () => {
    today([contact], { ...ana, role: "viewer" });
    const row = within(screen.getByRole("region", { name: "Due next" })).getByRole("listitem");
    expect(within(row).getByRole("link", { name: /^Call/ })).toBeTruthy();
    expect(within(row).queryByRole("button")).toBeNull();
  });

  it("shows the figures of the last days, each currency apart, with no share of what is not a part", () => {
    show(
      <Figures
        funnel={[
          { step: "plan", reached: 40, stopped: 28 },
          { step: "submitted", reached: 12, stopped: null },
        ]}
        days={[
          { day: "2026-11-22", starts: 31 },
          { day: "2026-11-23", starts: 9 },
        ]}
        first="2026-10-25"
        debits={[
          { setUp: "left", lastPayment: "none", count: 3 },
          { setUp: "confirmed", lastPayment: "none", count: 4 },
          { setUp: "confirmed", lastPayment: "failed", count: 2 },
        ]}
        confirmed={[
          { currency: "CAD", count: 2, revenue: 596_00 },
          { currency: "GBP", count: 12, revenue: 1_192_00 },
        ]}
      />,
    );
    const figures = screen.getByRole("region", { name: "The last 2 days" });
    const terms = screen
      .getAllByRole("term")
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(terms).toEqual([
      ["Started", "40"],
      ["Submitted", "12"],
      ["Confirmed", "14"],
      ["New monthly revenue", "CA$596.00£1,192.00"],
      ...[
        ["Not begun", "0"],
        ["At the bank now", "0"],
        ["Left", "3"],
        ["Refused", "0"],
      ],
      ...[
        ["Confirmed", "6"],
        ["Ended", "0"],
        ["None yet", "7"],
        ["Due", "0"],
        ["Taken", "0"],
      ],
      ...[
        ["Failed, collected again", "0"],
        ["Failed", "2"],
        ["Charged back", "0"],
      ],
    ]);
    const leadsTo = (name: string) =>
      screen.getAllByRole("link", { name }).map((one) => one.getAttribute("href"));
    expect(leadsTo("6")).toEqual(["/console/sign-ups?setUp=confirmed&from=2026-10-25"]);
    expect(leadsTo("2")).toEqual(["/console/sign-ups?payment=failed&from=2026-10-25"]);
    expect(figures.textContent).not.toContain("%");
    const rows = screen.getAllByRole("row").map(({ textContent }) => textContent);
    expect(rows).toEqual(["StepPictureReachedStopped", "Plan4028", "Submitted12"]);
    const days = screen.getAllByRole("img").map((day) => day.textContent);
    expect(days).toEqual(["22 Nov: 31", "23 Nov: 9"]);
  });
});

it("nobody unfinished is stated", () => {
  showList(draftList, { after: "x" }, { rows: [], facts: null });
  expect(screen.getByText("No unfinished sign-up has an e-mail address.")).toBeTruthy();
  expect(screen.getByRole("status").textContent).toContain("was ignored");
});

it.each(marketCodes)("nothing is due in %s before it came up, with office hours or without", (code) => {
  const instants = fc.date({ min: new Date("2026-01-01"), max: new Date("2030-01-01"), noInvalidDate: true });
  const hours = fc.constantFrom("", "09:00-17:00");
  fc.assert(
    fc.property(fc.constantFrom(...todoKinds), instants, hours, (kind, since, officeHours) => {
      const due = dueAt({ kind, since, market: market(code), firstPayment: null }, officeHours);
      expect(due.getTime()).toBeGreaterThan(since.getTime());
    }),
  );
});

it.each([
  ["in the day", "2026-11-24T14:10:00Z", "2026-11-25T14:10:00Z"],
  ["at night", "2026-11-24T23:30:00Z", "2026-11-25T17:30:00Z"],
  ["on a Saturday", "2026-11-28T11:00:00Z", "2026-11-30T17:30:00Z"],
])("a lead that was sent %s is answered in the firm's hours, also where none are set", (_, since, due) => {
  const lead = { kind: "lead", since: new Date(since), market: market("uk"), firstPayment: null } as const;
  expect(dueAt(lead, "")).toEqual(new Date(due));
});

it("a customer is called between 8 and 20 there", () => {
  const at = (time: string) => mayCall(new Date(`2026-11-23T${time}Z`), market("us"));
  expect([at("12:59"), at("13:00"), at("00:59"), at("01:00")]).toEqual([false, true, true, false]);
});
