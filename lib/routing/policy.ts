import { marketOrCanada, marketOrUk, namedMarket, type Visitor } from "@/lib/geo/visitor";
import { isMarketCode } from "@/lib/markets";
import {
  isTalkPage,
  isWizardPage,
  type MarketPage,
  marketAddress,
  marketPages,
  neutralAddress,
  paymentAddress,
  signUpAddress,
} from "./addresses";

export type Verdict =
  | { readonly kind: "continue"; readonly personal: boolean } // `personal`: depends on the visitor, so no cache
  | { readonly kind: "dynamic" } // A page that is rendered for each request, with a nonce
  | { readonly kind: "redirect"; readonly to: string }
  | { readonly kind: "rewrite"; readonly to: string }
  | { readonly kind: "notFound" };

type Rule = (query: string, visitor: Visitor) => Verdict;

const proceed: Verdict = { kind: "continue", personal: false };
const dynamic: Verdict = { kind: "dynamic" };

export function decide(path: string, query: string, visitor: Visitor): Verdict {
  const rule = rules.get(path);
  if (rule) return rule(query, visitor);
  const [, market, section, ...rest] = path.split("/");
  const isPage = perRequest.get(section ?? "");
  if (!isPage) return proceed;
  return isMarketCode(market) && isPage(rest.join("/")) ? dynamic : { kind: "notFound" };
}

/** The parts of a market whose pages are rendered for each request; a page by its address below the part. */
const perRequest = new Map([
  ["get-started", isWizardPage],
  ["talk-to-us", isTalkPage],
]);

const toMarket =
  (page: MarketPage): Rule =>
  (query, visitor) => ({ kind: "redirect", to: marketAddress(page, marketOrUk(visitor)) + query });

const home: Rule = (query, visitor) => {
  const market = namedMarket(visitor);
  return market
    ? { kind: "redirect", to: marketAddress("home", market) + query }
    : { kind: "continue", personal: true };
};

const franchises: Rule = (query, visitor) => ({
  kind: "rewrite",
  to: marketAddress("franchises", marketOrCanada(visitor)) + query,
});

const signUp: Rule = (query, visitor) => ({
  kind: "redirect",
  to: `${signUpAddress(marketOrUk(visitor))}?geo=ip${query.length > 1 ? query.replace("?", "&") : ""}`,
});

const pageRules: Record<MarketPage, Rule> = {
  home,
  accountants: toMarket("accountants"),
  banks: toMarket("banks"),
  franchises,
  integrations: toMarket("integrations"),
};

const rules = new Map<string, Rule>([
  ...marketPages.map((page) => [neutralAddress(page), pageRules[page]] as const),
  ["/get-started", signUp],
  [paymentAddress, () => dynamic],
]);
