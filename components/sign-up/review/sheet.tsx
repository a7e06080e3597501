import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon, Tick } from "@/components/ui/icon";
import { NewTabLink } from "@/components/ui/new-tab-link";
import { promise } from "@/i18n/claims";
import { useCopy } from "@/i18n/use-copy";
import type { Words } from "@/i18n/words";
import { formatSum, noticeMonths, placeOf, planByUse, planLimits, rolloverMonths } from "@/lib/plans";
import { siteAddress } from "@/lib/routing/addresses";
import { frenchFirst } from "@/lib/sign-up/french-first";
import type { Wizard } from "@/lib/sign-up/wizard";
import type { Site } from "@/lib/site";
import { OrderSums, strong, totalOf, useFirstPaymentOn } from "../layout/order-summary";
import { BarTotal } from "../layout/running-total";
import { type Choice, choicesOn, paidByTheMonth, setUpInACall, type Visibility } from "../steps/choices";
import { PayButton, RequiredBox } from "./pay";
import { ChangeLink, Heading } from "./review-cards";
import { Questions, ShorterNotice } from "./shorter-notice";

type Props = { wizard: Wizard; site: Site };

/**
 * All that is agreed, in the order in which it is asked. On wide screens it stays in view beside the answers. On others it is
 * the end of the page, and the part with box and button stays at the foot of the screen.
 */
export function Sheet({ wizard, site }: Props) {
  return (
    <section
      className="max-lg:contents lg:sticky lg:top-6 lg:self-start lg:shadow-paper print:break-inside-avoid"
      aria-labelledby="card-plan"
    >
      <div className={`${edge} border-t border-t-ink px-5 pt-5 max-lg:pb-4`}>
        <PlanAndTotal wizard={wizard} />
      </div>
      <div className={`step-bar ${bar} z-2 print:static`}>
        <Agreement wizard={wizard} site={site} />
      </div>
      <div className={`${edge} border-b px-5 pt-4 pb-5 max-lg:order-1 max-lg:mb-8`}>
        <Assurances wizard={wizard} site={site} />
      </div>
    </section>
  );
}

const edge = "border-x border-rule bg-sheet";
const bar =
  "max-lg:bottom-0 max-lg:order-2 max-lg:-mx-gutter max-lg:border-t max-lg:border-ink max-lg:bg-ground max-lg:px-gutter max-lg:pt-1.5 max-lg:pb-[max(0.375rem,env(safe-area-inset-bottom))] max-lg:roomy:sticky lg:border-x lg:border-rule lg:bg-sheet lg:px-5 lg:pt-4";

function PlanAndTotal({ wizard }: { wizard: Wizard }) {
  const { edition } = wizard;
  const t = useCopy("signUp");
  const words = useTranslations("signUp");
  const tax = useCopy("market");
  const choices = choicesOn("review", wizard);
  const on = useFirstPaymentOn(wizard);
  return (
    <>
      <Heading id="card-plan" title={t("review.plan")}>
        <ChangeLink edition={edition} step="plan" />
      </Heading>
      <OrderSums
        label={t("review.eachMonth", { currency: edition.currency })}
        choices={choices}
        lines={(choice) => linesOf(words, choice)}
      />
      <p className="text-small/normal text-ink-2" {...paidByTheMonth}>
        {tax("taxIncluded")}
      </p>
      <p className="text-small/normal text-ink-2" data-plan={placeOf(planByUse.type)}>
        {tax("portfolioTax")}
      </p>
      <div className="mt-4 border-l-4 border-ink pl-3 text-small/normal" {...paidByTheMonth}>
        {choices
          .filter(({ accountLimit }) => accountLimit !== null)
          .map((choice) => (
            <p key={choice.key} {...choice.shown}>
              {t.rich("review.firstPayment", { price: formatSum(choice.total, choice), on, b: strong })}
            </p>
          ))}
      </div>
    </>
  );
}

function linesOf(t: Words<"signUp">, choice: Choice) {
  const limits = planLimits(choice);
  if (choice.accountLimit === null) return [[t("review.portfolioLine", limits), totalOf(t, choice)] as const];
  const base = [t("review.planLine", limits), formatSum(choice.basePrice, choice)] as const;
  const rollover = t("review.rolloverLine", { months: rolloverMonths });
  return choice.hasRollover ? [base, [rollover, formatSum(choice.rolloverPrice, choice)] as const] : [base];
}

const button = "min-w-0 grow basis-40 px-2!";

/** Makes the button look disabled, by CSS alone, while a box that has to be ticked is not. */
const notYet =
  "in-[form:has([type=checkbox][required]:not(:checked))]:border-dashed in-[form:has([type=checkbox][required]:not(:checked))]:border-edge! in-[form:has([type=checkbox][required]:not(:checked))]:bg-tint! in-[form:has([type=checkbox][required]:not(:checked))]:text-ink-3";

/** The box and the button; for the plan that is set up in a call, the link to it. */
function Agreement({ wizard, site }: Props) {
  const t = useTranslations("signUp");
  return (
    <>
      <ShorterNotice edition={wizard.edition} />
      <div {...paidByTheMonth}>
        <RequiredBox name="termsAccepted">
          {t.rich("review.terms", {
            noticeMonths,
            terms: (chunks) => (
              <NewTabLink look="text" href={siteAddress("terms", wizard.edition)}>
                {chunks}
              </NewTabLink>
            ),
          })}
        </RequiredBox>
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 lg:mt-3">
        <BarTotal wizard={wizard} step="review" className="lg:hidden" />
        <div className="contents" {...paidByTheMonth}>
          <PayButton
            className={`${button} ${notYet}`}
            words={{ pay: t("review.pay"), redirecting: t("review.redirecting") }}
          />
        </div>
        <div className="contents" {...setUpInACall}>
          <NewTabLink className={button} href={site.demoUrl}>
            {t("plan.customPlan")}
          </NewTabLink>
        </div>
      </div>
      <p className="sr-only" id="accept-first">
        {t(frenchFirst(wizard.edition, wizard.answers) ? "frenchFirst.acceptFirst" : "review.acceptFirst")}
      </p>
    </>
  );
}

function Assurances({ wizard: { edition }, site }: Props) {
  const t = useTranslations("signUp");
  const cancellation = promise("freeCancellation", edition, site);
  const text = (key: "secure" | "guarantee") => t.rich(`review.${key}`, { b: strong });
  return (
    <ul className="grid gap-2.5 text-small/normal text-ink-2">
      <Assurance mark={<Icon name="lock" className="size-4.5" />} {...paidByTheMonth}>
        {text("secure")}
      </Assurance>
      <Assurance mark={<Tick className="mt-px size-4.5" />}>{text("guarantee")}</Assurance>
      {cancellation && (
        <Assurance mark={<Icon name="clock" className="size-4.5" />} {...paidByTheMonth}>
          {cancellation}
        </Assurance>
      )}
      <Questions edition={edition} site={site} />
    </ul>
  );
}

function Assurance({ mark, children, ...visibility }: Visibility & { mark: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-2.5" {...visibility}>
      {mark}
      <span>{children}</span>
    </li>
  );
}
