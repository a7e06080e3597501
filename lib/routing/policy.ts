import { editionOrCanada, editionOrUk, namedEdition, type Visitor } from "@/lib/geo/visitor";
import { marketNamed } from "@/lib/markets";
import { type Edition, editionFor, editionNamed } from "@/lib/markets/editions";
import {
  isPublicPage,
  isTalkPage,
  isWizardPage,
  type MarketPage,
  marketAddress,
  marketPages,
  marketPageTable,
  neutralAddress,
  openConfirmationAddress,
  paymentAddress,
  signUpAddress,
} from "./addresses";
import { isDeskPath } from "./desk";

export type Verdict =
  | { readonly kind: "continue"; readonly personal: boolean } // `personal`: depends on the visitor, so no cache
  | { readonly kind: "dynamic" } // A page that is rendered for each request, with a nonce
  | { readonly kind: "desk" } // The same, for operators alone
  | { readonly kind: "redirect"; readonly to: string }
  | { readonly kind: "moved"; readonly to: string } // For every visitor, for good
  | { readonly kind: "rewrite"; readonly to: string }
  | { readonly kind: "notFound" };

type Rule = (query: string, visitor: Visitor) => Verdict;

const proceed: Verdict = { kind: "continue", personal: false };
const dynamic: Verdict = { kind: "dynamic" };
const deskPage: Verdict = { kind: "desk" };

export function decide(path: string, query: string, visitor: Visitor): Verdict {
  const rule = rules.get(path);
  if (rule) return rule(query, visitor);
  if (isDeskPath(path)) return deskPage;
  const lowerCase = path.toLowerCase();
  if (lowerCase !== path && isPublicPage(lowerCase)) return inLowerCase(lowerCase, query, visitor);
  const [, code, section, ...rest] = path.split("/");
  const isPage = perRequest.get(section ?? "");
  if (!isPage) return proceed;
  const edition = editionNamed(code);
  if (!edition || !isPage(rest.join("/"), edition)) return { kind: "notFound" };
  return path === signUpAddress(edition, "plan") ? inChosenMarket(edition, query, visitor) : dynamic;
}

/** A page whose address was typed with capitals. */
function inLowerCase(path: string, query: string, visitor: Visitor): Verdict {
  const verdict = decide(path, query, visitor);
  return verdict.kind === "redirect" ? verdict : { kind: "moved", to: path + query };
}

/** Step 1, as the landing page's form opens it: under the chosen market, with `from`, the page's own. */
function inChosenMarket(shown: Edition, query: string, { choice }: Visitor): Verdict {
  const sent = new URLSearchParams(query);
  const chosen = marketNamed(sent.get("market"))?.code ?? shown.code;
  if (chosen === shown.code) return dynamic;
  const edition = editionFor(chosen, shown, editionNamed(sent.get("from")), choice);
  sent.set("from", shown.segment);
  return { kind: "redirect", to: `${signUpAddress(edition, "plan")}?${sent}` };
}

/** The parts of a market whose pages are rendered for each request; a page by its address below the part. */
const perRequest = new Map([
  ["get-started", isWizardPage],
  ["talk-to-us", isTalkPage],
]);

function toEdition(page: MarketPage): Rule {
  return (query, visitor) => ({ kind: "redirect", to: marketAddress(page, editionOrUk(visitor)) + query });
}

function index(page: MarketPage): Rule {
  return (query, visitor) => {
    const edition = namedEdition(visitor);
    return edition
      ? { kind: "redirect", to: marketAddress(page, edition) + query }
      : { kind: "continue", personal: true };
  };
}

function inPlace(page: MarketPage): Rule {
  return (query, visitor) => ({ kind: "rewrite", to: marketAddress(page, editionOrCanada(visitor)) + query });
}

const signUp: Rule = (query, visitor) => ({
  kind: "redirect",
  to: `${signUpAddress(editionOrUk(visitor))}?geo=ip${query.length > 1 ? query.replace("?", "&") : ""}`,
});

const pageRules: Record<(typeof marketPageTable)[MarketPage], (page: MarketPage) => Rule> = {
  index,
  redirect: toEdition,
  inPlace,
};

const rules = new Map<string, Rule>([
  ...marketPages.map((page) => [neutralAddress(page), pageRules[marketPageTable[page]](page)] as const),
  ["/get-started", signUp],
  [paymentAddress, () => dynamic],
  [openConfirmationAddress, () => dynamic],
]);
