import { type BusinessNumberType, type MarketCode, market } from "@/lib/markets";

/** The hard rules of spec section 5, with the example that each placeholder shows. */
const rules = {
  companies_house: { pattern: /^[0-9A-Za-z]{8}$/, example: "12345678" },
  ein: { pattern: /^\d{2}-?\d{7}$/, example: "12-3456789" },
  bn: { pattern: /^\d{9}$/, example: "123456789" },
} as const satisfies Record<BusinessNumberType, { pattern: RegExp; example: string }>;

export function businessNumberRule(code: MarketCode) {
  const type = market(code).businessNumber;
  return { type, ...rules[type] };
}

/** Removes spaces; UK: capitals; Canada: a program account (123456782 RT0001) becomes its Business Number. */
export function tidyBusinessNumber(text: string, code: MarketCode): string {
  const compact = text.replace(/\s+/g, "");
  return tidied[market(code).businessNumber](compact);
}

const tidied: Record<BusinessNumberType, (compact: string) => string> = {
  companies_house: (compact) => compact.toUpperCase(),
  ein: (compact) => compact,
  bn: (compact) => /^(\d{9})R[A-Z]\d{4}$/i.exec(compact)?.[1] ?? compact,
};
