import { screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { Entry } from "@/desk/audit/entries";
import { auditList } from "@/desk/audit/list";
import { DeskSettings } from "@/desk/settings/page";
import { show } from "../../support/components/render";
import { showList } from "../../support/desk/list";
import { ana } from "../../support/desk/operators";

const facts = new Map([["key-of-an-op", "ana@firm.example"]]);
const entry: Entry = {
  id: 7,
  at: new Date("2026-07-23T08:00:00Z"),
  act: "viewed",
  subject: "sign_up",
  subjectId: "00000000-0000-4000-8000-000000000000",
  fields: ["contactEmail"],
  operatorId: "operator-1",
  operator: "ana@firm.example",
  from: "203.0.113.7",
  values: {},
  reference: "JK-7F3M-Q2WD",
};

afterEach(() => {
  vi.useRealTimers();
});

it("the audit says who did what, when and from where, and leads to the sign-up", () => {
  vi.useFakeTimers({ now: new Date("2026-07-24T08:00:00Z") });
  showList(auditList, {}, { rows: [entry], facts, next: "7" });
  const row = within(screen.getByRole("table", { name: /Audit, sorted by When, descending/ })).getAllByRole(
    "row",
  )[1];
  if (!row) throw new Error("no row");
  for (const told of ["Yesterday, 09:00", "ana@firm.example", "Opened", "E-mail", "203.0.113.7"])
    expect(row.textContent).toContain(told);
  expect(within(row).getByRole("link", { name: "JK-7F3M-Q2WD" }).getAttribute("href")).toBe(
    `/console/sign-ups/${entry.subjectId}`,
  );
  expect(screen.getByRole("link", { name: "Older" }).getAttribute("href")).toBe("/console/audit?after=7");
});

it.each<[Partial<Entry>, string]>([
  [
    { act: "stage_set", fields: ["stage"], values: { before: "new", after: "checks_done" } },
    "Stage: from New to Checks done",
  ],
  [
    { act: "owner_set", fields: ["owner"], values: { before: null, after: "bo@firm.example" } },
    "Owner: from none to bo@firm.example",
  ],
  [
    {
      act: "contact_corrected",
      fields: ["contactName"],
      values: {
        before: { contactName: "Rosa", contactPhone: "1" },
        after: { contactName: "Rosa Marsh", contactPhone: "1" },
      },
    },
    "Full name: from Rosa to Rosa Marsh",
  ],
  [
    { act: "viewed", fields: [], values: { list: "sign-ups", filters: ["market", "q"] } },
    "List: sign-upsFilters: market, q",
  ],
  [{ act: "job_dropped", fields: [], values: { reason: "sent by hand" } }, "Reason: sent by hand"],
  [
    { act: "exported", fields: [], values: { format: "csv", rows: 6, whole: true } },
    "Format: csvRows: 6Whole file: yes",
  ],
  [{ act: "erased", fields: ["leads"], values: { leads: 1, drafts: 0 } }, "Leads: 1"],
])("the audit says what an act changed, and why: %j", (changed, told) => {
  showList(auditList, {}, { rows: [{ ...entry, ...changed }], facts });
  const [, row] = screen.getAllByRole("row");
  expect(within(row as HTMLElement).getAllByRole("cell")[2]?.textContent).toBe(`JK-7F3M-Q2WD${told}`);
});

it("the audit is filtered by act, operator and days", () => {
  const sent = { act: "changes", who: "key-of-an-op", from: "2026-07-01", to: "2026-02-31" };
  showList(auditList, sent, { rows: [entry], facts, next: "9" });
  for (const [label, value] of [
    ["Act", "changes"],
    ["Who", "key-of-an-op"],
  ] as const)
    expect(
      within(screen.getAllByRole("form", { name: "Filters" })[1] ?? document.body).getByRole("combobox", {
        name: label,
      }),
    ).toHaveProperty("value", value);
  expect(screen.getByRole("status").textContent).toContain("The last day in the address is unknown");
  expect(screen.getByRole("link", { name: "Older" }).getAttribute("href")).toBe(
    "/console/audit?act=changes&who=key-of-an-op&from=2026-07-01&after=9",
  );
});

it("the audit keeps the row of an operator whose values were erased", () => {
  showList(auditList, {}, { rows: [{ ...entry, operator: null, from: null, values: null }], facts });
  expect(screen.getByText("Erased, operator-1")).toBeDefined();
});

it("an audit without entries says so, and leads back from a filter", () => {
  showList(auditList, { act: "erased", before: "x" }, { rows: [], facts });
  expect(screen.getByText("No entry matches this filter.")).toBeDefined();
  expect(screen.getByRole("status").textContent).toContain("The page in the address is unknown");
  expect(screen.getByRole("link", { name: "Show all" }).getAttribute("href")).toBe("/console/audit");
});

it("the settings show values, and of secrets only whether they are set", () => {
  const of = { values: [], isSecret: true, isSet: true, source: "default", isOfSite: false } as const;
  const settings = [
    { ...of, name: "OPERATOR_SECRET", source: "start" } as const,
    { ...of, name: "DATABASE_URL", isSet: false },
    { ...of, name: "PORT", values: ["3000"], isSecret: false },
    { ...of, name: "HOST", isSecret: false },
    { ...of, name: "PLAN_LINK_CODES", values: ["a: 1", "b: 2"], isSecret: false },
    {
      ...of,
      name: "LEGAL_NAME",
      values: ["Hale Books Ltd"],
      isSecret: false,
      source: "environment",
      isOfSite: true,
    } as const,
  ];
  show(
    <DeskSettings
      operator={ana}
      own={{ name: "", wantsDailyMail: false }}
      settings={settings}
      message={undefined}
    />,
  );
  const rows = screen.getAllByRole("row").map(({ textContent }) => textContent);
  expect(rows).toEqual(
    expect.arrayContaining([
      "OPERATOR_SECRETSetMade at the first start",
      "DATABASE_URLNot setDefault",
      "PORT3000Default",
      "HOSTAll addresses of the machineDefault",
      "PLAN_LINK_CODESa: 1, b: 2Default",
      "LEGAL_NAMEHale Books LtdEnvironment",
    ]),
  );
});
