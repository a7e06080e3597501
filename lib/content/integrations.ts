import type { Market } from "@/lib/markets";

export type Integration = {
  readonly key: string;
  readonly region: "uk" | "northAmerica" | "everywhere"; // docs/decisions/0005
  readonly icon: `app-${"bank" | "channel" | "chat" | "forward" | "freeagent" | "inbox" | "mail" | "quickbooks" | "team" | "upload" | "xero"}`;
  readonly status: "available" | "coming-soon" | "coming-later";
  readonly featured?: boolean; // Has a badge in the markets of its region
};

export function ownFirst<I extends Integration>(items: readonly I[], { code }: Pick<Market, "code">) {
  const region = code === "uk" ? "uk" : "northAmerica";
  const marked = items.map((item) => ({ item, own: item.region === region || item.region === "everywhere" }));
  return [...marked.filter(({ own }) => own), ...marked.filter(({ own }) => !own)];
}

export const accounting = [
  { key: "xeroUk", region: "uk", icon: "app-xero", status: "available", featured: true },
  { key: "quickbooksUk", region: "uk", icon: "app-quickbooks", status: "available" },
  { key: "quickbooksNorthAmerica", region: "northAmerica", icon: "app-quickbooks", status: "available" },
  { key: "freeagent", region: "uk", icon: "app-freeagent", status: "available" },
] as const satisfies readonly Integration[];

export const bank = [
  { key: "openBanking", region: "uk", icon: "app-bank", status: "available" },
  { key: "upload", region: "everywhere", icon: "app-upload", status: "available" },
] as const satisfies readonly Integration[];

export const messaging = [
  { key: "whatsapp", region: "everywhere", icon: "app-chat", status: "available" },
  { key: "slack", region: "everywhere", icon: "app-channel", status: "coming-soon" },
  { key: "teams", region: "everywhere", icon: "app-team", status: "coming-later" },
] as const satisfies readonly Integration[];

export const email = [
  { key: "google", region: "everywhere", icon: "app-inbox", status: "available" },
  { key: "microsoft", region: "everywhere", icon: "app-mail", status: "available" },
  { key: "forwarding", region: "everywhere", icon: "app-forward", status: "available" },
] as const satisfies readonly Integration[];
