import "server-only";
import type { Submission } from "@/db/submissions";
import { defaultMarket, market, marketOfCountry } from "@/lib/markets";
import { formatDate } from "@/lib/payments/dates";
import { formatPrice, plan } from "@/lib/plans";
import type { Letter } from "@/lib/server/mail/letter";
import { productName } from "@/lib/site";
import { words } from "@/messages/words";

/** The firm reads its own language, whatever the customer's market. */
const { locale } = market(defaultMarket);

/** To the firm, once a customer's debit is set up: everything that the first call needs. */
export function newCustomerLetter(submission: Submission): Letter {
  const t = words(locale, "mail");
  const here = marketOfCountry(submission.serviceCountry);
  const signUp = words(locale, "signUp");
  const name = plan(submission.planType).name;
  const planName = submission.hasRollover ? t("firm.rollover", { plan: name }) : name;
  const given = (value: string | null) => value || t("firm.none");
  return {
    locale,
    subject: t("firm.subject", { business: submission.businessName, reference: submission.reference }),
    heading: submission.businessName,
    footer: t("footerFirm", { product: productName }),
    blocks: [
      {
        kind: "text",
        text: t("firm.lead", {
          contact: submission.contactName,
          debit: signUp(`debit.${here.scheme}`),
          plan: planName,
        }),
      },
      { kind: "heading", text: t("firm.customer") },
      {
        kind: "rows",
        rows: [
          [t("firm.reference"), submission.reference],
          [t("firm.business"), submission.businessName],
          [t("firm.number"), given(submission.businessRegistrationNumber)],
          [t("firm.address"), given(addressOf(submission))],
          [t("firm.directors"), given(submission.directors.map((director) => director.name).join(", "))],
          [t("firm.contact"), submission.contactName],
          [t("firm.email"), submission.contactEmail],
          [t("firm.phone"), given(submission.contactPhone)],
          [t("firm.software"), signUp(`contact.softwareNames.${submission.accountingSoftware}`)],
        ],
      },
      { kind: "heading", text: t("firm.plan") },
      {
        kind: "rows",
        rows: [
          [t("firm.plan"), planName],
          [t("firm.price"), t("firm.priceText", { price: formatPrice(submission.planPrice, here.currency) })],
          [
            t("firm.firstPayment"),
            given(submission.firstPaymentOn && formatDate(submission.firstPaymentOn, here)),
          ],
          [t("firm.mandate"), given(submission.mandateId)],
          [t("firm.subscription"), given(submission.subscriptionId)],
        ],
      },
    ],
  };
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
