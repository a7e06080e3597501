/** `multiplier`: what a price in pence is multiplied by (spec section 9). */
export const currencies = {
  GBP: { symbol: "£", multiplier: 1 },
  USD: { symbol: "$", multiplier: 1.3 },
  CAD: { symbol: "$", multiplier: 2 },
} as const;

export type Currency = keyof typeof currencies;
