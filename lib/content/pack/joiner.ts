import type { Pack } from "./pack";

export const joiner: Pack = {
  income: {
    work: { uk: 18_420_00, us: 21_480_00, ca: 22_150_00 },
    repairs: { uk: 1_260_00, us: 1_640_00, ca: 1_480_00 },
  },
  directCosts: {
    materials: { uk: 6_214_50, us: 7_318_40, ca: 7_402_10 },
    subcontractors: { uk: 2_400_00, us: 2_900_00, ca: 2_750_00 },
  },
  overheads: {
    wages: { uk: 4_150_00, us: 4_600_00, ca: 4_700_00 },
    payrollTax: { us: 351_90, ca: 370_20 },
    rent: { uk: 850_00, us: 950_00, ca: 980_00 },
    motor: { uk: 512_30, us: 486_20, ca: 533_40 },
    advertising: { uk: 135_00, us: 173_20, ca: 150_00 },
    depreciation: { uk: 95_00, us: 120_00, ca: 115_00 },
    insurance: { uk: 41_50, us: 54_00, ca: 54_00 },
    telephone: { uk: 30_00, us: 43_30, ca: 50_00 },
  },
  fixedAssets: { tools: { uk: 8_460_00, us: 9_850_00, ca: 9_240_00 } },
  currentAssets: {
    stock: { uk: 1_320_00, us: 1_480_00, ca: 1_390_00 },
    debtors: { uk: 6_445_00, us: 7_260_00, ca: 7_915_00 },
    loan: { uk: 500_00, ca: 500_00 },
    bank: { uk: 13_858_05, us: 12_914_35, ca: 13_360_94 },
  },
  earlierTax: { uk: 2_214_60 },
  debts: {
    creditors: { uk: 3_108_20, us: 3_412_75, ca: 3_356_40 },
    payroll: { uk: 986_40, us: 1_058_60, ca: 1_214_50 },
  },
  capital: {
    shares: { uk: 100_00, us: 5_000_00, ca: 100_00 },
    forward: { uk: 16_351_55, us: 16_274_70, ca: 19_313_30 },
    draw: { us: -500_00 },
  },
  transfer: { date: "2026-10-15", amount: 500_00 },
  checkedEntries: 61,
  ledger: {
    page: 5,
    forward: {
      tax: { uk: 842_60, us: 214_85, ca: 658_45 },
      total: { uk: 5_418_30, us: 5_902_15, ca: 6_040_70 },
    },
    purchases: [
      {
        key: "fuel",
        date: "2026-10-19",
        line: "motor",
        by: "pn",
        taxedIn: ["uk", "ca"],
        net: { uk: 62_00, us: 74_40, ca: 66_00 },
      },
      {
        key: "mobile",
        date: "2026-10-20",
        line: "telephone",
        by: "pn",
        taxedIn: ["uk", "us", "ca"],
        net: { uk: 30_00, us: 40_00, ca: 50_00 },
      },
      {
        key: "sign",
        date: "2026-10-21",
        line: "advertising",
        by: "pn",
        taxedIn: ["uk", "us", "ca"],
        net: { uk: 135_00, us: 160_00, ca: 150_00 },
      },
      {
        key: "liability",
        date: "2026-10-21",
        line: "insurance",
        by: "rh",
        taxedIn: [],
        untaxed: "exempt",
        net: { uk: 41_50, us: 54_00, ca: 54_00 },
      },
      {
        key: "timber",
        date: "2026-10-22",
        line: "materials",
        by: "pn",
        taxedIn: ["uk", "us", "ca"],
        net: { uk: 480_00, us: 480_00, ca: 480_00 },
      },
      {
        key: "unprovenFuel",
        date: "2026-10-23",
        line: "motor",
        by: null,
        taxedIn: [],
        net: { uk: 64_80, us: 64_80, ca: 73_45 },
      },
    ],
  },
};
