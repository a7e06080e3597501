import { describe, expect, it } from "vitest";
import { bankExample } from "@/lib/content/cash";
import { claims } from "@/lib/content/claims";
import { network, practice, total } from "@/lib/content/network";
import { plan } from "@/lib/plans";

describe("the example network and practice", () => {
  it("close every month by the promised working day", () => {
    for (const { workingDay } of [...network, ...practice]) {
      expect(workingDay).toBeLessThanOrEqual(claims.workingDay);
    }
  });

  it("have totals that are sums of their rows", () => {
    expect(total(network, "transactions")).toBe(1_562);
    expect(total(practice, "documents")).toBe(1_070);
  });

  it("leave a month open while a query is open", () => {
    expect([...network, ...practice].filter(({ open }) => open > 0)).toEqual([]);
  });
});

it("shows a bank with fewer customers than the businesses claimed", () => {
  expect(bankExample.customers).toBeLessThan(claims.businesses);
  expect(bankExample.alerts).toBeLessThan(bankExample.customers);
  const linesPerCustomer = bankExample.lines / bankExample.customers;
  expect(linesPerCustomer).toBeLessThan(plan("starter").transactionLimit);
});
