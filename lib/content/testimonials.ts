import type { IsoDate } from "@/lib/dates";
import type { MarketCode } from "@/lib/markets";

/** What a customer wrote. `consentedOn`: when the customer agreed in writing that we publish it with these names. */
type Testimonial = {
  readonly text: string;
  readonly name: string;
  readonly business: string;
  readonly consentedOn: IsoDate;
};

/** Filled by the firm. */
export const testimonials: Readonly<Record<MarketCode, readonly Testimonial[]>> = { uk: [], us: [], ca: [] };
