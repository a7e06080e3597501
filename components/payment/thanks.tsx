import type { ReactNode } from "react";
import { Actions, LinkButton } from "@/components/ui/button";
import { EmailLink, WithEmails } from "@/components/ui/email";
import { Tick } from "@/components/ui/icon";
import { useCopy } from "@/i18n/use-copy";
import { formatDate } from "@/lib/dates";
import type { Edition } from "@/lib/markets/editions";
import type { ThanksFacts } from "@/lib/payments/thanks";
import { retention } from "@/lib/retention";
import { pageTitle } from "../seo/page-title";
import { AgreementSheet } from "./agreement-sheet";
import { FirstAct, Portal } from "./first-act";
import { StateHeading } from "./issue";
import { KeepACopy } from "./keep-a-copy";
import { NextSteps } from "./next-steps";
import { ReferenceCard } from "./reference-card";

export type ThanksProps = {
  edition: Edition;
  facts: ThanksFacts;
  files: { agreement: string; dates: string; otherDevice: string };
  /** The last attempt to make a file, from the address. `wait`: minutes. */
  file: { hasFailed: boolean; wait: number | null };
  supportEmail: string;
  receiptsEmail: string;
  appUrl: string;
  firm: string;
  /** The buttons that change the language. */
  language: ReactNode;
};

/** The page after a confirmed payment: what was bought, what happens next, and a copy to keep. */
export function Thanks(props: ThanksProps) {
  const { edition, facts, files, file, supportEmail, receiptsEmail, appUrl, firm, language } = props;
  const t = useCopy("payment");
  const own = useCopy("confirmation");
  const { owner, contact } = facts;
  const heading = t("thanks.heading");
  if (facts.isClosed) return <Closed edition={edition} supportEmail={supportEmail} />;
  return (
    <>
      {owner && (
        <p className="hidden print:block">
          {own("printed", { firm, date: formatDate(owner.confirmedOn, edition) })}
        </p>
      )}
      <p className="flex items-center gap-2 pt-[clamp(0.5rem,2vw,2rem)] text-small font-semibold text-accent">
        <Tick className="size-5" />
        {own("setUp")}
      </p>
      <StateHeading
        heading={heading}
        title={pageTitle(heading, edition)}
        className="mt-2 text-h1 text-balance"
      />
      <p className="mt-3 max-w-184 text-lead text-ink-2">
        {owner ? (
          <WithEmails text={t("thanks.lead", { contact, email: owner.email })} />
        ) : (
          t("thanks.leadOther", { contact })
        )}
        {owner && <span className="print:hidden"> {own("kept", { days: retention.confirmationDays })}</span>}
      </p>
      {owner && language}
      {!owner && (
        <Actions as="p" className="mt-6">
          <LinkButton href={files.otherDevice}>{own("otherDevice.heading.confirmation")}</LinkButton>
        </Actions>
      )}
      {owner && (
        <>
          <div className="mt-8 mb-12 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] print:mb-6 print:block">
            <div className="grid content-start gap-8">
              <NextSteps edition={edition} owner={owner} calendar={files.dates} />
              <FirstAct reference={owner.reference} hasPhone={owner.hasPhone} receiptsEmail={receiptsEmail} />
              <Portal href={appUrl} isOpen={owner.hasPortal} />
            </div>
            <div className="grid content-start gap-8 print:mt-6">
              <ReferenceCard owner={owner} />
              <KeepACopy
                agreement={files.agreement}
                file={file}
                supportEmail={supportEmail}
                reference={owner.reference}
              />
            </div>
          </div>
          <AgreementSheet agreement={owner.agreement} />
        </>
      )}
    </>
  );
}

/** The page after the days for which a confirmation is kept. */
function Closed({ edition, supportEmail }: Pick<ThanksProps, "edition" | "supportEmail">) {
  const t = useCopy("confirmation");
  const heading = t("closed.heading");
  return (
    <div className="grid max-w-2xl gap-6 pt-[clamp(1rem,4vw,3.5rem)] pb-12">
      <StateHeading heading={heading} title={pageTitle(heading, edition)} />
      <p className="text-lead text-ink-2">{t("closed.lead", { days: retention.confirmationDays })}</p>
      {supportEmail && (
        <p>
          {t("closed.write")} <EmailLink to={supportEmail} />
        </p>
      )}
    </div>
  );
}
