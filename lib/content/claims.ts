import type { MarketCode } from "@/lib/markets";

/** Figures that messages promise (spec sections 1 and 9). `workingDay`: of the month after the one that is closed. */
export const claims = {
  filingMinutes: 3,
  visibleHours: 48,
  workingDay: 7,
  setupMinutes: 2,
  businesses: 200,
  accuracy: 100,
  encryptionBits: 256,
  uptime: 99.9,
  turnaroundHours: 48,
  followUpHours: 24,
  checksHours: 48,
  mostChecksHours: 24,
  trialMonths: 3,
  portfolioClients: 10,
  locationsFrom: 5,
  locationsTo: 500,
  minimumAge: 16,
} as const;

export const certifications = [
  { key: "soc2", held: true },
  { key: "cyberEssentials", held: true },
  { key: "gdpr", held: false },
  { key: "iso27001", held: false },
  { key: "encryption", held: false },
  { key: "uptime", held: false },
  { key: "monitoring", held: false },
] as const;

export const promises = ["filing", "visible", "monthEnd", "setup", "businesses", "accuracy"] as const;

/** What a named customer has said, published with consent. */
type Testimonial = { readonly key: string; readonly text: string; readonly by: string };

export const testimonials: Record<MarketCode, readonly Testimonial[]> = { uk: [], us: [], ca: [] };
