import { expect, it, vi } from "vitest";
import { listAddress, readList, sortOf } from "@/desk/list/address";
import { outboxList } from "@/desk/operations/outbox";
import { signUpList } from "@/desk/sign-ups/list";
import { decide } from "@/lib/routing/policy";
import { chosenFilters } from "@/tests/support/desk/filters";

vi.mock("next/navigation", () => import("next/dist/client/components/navigation.react-server"));

const id = "00000000-0000-4000-8000-000000000000";

const parameters = {
  setUp: "refused",
  ...chosenFilters,
  days: "week",
  todo: "yes",
  q: "fenwick & hale",
  sort: "price",
  order: "asc",
  after: id,
} as const;

it("reads what is in the address that it makes", () => {
  const { searchParams } = new URL(listAddress(signUpList, parameters), "http://localhost");
  const read = readList(signUpList, Object.fromEntries(searchParams));
  expect(read).toEqual({ parameters: { ...parameters, before: null }, ignored: [] });
});

it.each([
  ["setUp", "paid"],
  ["market", "UK"],
  ["owner", "ana@firm.example"],
  ["source", "x".repeat(101)],
  ["source", "\0"],
  ["source", " news"],
  ["from", "2026-02-30"],
  ["from", "0000-01-01"],
  ["to", "23/11/2026"],
  ["q", " "],
  ["after", "1' or true"],
  ["sort", "secret"],
  ["order", "up"],
])("ignores the %s %s, says so, and applies the others", (name, value) => {
  expect(readList(signUpList, { plan: "starter", [name]: value })).toMatchObject({
    parameters: { plan: "starter", [name]: null },
    ignored: [name],
  });
});

it("ignores a parameter that is given twice", () => {
  expect(readList(signUpList, { market: ["uk", "us"] })).toMatchObject({
    parameters: { market: null },
    ignored: ["market"],
  });
});

it("sorts by the best match in a search only", () => {
  expect(sortOf(signUpList, {})).toEqual({ by: "submitted", order: "desc" });
  expect(sortOf(signUpList, { q: "fenwick" })).toEqual({ by: "match", order: "asc" });
  const { parameters } = readList(signUpList, { sort: "match" });
  expect(sortOf(signUpList, parameters)).toEqual({ by: "submitted", order: "desc" });
  expect(listAddress(signUpList, parameters)).toBe("/console/sign-ups");
  expect(sortOf(signUpList, { q: "fenwick", sort: "business" })).toEqual({
    by: "business",
    order: "asc",
  });
});

it("has an address of its own without filters", () => {
  expect(listAddress(signUpList, { setUp: null })).toBe("/console/sign-ups");
  expect(readList(outboxList, {}).parameters).toMatchObject({ state: "parked" });
  expect(listAddress(outboxList, { state: "parked" })).toBe("/console/outbox");
  expect(listAddress(outboxList, { state: "waiting" })).toBe("/console/outbox?state=waiting");
});

it.each([
  ["/console", "desk"],
  ["/console/sign-in/open", "desk"],
  ["/consoles", "continue"],
])("the middleware treats %s as %s", (path, kind) => {
  expect(decide(path, "", { choice: null, country: null }).kind).toBe(kind);
});
