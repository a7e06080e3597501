import type { SampleBooks } from "@/lib/markets/sample-books";
import { caBooks } from "./books";

const { joiner, cafe, agency } = caBooks.packs;

/** Those of Ontario with Quebec's taxes, employer's contributions (QPP, EI and QPIP), and the cash that is left. */
export const quebecBooks: SampleBooks = {
  ...caBooks,
  taxes: [
    { name: "gst", rate: 5 },
    { name: "qst", rate: 9.975 },
  ],
  purchases: { ...caBooks.purchases, unprovenFuel: 74_73, unprovenCleaning: 74_73, unprovenHotel: 149_47 },
  packs: {
    joiner: {
      ...joiner,
      overheads: { ...joiner.overheads, payrollTax: 391_60, motor: 534_68 },
      currentAssets: { ...joiner.currentAssets, bank: 13_626_35 },
      forward: { tax: 758_48, total: 6_140_73 },
    },
    cafe: {
      ...cafe,
      overheads: { ...cafe.overheads, payrollTax: 558_10, cleaning: 191_28 },
      currentAssets: { ...cafe.currentAssets, bank: 11_456_54 },
      forward: { tax: 284_24, total: 3_950_09 },
    },
    agency: {
      ...agency,
      overheads: { ...agency.overheads, payrollTax: 1_124_60, travel: 380_77 },
      currentAssets: { ...agency.currentAssets, bank: 17_897_30 },
      forward: { tax: 159_31, total: 4_726_16 },
    },
  },
};
