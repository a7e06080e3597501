import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { LinkButton } from "@/components/ui/button";
import type { Market } from "@/lib/markets";
import { signUpAddress } from "@/lib/routing/addresses";
import { stepBefore, type WizardStep } from "@/lib/sign-up/steps";
import { ContinueButton } from "./continue-button";

type Props = { market: Market; step: WizardStep; requires?: readonly string[]; why?: string };

export function StepBar({ market, step, requires, why }: Props) {
  const t = useTranslations("signUp");
  const before = stepBefore(step);
  return (
    <ButtonBar>
      {before && (
        <LinkButton look="quiet" href={signUpAddress(market.code, before)}>
          {t("back")}
        </LinkButton>
      )}
      <ContinueButton requires={requires} why={why}>
        {t("continue")}
      </ContinueButton>
    </ButtonBar>
  );
}

export function ButtonBar({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap justify-between gap-3 border-t border-ink pt-6">{children}</div>;
}
