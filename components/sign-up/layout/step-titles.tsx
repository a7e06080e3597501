import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import type { Market } from "@/lib/markets";
import { signUpAddress } from "@/lib/routing/addresses";
import { stepBefore, type WizardStep, wizardSteps } from "@/lib/sign-up/steps";
import { productName } from "@/lib/site";
import { StepHeading } from "./step-heading";

export function StepTitles({ market, step }: { market: Market; step: WizardStep }) {
  const t = useTranslations("signUp");
  const before = stepBefore(step);
  return (
    <>
      {before && (
        <p>
          <a
            className="inline-flex min-h-11 items-center gap-1.5 text-small"
            href={signUpAddress(market.code, before)}
          >
            <Icon name="left" className="size-4.5" />
            {t("back")}
          </a>
        </p>
      )}
      <Titles heading={<StepHeading>{t(`${step}.heading`)}</StepHeading>} lead={t(`${step}.lead`)} />
    </>
  );
}

type TitlesProps = { heading: ReactNode; lead: string; children?: ReactNode };

export function Titles({ heading, lead, children }: TitlesProps) {
  return (
    <div className="mb-8">
      {typeof heading === "string" ? <h1 className="text-h1">{heading}</h1> : heading}
      <p className="mt-2 text-lead text-ink-2">{lead}</p>
      {children}
    </div>
  );
}

export function usePageTitle(step: WizardStep): string {
  const t = useTranslations("signUp");
  return t("pageTitle", {
    heading: t(`${step}.heading`),
    number: wizardSteps.indexOf(step) + 1,
    total: wizardSteps.length,
    product: productName,
  });
}
