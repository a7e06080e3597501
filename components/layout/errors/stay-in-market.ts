import { marketCodes } from "@/lib/markets";
import { marketPages, neutralAddress } from "@/lib/routing/addresses";

const unprefixed = [
  ...[...marketPages.map(neutralAddress), "/get-started"].map((address) => `a[href="${address}"]`),
  `a[href^="${neutralAddress("home")}#"]`,
].join();

/**
 * Script of the not-found page, which is one for all addresses: below an address of a market its links stay in that
 * market. Without scripts they are the unprefixed ones.
 */
export const stayInMarket = `{const m=location.pathname.match(/^\\/(?:${marketCodes.join("|")})(?=\\/)/);if(m)for(const a of document.querySelectorAll('${unprefixed}'))a.pathname=(m[0]+a.pathname).replace(/\\/$/,"")}`;
