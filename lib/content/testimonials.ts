import type { MarketCode } from "@/lib/markets";

/** What a named customer has said, published with consent. */
type Testimonial = { readonly key: string; readonly text: string; readonly by: string };

export const testimonials: Record<MarketCode, readonly Testimonial[]> = { uk: [], us: [], ca: [] };
