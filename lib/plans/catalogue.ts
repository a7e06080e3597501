const everyPlan = [
  "channels",
  "checked",
  "visible",
  "monthEnd",
  "sync",
  "portal",
  "guarantee",
  "onboarding",
] as const;

/** What a visitor's month has. `documentsAWeek`: those without a bank line, so that nothing is counted twice. */
export type Month = {
  readonly documentsAWeek: number;
  readonly bankLines: number;
  readonly accounts: number;
};

type Row = {
  name: string;
  basePrice: number;
  transactionLimit: number;
  countsEntities: boolean;
  description: string;
  features: typeof everyPlan;
  exampleMonth: Month;
  popular: boolean;
};

/** Sold on the site: has a price per month, a rollover add-on and a limit of accounts. */
type FixedPlan = Row & { isPAYG: false; rolloverPrice: number; accountLimit: number };

/** Set up in a call: paid by use, so that nothing rolls over and accounts are unlimited. */
type PlanByUse = Row & { isPAYG: true; rolloverPrice: null; accountLimit: null };

/**
 * Prices in pence per month (spec section 9); other currencies are multiplied by `lib/markets/currencies.ts`.
 * `description` and `features` are keys of messages; with `countsEntities`, companies count as accounts do; the price tool opens
 * on `exampleMonth`. The plans stand in the order of all pages: from the smallest, the one that is paid by use last.
 */
export const planTable = {
  starter: {
    name: "Jack 250",
    basePrice: 149_00,
    rolloverPrice: 20_00,
    transactionLimit: 250,
    accountLimit: 3,
    countsEntities: false,
    description: "steadyMonth",
    features: everyPlan,
    exampleMonth: { documentsAWeek: 12, bankLines: 140, accounts: 2 },
    popular: false,
    isPAYG: false,
  },
  professional: {
    name: "Jack 500",
    basePrice: 249_00,
    rolloverPrice: 50_00,
    transactionLimit: 500,
    accountLimit: 5,
    countsEntities: true,
    description: "busyCompany",
    features: everyPlan,
    exampleMonth: { documentsAWeek: 24, bankLines: 280, accounts: 4 },
    popular: true,
    isPAYG: false,
  },
  multi_entity: {
    name: "Jack Portfolio",
    basePrice: 450_00,
    rolloverPrice: null,
    transactionLimit: 300,
    accountLimit: null,
    countsEntities: false,
    description: "manyCompanies",
    features: everyPlan,
    exampleMonth: { documentsAWeek: 30, bankLines: 620, accounts: 4 },
    popular: false,
    isPAYG: true,
  },
} as const satisfies Record<string, FixedPlan | PlanByUse>;

export const paygPrice = 1_50; // Pence per transaction

/**
 * The spec's other price list (docs/decisions/0007). `orderedBy`: practices alone, whom the accountants' page tells; anybody online,
 * where it is a plan; anybody who talks to us.
 */
export const volumeTiers = [
  { price: 99_00, transactions: 150, rolloverPrice: null, orderedBy: "practice" },
  { price: 149_00, transactions: 250, rolloverPrice: 20_00, orderedBy: "online" },
  { price: 249_00, transactions: 500, rolloverPrice: 50_00, orderedBy: "online" },
  { price: 349_00, transactions: 750, rolloverPrice: 50_00, orderedBy: "talk" },
] as const;

export const rolloverMonths = 12;

export const rolloverExample = { plan: "starter", used: 100 } as const; // Spec section 9

export const franchiseDiscount = { from: 40, to: 60, franchisees: 5 } as const; // Per cent

export const noticeMonths = 1;
export const downloadDays = 30;
