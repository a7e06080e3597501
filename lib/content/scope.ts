/** What no plan includes, and how a customer gets it. The words are `scope` in `messages/en/pricing.json`. */
export const notIncluded = {
  accountant: ["taxReturns", "yearEnd", "advice"],
  arrangement: ["payroll", "catchUp"],
} as const;

export const waysToGet = [
  "accountant",
  "arrangement",
] as const satisfies readonly (keyof typeof notIncluded)[];
