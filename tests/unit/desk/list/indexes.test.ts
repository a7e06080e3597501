import type { SQL } from "drizzle-orm";
import { getTableConfig, PgDialect } from "drizzle-orm/pg-core";
import { describe, expect, it, vi } from "vitest";
import { submissions } from "@/db/schema/submissions";
import { signUpList } from "@/desk/sign-ups/list";
import { chosenFilters } from "@/tests/support/desk/filters";

vi.mock("next/navigation", () => import("next/dist/client/components/navigation.react-server"));

/** With all columns of the filters, so that rows that a filter excludes are not read. */
const listIndexes = [
  "submissions_by_time",
  "submissions_by_business",
  "submissions_by_price",
  "submissions_of_state",
  "submissions_of_source",
];

const facts = { owners: new Map(), mayOwn: [], todos: new Map(), sources: [] };

describe.each(Object.entries(chosenFilters))("the filter by %s", (name, value) => {
  const compared = columnsIn(signUpList.filters[name]?.where(value, facts));

  it("compares a column", () => {
    expect(compared).toHaveLength(1);
  });

  it.each(listIndexes)("compares a column that %s contains", (index) => {
    expect(columnsOf(index)).toEqual(expect.arrayContaining(compared));
  });
});

function columnsIn(condition: SQL | undefined): string[] {
  if (!condition) return [];
  const { sql } = new PgDialect().sqlToQuery(condition);
  return [...sql.matchAll(/"onboarding_submissions"\."(\w+)"/g)].map(([, column = ""]) => column);
}

function columnsOf(name: string): string[] {
  const index = getTableConfig(submissions).indexes.find(({ config }) => config.name === name);
  return (index?.config.columns ?? []).flatMap((column) => ("name" in column ? (column.name ?? []) : []));
}
