import type { Submission } from "@/db/queries/submissions";
import { copy } from "@/i18n/copy";
import { marketOfCountry } from "@/lib/markets";
import { siteAddress } from "@/lib/routing/addresses";
import { confirmationDays } from "@/lib/sign-up/retention";
import { productName } from "@/lib/site";
import { agreementOf } from "@/server/confirmation/agreement";
import { nextSteps } from "@/server/confirmation/next-steps";
import { site } from "@/server/env";
import type { Email } from "@/server/mail/email";
import { customerEmail, lead, section, text } from "./parts";

/** `confirmation`: the address of the confirmation. `isAttached`: whether the mail carries the agreement. */
type Kept = { confirmation: string; isAttached: boolean };

export function welcomeEmail(submission: Submission, now: Date, { confirmation, isAttached }: Kept): Email {
  const market = marketOfCountry(submission.serviceCountry);
  const t = copy(market, "mail");
  const kept = copy(market, "confirmation");
  const { debit, order, rows, shorterNotice, cancel, rights } = agreementOf(submission, now);
  const next = nextSteps(submission, now);
  const { appUrl, supportEmail, url } = site();
  return customerEmail(submission, t("welcome.subject", { product: productName }), [
    lead(t("welcome.lead", { debit, reference: submission.reference })),
    ...section(t("welcome.plan"), order),
    ...section(
      kept("next.heading"),
      next.map(({ when, by, title, text }) => [
        t("welcome.step", { when, by }),
        t("welcome.stepText", { title, text }),
      ]),
    ),
    text(kept(isAttached ? "mail.kept" : "mail.keptAlone", { days: confirmationDays })),
    { kind: "button", label: kept("mail.confirmation"), href: confirmation },
    ...(appUrl ? [{ kind: "link", label: t("welcome.portal"), href: appUrl } as const] : []),
    ...section(copy(market, "payment")("mandate.heading"), rows),
    ...(shorterNotice ? [{ kind: "strong", text: shorterNotice } as const] : []),
    { kind: "heading", text: cancel.title },
    text(cancel.text),
    { kind: "heading", text: rights.title },
    { kind: "points", points: rights.parts },
    { kind: "link", label: t("welcome.terms"), href: new URL(siteAddress("terms"), url).href },
    ...(supportEmail ? [text(t("welcome.questions", { email: supportEmail }))] : []),
  ]);
}
