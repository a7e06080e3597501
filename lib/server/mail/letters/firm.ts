import "server-only";
import type { Submission } from "@/db/submissions";
import { defaultMarket, market, marketOfCountry } from "@/lib/markets";
import { formatDate } from "@/lib/payments/dates";
import { formatPrice, plan } from "@/lib/plans";
import type { Block, Letter } from "@/lib/server/mail/letter";
import { productName } from "@/lib/site";
import { copy } from "@/messages/copy";
import { words } from "@/messages/words";

/** The firm reads its own language, whatever the customer's market. */
const { locale } = market(defaultMarket);

type Rows = [label: string, value: string][];

/** To the firm, at the submission: everything that was answered; the debit is still to be set up. */
export function signUpLetter(submission: Submission): Letter {
  return letterAbout(submission, "signedUp", []);
}

/** To the firm, once a customer's debit is set up: everything that the first call needs. */
export function newCustomerLetter(submission: Submission): Letter {
  const t = copy(market(defaultMarket), "mail");
  const { firstPaymentOn, mandateId, subscriptionId } = submission;
  const here = marketOfCountry(submission.serviceCountry);
  return letterAbout(submission, "setUp", [
    [t("firm.firstPayment"), given(firstPaymentOn && formatDate(firstPaymentOn, here))],
    [t("firm.mandate"), given(mandateId)],
    [t("firm.subscription"), given(subscriptionId)],
  ]);
}

function letterAbout(submission: Submission, occasion: "signedUp" | "setUp", debit: Rows): Letter {
  const t = copy(market(defaultMarket), "mail");
  const { businessName: business, reference, contactName: contact } = submission;
  const { currency, scheme } = marketOfCountry(submission.serviceCountry);
  const signUp = words(locale, "signUp");
  const name = plan(submission.planType).name;
  const planName = submission.hasRollover ? t("firm.rollover", { plan: name }) : name;
  const lead = { contact, debit: signUp(`debit.${scheme}`), plan: planName };
  return {
    locale,
    subject: t(`firm.${occasion}.subject`, { business, reference }),
    heading: business,
    footer: t("footerFirm", { product: productName }),
    blocks: [
      { kind: "text", text: t(`firm.${occasion}.lead`, lead) },
      ...section(t("firm.customer"), [
        [t("firm.reference"), reference],
        [t("firm.business"), business],
        [t("firm.number"), given(submission.businessRegistrationNumber)],
        [t("firm.address"), given(addressOf(submission))],
        [t("firm.directors"), given(submission.directors.map((director) => director.name).join("; "))],
        [t("firm.contact"), contact],
        [t("firm.email"), submission.contactEmail],
        [t("firm.phone"), given(submission.contactPhone)],
        [t("firm.software"), signUp(`contact.softwareNames.${submission.accountingSoftware}`)],
      ]),
      ...section(t("firm.plan"), [
        [t("firm.plan"), planName],
        [t("firm.price"), t("firm.priceText", { price: formatPrice(submission.planPrice, currency) })],
        ...debit,
      ]),
    ],
  };
}

function section(heading: string, rows: Rows): Block[] {
  return [
    { kind: "heading", text: heading },
    { kind: "rows", rows },
  ];
}

function given(value: string | null): string {
  return value || words(locale, "mail")("firm.none");
}

function addressOf(submission: Submission): string {
  return [
    submission.registeredAddressLine1,
    submission.registeredAddressLine2,
    submission.registeredAddressCity,
    submission.registeredAddressRegion,
    submission.registeredAddressPostalCode,
    submission.registeredAddressCountry,
  ]
    .filter(Boolean)
    .join(", ");
}
