import { expect, it, test } from "vitest";
import { emptyAddress } from "@/lib/sign-up/business";
import { answerFromCompany, type Company, nameInReadingOrder } from "@/lib/sign-up/company";

test.each([
  ["FENWICK, Harriet Rose", "Harriet Rose Fenwick"],
  ["FENWICK, Harriet Rose, Dr", "Dr Harriet Rose Fenwick"],
  ["O'BRIEN-SMITH, Nóra", "Nóra O'Brien-Smith"],
  ["MCALLISTER, Ewan", "Ewan McAllister"],
  ["VAN DER BERG, Anna", "Anna Van Der Berg"],
  ["ÅKESSON, Björn", "Björn Åkesson"],
  ["Fenwick, Harriet", "Fenwick, Harriet"],
  ["HALE, SONS & PARTNERS LIMITED", "HALE, SONS & PARTNERS LIMITED"],
  ["HALE HOLDINGS LIMITED", "HALE HOLDINGS LIMITED"],
  ["", ""],
])("the register's name '%s' is read as '%s'", (registered, read) => {
  expect(nameInReadingOrder(registered)).toBe(read);
});

it("fills the form with names and dates as people write them, whatever the cache of lookups holds", () => {
  const company: Company = {
    number: "09123457",
    name: "Fenwick Joinery Ltd",
    status: "active",
    ceasedOn: null,
    registeredAddress: emptyAddress,
    directors: [
      { name: "FENWICK, Harriet Rose", officer_role: "Director", appointed_on: "2014-07-09" },
      { name: "HALE HOLDINGS LIMITED", officer_role: "Corporate director", appointed_on: "in spring" },
    ],
  };
  expect(answerFromCompany(company).directors).toEqual([
    { name: "Harriet Rose Fenwick", officer_role: "Director", appointed_on: "9 July 2014" },
    { name: "HALE HOLDINGS LIMITED", officer_role: "Corporate director", appointed_on: "in spring" },
  ]);
});
