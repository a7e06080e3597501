import type { SamplePackPage } from "@/lib/routing/addresses";
import { agency } from "./agency";
import { cafe } from "./cafe";
import { joiner } from "./joiner";
import type { Pack } from "./pack";

const table = { joiner, cafe, agency } as const satisfies Record<string, Pack>;

export type PackBusiness = keyof typeof table;
export const packs: Readonly<Record<PackBusiness, Pack>> = table;
export const packBusinesses = Object.keys(table) as readonly PackBusiness[];

/** The business whose pack the landing page shows, which is that of its other examples. */
export const landingBusiness: PackBusiness = "joiner";

export function packPage(business: PackBusiness): SamplePackPage {
  return `sample-pack-${business}`;
}

export function businessOf(page: SamplePackPage): PackBusiness {
  return packBusinesses.find((business) => packPage(business) === page) ?? landingBusiness;
}
