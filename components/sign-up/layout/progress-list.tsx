import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Tick } from "@/components/ui/icon";
import type { Market } from "@/lib/markets";
import { signUpAddress } from "@/lib/routing/addresses";
import { mayVisit, type Progress } from "@/lib/sign-up/progress";
import { type WizardStep, wizardSteps } from "@/lib/sign-up/steps";

const item = "flex min-w-0 items-center gap-2 border-t-3 py-3 not-first:ms-1.5";
const looks = {
  done: `${item} flex-1 border-ink text-ink-2`,
  here: `${item} flex-1 border-ink font-semibold max-md:flex-none max-md:pr-4`,
  ahead: `${item} flex-1 border-rule text-ink-3`,
} as const;
const link =
  "inline-flex min-h-6 min-w-6 items-center gap-2 no-underline hover:underline hover:decoration-auto";

type Props = { market: Market; step: WizardStep; progress: Progress };

export function ProgressList({ market, step: here, progress }: Props) {
  const t = useTranslations("signUp");
  return (
    <nav aria-label={t("progress.label")}>
      <ol className="flex py-1 text-small print:hidden">
        {wizardSteps.map((step, i) => {
          const name = t(`progress.${step}`);
          if (step === here)
            return (
              <li className={looks.here} aria-current="step" key={step}>
                <span className="whitespace-nowrap tabular-nums">
                  <span className="md:sr-only">{t("progress.step")}</span>
                  {i + 1}
                  <span className="md:sr-only">{t("progress.of", { total: wizardSteps.length })}</span>
                </span>
                <span>{name}</span>
              </li>
            );
          const open = mayVisit(step, progress);
          return open && progress.completed.includes(step) ? (
            <li className={looks.done} key={step}>
              <a className={link} href={signUpAddress(market.code, step)}>
                <Tick className="size-4.5" />
                <span className="max-md:sr-only">
                  {name}
                  <span className="sr-only">{t("progress.completed")}</span>
                </span>
              </a>
            </li>
          ) : (
            <li className={looks.ahead} key={step}>
              <MaybeLink to={open ? signUpAddress(market.code, step) : null}>
                <span className="tabular-nums">{i + 1}</span>
                <span className="max-md:sr-only">{name}</span>
              </MaybeLink>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function MaybeLink({ to, children }: { to: string | null; children: ReactNode }) {
  return to === null ? (
    children
  ) : (
    <a className={link} href={to}>
      {children}
    </a>
  );
}
