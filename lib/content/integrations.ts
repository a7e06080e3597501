import type { Market } from "@/lib/markets";

export type Integration = {
  readonly key: string;
  readonly region: "uk" | "northAmerica" | "everywhere";
  readonly icon: "bank" | "book1" | "book2" | "book3" | "chat" | "lines" | "mail" | "page" | "stack" | "sync";
  readonly status: "available" | "coming-soon" | "coming-later";
  readonly featured?: boolean; // Has a badge in the markets of its region
};

export function ownFirst<I extends Integration>(items: readonly I[], { code }: Pick<Market, "code">) {
  const region = code === "uk" ? "uk" : "northAmerica";
  const marked = items.map((item) => ({ item, own: item.region === region || item.region === "everywhere" }));
  return [...marked.filter(({ own }) => own), ...marked.filter(({ own }) => !own)];
}

export const accounting = [
  { key: "xeroUk", region: "uk", icon: "book1", status: "available", featured: true },
  { key: "quickbooksUk", region: "uk", icon: "book2", status: "available" },
  {
    key: "quickbooksNorthAmerica",
    region: "northAmerica",
    icon: "book2",
    status: "available",
    featured: true,
  },
  { key: "freeagent", region: "uk", icon: "book3", status: "available" },
] as const satisfies readonly Integration[];

export const bank = [
  { key: "openBanking", region: "uk", icon: "bank", status: "available" },
  { key: "upload", region: "everywhere", icon: "page", status: "available" },
] as const satisfies readonly Integration[];

export const messaging = [
  { key: "whatsapp", region: "everywhere", icon: "chat", status: "available" },
  { key: "slack", region: "everywhere", icon: "lines", status: "coming-soon" },
  { key: "teams", region: "everywhere", icon: "stack", status: "coming-later" },
] as const satisfies readonly Integration[];

export const email = [
  { key: "google", region: "everywhere", icon: "mail", status: "available" },
  { key: "microsoft", region: "everywhere", icon: "mail", status: "available" },
  { key: "forwarding", region: "everywhere", icon: "sync", status: "available" },
] as const satisfies readonly Integration[];
