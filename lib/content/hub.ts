import type { MarketCode } from "@/lib/markets";
import { ledgers } from "./ledger";

/**
 * Times in minutes after midnight: the client sends the photo, our accountant asks, the client answers, the practice decides, and
 * our accountant checks.
 */
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

/** The example receipt in the Communications Hub, with the two entries that it becomes, in minor units. */
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
