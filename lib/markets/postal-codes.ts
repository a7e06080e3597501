import type { MarketCode } from "./index";

/** Used to warn and to recognise, never to reject. */
const shapes: Record<MarketCode, RegExp> = {
  uk: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
  us: /^\d{5}(-?\d{4})?$/,
  ca: /^[A-Z]\d[A-Z][ -]?\d[A-Z]\d$/i,
};

export function isPostalCodeOf(market: MarketCode, text: string): boolean {
  return shapes[market].test(text.trim());
}
