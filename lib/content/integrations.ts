import { type Market, type MarketCode, marketCodes } from "@/lib/markets";

/** Markets in which an integration is offered (docs/decisions/0005). */
const regions = {
  uk: ["uk"],
  northAmerica: ["us", "ca"],
  everywhere: marketCodes,
} satisfies Record<string, readonly MarketCode[]>;

type Region = keyof typeof regions;

/** Region of the marketplace in which the firm is listed. */
const marketplaceRegion: Region = "uk";

export type Integration = {
  readonly key: string;
  readonly region: Region;
  readonly icon: `app-${"bank" | "channel" | "chat" | "forward" | "freeagent" | "inbox" | "mail" | "quickbooks" | "team" | "upload" | "xero"}`;
  readonly status: "available" | "coming-soon" | "coming-later";
  readonly featured?: boolean; // Has a badge in the markets of its region
};

export function hasMarketplace(market: Market): boolean {
  return isIn(marketplaceRegion, market);
}

function isIn(region: Region, { code }: Pick<Market, "code">): boolean {
  const codes: readonly MarketCode[] = regions[region];
  return codes.includes(code);
}

/** The integrations that are offered in the market, then the others. */
export function offeredFirst<I extends Integration>(items: readonly I[], market: Pick<Market, "code">) {
  const marked = items.map((item) => ({ item, isOffered: isIn(item.region, market) }));
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
