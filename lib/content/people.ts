import type { MarketCode } from "@/lib/markets";

/** An accountant of the firm who agreed to be named. `body`: the one that gave the `qualification`. `photo`: a file in `public`. */
export type Accountant = {
  readonly name: string;
  readonly qualification: string;
  readonly body: string;
  readonly initials: string;
  readonly photo?: string;
};

/** Filled by the firm. The first one signs the samples and the guarantee of the market's pages; a market without any names nobody. */
export const accountants: Readonly<Record<MarketCode, readonly Accountant[]>> = { uk: [], us: [], ca: [] };
