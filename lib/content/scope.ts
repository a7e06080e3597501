/** What no plan includes, and how a customer gets it. The words are `scope` in `messages/en/pricing.json`. */
export const notIncluded = {
  accountant: ["taxReturns", "yearEnd", "filings", "advice"],
  arrangement: ["payroll", "catchUp"],
  customer: ["software"],
} as const;

export const waysToGet = [
  "accountant",
  "arrangement",
  "customer",
] as const satisfies readonly (keyof typeof notIncluded)[];
