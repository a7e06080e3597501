import { type MarketCode, market } from "@/lib/markets";
import { type EditionCode, editionNamed } from "@/lib/markets/editions";
import { sampleBusinesses } from "@/lib/markets/samples";
import { signUpAddress } from "@/lib/routing/addresses";
import type { WizardStep } from "@/lib/sign-up/steps";
import type { Page, Typed, Visitor } from "./visitor";

/** Valid answers for each step in a market. */
export function answersIn(code: MarketCode): Record<Exclude<WizardStep, "review">, Typed> {
  const { number, address } = sampleBusinesses[code];
  return {
    plan: { planType: "starter" },
    rollover: {},
    business: {
      businessName: "Harbour Bakery",
      companiesHouseNumber: number,
      "registeredAddress.addressLine1": "1 Quay Street",
      "registeredAddress.locality": "Bristol",
      "registeredAddress.postalCode": "BS1 4ND",
      ...(address.region && { "registeredAddress.region": address.region }),
      "directors.0.name": "Rosa Marsh",
    },
    contact: {
      contactName: "Rosa Marsh",
      contactEmail: "rosa@harbour.example",
      contactPhone: "07700 900123",
      accountingSoftware: market(code).software[0],
    },
  };
}

/** Answers each step of an edition before the named one; returns the page of that. */
export async function walkTo(
  visitor: Visitor,
  segment: EditionCode,
  step: WizardStep,
  own: Partial<ReturnType<typeof answersIn>> = {},
): Promise<Page> {
  const edition = editionNamed(segment);
  if (!edition) throw new Error(`There is no edition ${segment}`);
  const answers = { ...answersIn(edition.code), ...own };
  let page = await visitor.open(signUpAddress(edition, "plan"));
  for (const [answered, typed] of Object.entries(answers)) {
    if (page.address === signUpAddress(edition, step)) return page;
    if (page.address !== signUpAddress(edition, answered as WizardStep))
      throw new Error(`${answered} was expected, not ${page.address}`);
    page = await visitor.press(page, { typed });
  }
  return page;
}

/** Accepts the terms on the review page and presses Set Up Payment. */
export function setUpPayment(visitor: Visitor, review: Page): Promise<Page> {
  return visitor.press(review, { typed: { termsAccepted: "on" } });
}
