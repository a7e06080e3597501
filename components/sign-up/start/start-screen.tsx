import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Actions, LinkButton } from "@/components/ui/button";
import { radioControl } from "@/components/ui/control";
import { Flag } from "@/components/ui/icon";
import { PressForm } from "@/components/ui/press-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { softwareOf } from "@/i18n/copy";
import { atStart } from "@/i18n/list";
import { useCopy } from "@/i18n/use-copy";
import { formatDate } from "@/lib/dates";
import { type Market, markets } from "@/lib/markets";
import type { Edition } from "@/lib/markets/editions";
import { cheapestPlan, formatHeadline, headline, order } from "@/lib/plans";
import { retention } from "@/lib/retention";
import { continueAddress, signUpAddress, talkAddress } from "@/lib/routing/addresses";
import { withoutNumber } from "@/lib/sign-up/lead";
import type { PlanAnswer } from "@/lib/sign-up/plan";
import { wizardSteps } from "@/lib/sign-up/steps";
import type { EarlierSignUp } from "@/lib/sign-up/wizard";
import { AlertBox } from "../form/alert-box";
import { freshState, type Notice, type StepAction } from "../form/form-state";
import { Columns, Titles } from "../layout/group";
import { PanelEntry, PanelNote, SidePanel } from "../layout/side-panel";

type Props = {
  edition: Edition;
  chosen: Market; // Preselected
  /** Whether the market was detected from the visitor's country, not chosen by the address. */
  detected: boolean;
  /** The plan that was chosen on a landing page. */
  asked: PlanAnswer | undefined;
  action: StepAction;
  /** Why the last press of 'Get Started' did not begin a sign-up. */
  notice: Notice | null;
  /** When the firm is in touch, in a sentence. */
  followUp: string;
  children?: ReactNode;
};

export function StartScreen({
  edition,
  chosen,
  detected,
  asked: requestedPlan,
  action,
  notice,
  followUp,
  children,
}: Props) {
  const t = useCopy("signUp");
  const form = useTranslations("form");
  const country = useTranslations("common");
  const company = useTranslations("company.none");
  const { name } = cheapestPlan;
  return (
    <Columns className="pt-4 pb-8">
      <div>
        {notice && (
          <AlertBox id="not-begun" heading={notice.title}>
            <p>{notice.text}</p>
          </AlertBox>
        )}
        <Titles heading={t("start.heading")} lead={t("start.lead", { steps: wizardSteps.length })} />
        {children}
        <PressForm
          action={action}
          initial={freshState({})}
          address={signUpAddress(edition)}
          className="grid gap-6"
        >
          <input type="hidden" name="edition" value={edition.segment} />
          {detected && <input type="hidden" name="geo" value="ip" />}
          {requestedPlan && <input type="hidden" name="plan" value={requestedPlan.planType} />}
          {requestedPlan?.hasRollover && <input type="hidden" name="rollover" value="on" />}
          <fieldset>
            <legend className="mb-3 font-semibold">{t("start.legend")}</legend>
            <div className="border-t border-ink">
              {markets.map((m) => (
                <label
                  key={m.code}
                  className="grid cursor-pointer grid-cols-[auto_auto_1fr_auto] items-center gap-3.5 border-b border-rule px-3 py-4 hover:bg-tint has-checked:bg-tint has-checked:shadow-[inset_3px_0_0_var(--ink)] max-[20rem]:grid-cols-[auto_1fr_auto] max-[16rem]:gap-x-2 max-[16rem]:px-1.5"
                >
                  <input
                    className={`size-6 ${radioControl}`}
                    type="radio"
                    name="market"
                    value={m.code}
                    defaultChecked={m.code === chosen.code}
                  />
                  <Flag of={m.flag} />
                  <span className="max-[20rem]:order-last max-[20rem]:col-span-3">
                    <b className="block leading-snug font-semibold">{country(`country.${m.code}`)}</b>
                    <small className="block text-small/snug text-ink-3">
                      {t("start.choice", {
                        currency: atStart(country(`currency.${m.currency}`), edition.locale),
                        software: softwareOf(m, edition.locale, "disjunction"),
                      })}
                    </small>
                  </span>
                  <span className="text-[1.5rem]/none text-end font-display tracking-figure whitespace-nowrap">
                    {formatHeadline(headline(order(cheapestPlan.type, false, m.currency).total), {
                      currency: m.currency,
                      locale: edition.locale,
                    })}
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
          <p>
            <SubmitButton className="min-[20rem]:min-w-56" saving={form("saving")}>
              {t("start.button")}
            </SubmitButton>
          </p>
          <p className="text-small/normal text-ink-3">{t("start.note", { plan: name })}</p>
        </PressForm>
      </div>
      <SidePanel id="have-ready" title={t("start.ready.title")}>
        <ol>
          <PanelEntry title={t(`start.ready.${edition.businessNumber}`)}>
            {t(`start.ready.${edition.businessNumber}Text`)}
          </PanelEntry>
          <PanelEntry title={t("start.ready.email")}>{t("start.ready.emailText", { followUp })}</PanelEntry>
          <PanelEntry title={t("start.ready.bank")}>{t("start.ready.bankText")}</PanelEntry>
          <PanelEntry title={company(`${edition.businessNumber}.question`)}>
            {company("answer")} <a href={talkAddress(edition, withoutNumber)}>{company("talk")}</a>
          </PanelEntry>
        </ol>
        <PanelNote>{t("start.ready.later", { days: retention.draftDays })}</PanelNote>
      </SidePanel>
    </Columns>
  );
}

/** Links to the saved sign-up, to the confirmation of a finished one, or to the page of one that moved to another browser. */
export function ResumePrompt({ saved }: { saved: EarlierSignUp }) {
  const t = useTranslations("signUp");
  const locale = useLocale();
  if (saved.kind === "finished")
    return (
      <Saved heading={t(`start.saved.done.${saved.debit}.heading`)}>
        <p>{t(`start.saved.done.${saved.debit}.text`, { business: saved.businessName })}</p>
        <LinkButton href={saved.confirmation}>{t(`start.saved.done.${saved.debit}.button`)}</LinkButton>
        <p>{t("start.saved.done.another")}</p>
      </Saved>
    );
  if (saved.kind === "moved")
    return (
      <Saved heading={t("otherDevice.moved.title")}>
        <p>{t("otherDevice.moved.text")}</p>
      </Saved>
    );
  const { edition, step, keptUntil } = saved;
  return (
    <Saved heading={t("start.saved.heading")}>
      <p>
        {t("start.saved.text", {
          date: formatDate(keptUntil, { locale }),
          number: wizardSteps.indexOf(step) + 1,
          total: wizardSteps.length,
          step: t(`progress.${step}`),
        })}
      </p>
      <Actions as="p" className="items-center">
        <LinkButton href={signUpAddress(edition, step)}>{t("start.saved.continue")}</LinkButton>
        <a href={continueAddress(edition)}>{t("otherDevice.link")}</a>
      </Actions>
    </Saved>
  );
}

function Saved({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section
      className="mb-8 grid justify-items-start gap-3 border-l-3 border-accent bg-wash px-5 pt-4.5 pb-5"
      aria-labelledby="saved"
    >
      <h2 id="saved" className="font-display text-h3/snug font-medium tracking-normal">
        {heading}
      </h2>
      {children}
    </section>
  );
}
