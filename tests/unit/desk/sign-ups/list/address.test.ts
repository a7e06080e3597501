import { expect, it } from "vitest";
import { readSignUpList, signUpListAddress, sortOf } from "@/desk/sign-ups/list/address";
import { decide } from "@/lib/routing/policy";
import { chosenFilters } from "@/tests/support/desk/filters";

const id = "00000000-0000-4000-8000-000000000000";

const parameters = {
  status: "failed",
  ...chosenFilters,
  todo: "yes",
  q: "fenwick & hale",
  sort: "price",
  order: "asc",
  after: id,
} as const;

it("reads what is in the address that it makes", () => {
  const { searchParams } = new URL(signUpListAddress(parameters), "http://localhost");
  const list = readSignUpList(Object.fromEntries(searchParams));
  expect(list).toEqual({ ...parameters, before: null, ignored: [] });
});

it.each([
  ["status", "paid"],
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
  expect(readSignUpList({ plan: "starter", [name]: value })).toMatchObject({
    plan: "starter",
    [name]: null,
    ignored: [name],
  });
});

it("ignores a parameter that is given twice", () => {
  expect(readSignUpList({ market: ["uk", "us"] })).toMatchObject({ market: null, ignored: ["market"] });
});

it("sorts by the best match in a search only", () => {
  expect(sortOf(readSignUpList({}))).toEqual({ by: "submitted", order: "desc" });
  expect(sortOf(readSignUpList({ q: "fenwick" }))).toEqual({ by: "match", order: "asc" });
  expect(sortOf(readSignUpList({ sort: "match" }))).toEqual({ by: "submitted", order: "desc" });
  expect(sortOf(readSignUpList({ q: "fenwick", sort: "business" }))).toEqual({
    by: "business",
    order: "asc",
  });
});

it("has an address of its own without filters", () => {
  expect(signUpListAddress({ status: null })).toBe("/console/sign-ups");
});

it.each([
  ["/console", "desk"],
  ["/console/sign-in/open", "desk"],
  ["/consoles", "continue"],
])("the middleware treats %s as %s", (path, kind) => {
  expect(decide(path, "", { choice: null, country: null }).kind).toBe(kind);
});
