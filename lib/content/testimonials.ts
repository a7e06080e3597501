import type { MarketCode } from "@/lib/markets";

/** A named customer's words, published with consent. */
type Testimonial = { readonly key: string; readonly text: string; readonly by: string };

/** By market. A page without any shows examples, marked as such. */
export const testimonials: Record<MarketCode, readonly Testimonial[]> = { uk: [], us: [], ca: [] };
