import type { Market, Software } from "@/lib/markets";

/** Where an integration is offered (docs/decisions/0005). */
type Region = Market["integrations"] | "everywhere";

/** Region of the marketplace in which the firm is listed. */
const marketplaceRegion: Region = "uk";

export type Integration = {
  readonly key: string;
  readonly region: Region;
  readonly icon: `app-${Software | "bank" | "channel" | "chat" | "forward" | "inbox" | "mail" | "team" | "upload"}`;
  readonly status: "available" | "coming-soon" | "coming-later";
  readonly featured?: boolean; // Has a badge in the markets of its region
};

export function hasMarketplace({ integrations }: Market): boolean {
  return integrations === marketplaceRegion;
}

/** The integrations that are offered in the market, then the others. */
export function offeredFirst<I extends Integration>(
  items: readonly I[],
  market: Pick<Market, "integrations">,
) {
  const marked = items.map((item) => ({
    item,
    isOffered: item.region === "everywhere" || item.region === market.integrations,
  }));
  return [...marked.filter(({ isOffered }) => isOffered), ...marked.filter(({ isOffered }) => !isOffered)];
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
