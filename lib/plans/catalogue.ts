/**
 * What is sold. Money is in pence (minor units of GBP) a month; other currencies follow from `prices.ts`.
 * Source: spec section 9, plan table and tier list.
 */
export const planTable = {
  starter: {
    name: "Jack 250",
    basePrice: 149_00,
    rolloverPrice: 20_00,
    transactionLimit: 250,
    accountLimit: 3,
    popular: false,
    isPAYG: false,
  },
  professional: {
    name: "Jack 500",
    basePrice: 249_00,
    rolloverPrice: 50_00,
    transactionLimit: 500,
    accountLimit: 5,
    popular: true,
    isPAYG: false,
  },
  multi_entity: {
    name: "Jack Portfolio",
    basePrice: 450_00,
    rolloverPrice: null,
    transactionLimit: 300,
    accountLimit: null,
    popular: false,
    isPAYG: true,
  },
} as const;

/** Portfolio, pay as you go: pence per transaction. */
export const paygPrice = 1_50;

/** The partners' volume list (accountants page): pence a month for so many transactions. */
export const volumeTiers = [
  { price: 99_00, transactions: 150, rolloverPrice: null },
  { price: 149_00, transactions: 250, rolloverPrice: 20_00 },
  { price: 249_00, transactions: 500, rolloverPrice: 50_00 },
  { price: 349_00, transactions: 750, rolloverPrice: 50_00 },
] as const;

/** A plan's name with the add-on. */
export const withRollover = (name: string) => `${name} with rollover`;

/** Unused transactions carry over for up to so many months. */
export const rolloverMonths = 12;

/** The spec's example of a quiet month. */
export const rolloverExample = { plan: "starter", used: 100 } as const;

/** The franchise networks' discount on retail prices, in per cent, and from how many franchisees. */
export const franchiseDiscount = { from: 40, to: 60, franchisees: 5 } as const;

/** Month's notice to cancel, and days to download data after termination. */
export const noticeMonths = 1;
export const downloadDays = 30;
