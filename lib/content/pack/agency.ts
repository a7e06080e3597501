import type { Pack } from "./pack";

export const agency: Pack = {
  income: {
    retainers: { uk: 16_800_00, us: 19_500_00, ca: 20_400_00 },
    projects: { uk: 9_400_00, us: 10_800_00, ca: 11_200_00 },
  },
  directCosts: {
    freelancers: { uk: 4_150_00, us: 4_700_00, ca: 4_900_00 },
    studio: { uk: 1_260_00, us: 1_450_00, ca: 1_500_00 },
  },
  overheads: {
    wages: { uk: 11_800_00, us: 13_200_00, ca: 13_500_00 },
    payrollTax: { us: 1_009_80, ca: 1_063_40 },
    rent: { uk: 1_200_00, us: 1_500_00, ca: 1_600_00 },
    software: { uk: 486_00, us: 560_00, ca: 590_00 },
    travel: { uk: 314_30, us: 364_50, ca: 378_20 },
    depreciation: { uk: 130_00, us: 140_00, ca: 140_00 },
    insurance: { uk: 78_00, us: 92_00, ca: 90_00 },
    telephone: { uk: 62_00, us: 69_28, ca: 70_00 },
  },
  fixedAssets: { computers: { uk: 4_860_00, us: 5_420_00, ca: 5_340_00 } },
  currentAssets: {
    debtors: { uk: 18_960_00, us: 21_350_00, ca: 22_148_00 },
    loan: { uk: 750_00, ca: 750_00 },
    bank: { uk: 15_204_35, us: 16_982_40, ca: 17_415_80 },
  },
  earlierTax: { uk: 4_316_20 },
  debts: {
    creditors: { uk: 2_188_40, us: 2_504_75, ca: 2_612_30 },
    advance: { uk: 2_800_00, us: 3_250_00, ca: 3_400_00 },
    payroll: { uk: 2_640_00, us: 2_980_40, ca: 3_214_60 },
  },
  capital: {
    shares: { uk: 100_00, us: 5_000_00, ca: 100_00 },
    forward: { uk: 16_131_65, us: 23_552_83, ca: 24_969_37 },
    draw: { us: -750_00 },
  },
  transfer: { date: "2026-10-15", amount: 750_00 },
  checkedEntries: 54,
  ledger: {
    page: 3,
    forward: {
      tax: { uk: 146_20, us: 22_45, ca: 138_30 },
      total: { uk: 4_012_80, us: 4_488_60, ca: 4_705_15 },
    },
    purchases: [
      {
        key: "freelancer",
        date: "2026-10-19",
        line: "freelancers",
        by: "pn",
        taxedIn: [],
        net: { uk: 960_00, us: 1_100_00, ca: 1_150_00 },
      },
      {
        key: "licences",
        date: "2026-10-20",
        line: "software",
        by: "pn",
        taxedIn: ["uk", "ca"],
        net: { uk: 184_00, us: 210_00, ca: 220_00 },
      },
      {
        key: "studioDay",
        date: "2026-10-21",
        line: "studio",
        by: "rh",
        taxedIn: ["uk", "ca"],
        net: { uk: 420_00, us: 480_00, ca: 500_00 },
      },
      {
        key: "phones",
        date: "2026-10-21",
        line: "telephone",
        by: "pn",
        taxedIn: ["uk", "us", "ca"],
        net: { uk: 62_00, us: 64_00, ca: 70_00 },
      },
      {
        key: "train",
        date: "2026-10-22",
        line: "travel",
        by: "pn",
        taxedIn: ["ca"],
        net: { uk: 86_40, us: 94_00, ca: 98_00 },
      },
      {
        key: "unprovenHotel",
        date: "2026-10-23",
        line: "travel",
        by: null,
        taxedIn: [],
        net: { uk: 118_00, us: 142_00, ca: 146_90 },
      },
    ],
  },
};
