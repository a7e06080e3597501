import { getTranslations } from "next-intl/server";
import { Document } from "@/components/layout/document";
import { FlowShell } from "@/components/layout/flow-shell";
import { Confirmation } from "@/components/payment/confirmation";
import { Issue } from "@/components/payment/issue";
import { LanguageForm } from "@/components/payment/language-form";
import { OrderKept } from "@/components/payment/order-kept";
import { paymentWords } from "@/components/payment/payment-words";
import { Thanks } from "@/components/payment/thanks";
import { unlistedDescription } from "@/components/seo/metadata";
import { Notifications } from "@/components/ui/notifications";
import { setPageLocale } from "@/i18n/request";
import type { OrderFacts } from "@/lib/payments/thanks";
import {
  confirmationFile,
  marketAddress,
  openConfirmationPath,
  requestIdNames,
  signUpAddress,
} from "@/lib/routing/addresses";
import type { PageQuery } from "@/lib/routing/query";
import { waitFromQuery } from "@/lib/sign-up/step-state";
import { checkedIn } from "@/server/confirmation/checked";
import { viewPayment } from "@/server/confirmation/view";
import { settings, site } from "@/server/env";
import { readLink } from "@/server/payments/read-link";
import { changeLanguage, confirmPayment, resume } from "./actions";

type Props = { searchParams: PageQuery };

/** The provider redirects payers here. Rendering changes nothing; a POST verifies the payment. */
export default async function PaymentSuccessPage({ searchParams }: Props) {
  const {
    submission_id,
    [requestIdNames.query]: id,
    left: hasLeft,
    outcome,
    checked,
    file,
    wait,
  } = await searchParams;
  const link = readLink(submission_id, id);
  const view = await viewPayment(link.ok ? link.ids : null, new Date());
  const { edition } = view;
  setPageLocale(edition);
  const t = await getTranslations("payment");
  const signUp = await getTranslations("signUp");
  const debit = signUp(`debit.${edition.scheme}`);
  const { supportEmail, receiptsEmail, appUrl, legalName } = site();
  const { sendsResumeMails } = settings();
  const home = marketAddress("home", edition);
  const mailWords = ({ email }: OrderFacts) =>
    email === null
      ? {}
      : {
          processing: t("byMail.processing", { email }),
          ...(sendsResumeMails && { unfinished: t("byMail.unfinished", { email }) }),
          failed: t("byMail.failed", { email }),
        };
  return (
    <Document>
      <meta name="description" content={unlistedDescription("payment", edition)} />
      <FlowShell
        // The page of an issue has this button itself.
        {...(view.thanks && { leave: { href: home, label: t("home") } })}
        site={site()}
        payment={signUp("footer.payments", { debit })}
      >
        {link.ok && view.thanks ? (
          <Thanks
            edition={edition}
            facts={view.thanks}
            files={{
              agreement: confirmationFile("agreement.pdf", link.ids.submissionId, link.ids.requestId),
              dates: confirmationFile("dates.ics", link.ids.submissionId, link.ids.requestId),
              otherDevice: openConfirmationPath(link.ids.submissionId, link.ids.requestId),
            }}
            file={{ hasFailed: file === "failed", wait: waitFromQuery(wait) }}
            supportEmail={supportEmail}
            receiptsEmail={receiptsEmail}
            appUrl={appUrl}
            firm={legalName}
            language={<LanguageForm edition={edition} ids={link.ids} action={changeLanguage} />}
          />
        ) : link.ok ? (
          <Confirmation
            ids={link.ids}
            action={confirmPayment}
            words={paymentWords(t, signUp, edition)}
            home={home}
            resume={view.maySetUp ? resume : null}
            otherDevice={
              view.opens === "payment"
                ? openConfirmationPath(link.ids.submissionId, link.ids.requestId)
                : null
            }
            cameBack={outcome === "failure" ? "refused" : hasLeft === "1" ? "left" : null}
            checked={checkedIn(checked, view)}
            review={view.isOwner ? signUpAddress(edition, "review") : null}
            supportEmail={supportEmail}
            order={
              view.order && {
                facts: <OrderKept of={view.order} />,
                byMail: mailWords(view.order),
              }
            }
          />
        ) : (
          <Issue
            words={paymentWords(t, signUp, edition)}
            error={t(`issue.${link.problem}`)}
            home={home}
            supportEmail={supportEmail}
          />
        )}
        <Notifications label={signUp("notifications")} close={signUp("closeNotification")} />
      </FlowShell>
    </Document>
  );
}
