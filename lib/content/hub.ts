import type { MarketCode } from "@/lib/markets";
import { ledgers } from "./ledger";

/** Minutes after midnight: the photo is sent, our accountant asks, the client answers, the practice decides, checked. */
export const hubTimes = {
  sent: 8 * 60 + 5,
  asked: 9 * 60 + 40,
  answered: 9 * 60 + 52,
  decided: 605,
  checked: 640,
};

/** Net prices on the example receipt in minor units. Coffee beans carry no tax in any market. */
const prices: Record<MarketCode, { readonly machine: number; readonly beans: number }> = {
  uk: { machine: 1_450_00, beans: 118_00 },
  us: { machine: 3_200_00, beans: 150_00 },
  ca: { machine: 2_800_00, beans: 160_00 },
};

/** The receipt of the example in the Communications Hub, and its two entries, in minor units. */
export function hubReceipt(code: MarketCode) {
  const { machine, beans } = prices[code];
  const { rate, reclaimed } = ledgers[code];
  const tax = Math.round((machine * rate) / 100);
  const total = machine + beans + tax;
  return {
    machine,
    beans,
    tax,
    total,
    entries: [
      { key: "machine", cost: reclaimed ? machine : machine + tax },
      { key: "beans", cost: beans },
    ],
    reclaimed: reclaimed ? tax : 0,
  } as const;
}
