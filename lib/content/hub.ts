import { sampleBooks, taxesOn, taxOn } from "@/lib/markets/books";
import type { Edition } from "@/lib/markets/editions";

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

/** The example receipt in the Communications Hub, with the two entries that it becomes, in minor units. */
export function hubReceipt(edition: Pick<Edition, "segment">) {
  const { reclaimed, hub } = sampleBooks[edition.segment];
  const { machine, beans } = hub;
  const tax = taxOn(machine, edition);
  const total = machine + beans + tax;
  return {
    machine,
    beans,
    taxes: taxesOn(machine, edition),
    total,
    entries: [
      { key: "machine", cost: reclaimed ? machine : machine + tax },
      { key: "beans", cost: beans },
    ],
    reclaimed: reclaimed ? tax : 0,
  } as const;
}
