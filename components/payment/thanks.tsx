import { Group } from "@/components/sign-up/layout/group";
import { Actions } from "@/components/ui/actions";
import { LinkButton } from "@/components/ui/button";
import { useCopy } from "@/i18n/use-copy";
import type { Market } from "@/lib/markets";
import type { ThanksFacts } from "@/lib/payments/thanks";
import { AgreementSheet } from "./agreement-sheet";
import { NextSteps } from "./next-steps";
import { OpeningEntry } from "./opening-entry";
import { StateHeading } from "./state-heading";

type Props = { market: Market; facts: ThanksFacts; supportEmail: string; appUrl: string };

/** The page after a confirmed payment: what was bought, and what happens next. */
export function Thanks({ market, facts, supportEmail, appUrl }: Props) {
  const t = useCopy("payment");
  const { owner } = facts;
  const heading = t("thanks.heading");
  return (
    <>
      <div className="grid gap-12 pt-[clamp(1rem,4vw,3.5rem)] pb-12 lg:grid-cols-[7fr_5fr] lg:gap-16 print:block print:pt-0 print:pb-4">
        <div>
          <StateHeading
            heading={heading}
            title={heading}
            className="text-[length:clamp(2.25rem,1.5rem+3.4vw,4rem)] print:text-[1.75rem]"
          />
          <p className="mt-4 max-w-136 text-lead text-ink-2">
            {owner ? t("thanks.lead", { email: owner.email }) : t("thanks.leadOther")}
          </p>
          {owner && (
            <p className="mt-6 flex flex-wrap items-baseline gap-x-4 gap-y-1 border-y border-ink py-3">
              <span>{t("thanks.reference")}</span>
              <strong className="font-display text-[1.625rem]/tight font-medium tracking-[0.01em] tabular-nums">
                {owner.reference}
              </strong>
            </p>
          )}
          <Actions as="p" className="mt-6">
            <LinkButton href={appUrl}>{t("thanks.portal")}</LinkButton>
            <LinkButton
              look="quiet"
              href={supportEmail && `mailto:${supportEmail}${owner ? `?subject=${owner.reference}` : ""}`}
            >
              {t("thanks.write")}
            </LinkButton>
          </Actions>
        </div>
        {owner && (
          <div className="self-center print:mt-4">
            <OpeningEntry market={market} owner={owner} confirmedOn={facts.confirmedOn} />
          </div>
        )}
      </div>
      <NextSteps market={market} facts={facts} />
      {owner && <AgreementSheet heading={t("mandate.heading")} agreement={owner.agreement} />}
      <Group id="meantime" heading={t("thanks.meantime")} className="print:hidden">
        <div className="grid gap-8 md:grid-cols-3">
          <Advice title={t("thanks.receipts")}>{t("thanks.receiptsText")}</Advice>
          <Advice title={t("thanks.bookmark")}>{t("thanks.bookmarkText")}</Advice>
          {supportEmail && (
            <Advice title={t("thanks.changed")}>{t("thanks.changedText", { email: supportEmail })}</Advice>
          )}
        </div>
      </Group>
    </>
  );
}

function Advice({ title, children }: { title: string; children: string }) {
  return (
    <div>
      <h3>{title}</h3>
      <p className="mt-2 text-ink-2">{children}</p>
    </div>
  );
}
