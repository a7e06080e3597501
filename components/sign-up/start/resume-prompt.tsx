import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Actions, LinkButton } from "@/components/ui/button";
import { formatDate } from "@/lib/dates";
import { continueAddress, signUpAddress } from "@/lib/routing/addresses";
import { wizardSteps } from "@/lib/sign-up/steps";
import type { Resumable } from "@/lib/sign-up/wizard";

/** Links to the saved sign-up, to the confirmation of a finished one, or to the page of one that moved. */
export function ResumePrompt({ saved }: { saved: Resumable }) {
  const t = useTranslations("signUp");
  const locale = useLocale();
  if (saved.kind === "finished")
    return (
      <Saved heading={t("start.saved.done.heading")}>
        <p>{t("start.saved.done.text", { business: saved.businessName })}</p>
        <LinkButton href={saved.confirmation}>{t("start.saved.done.button")}</LinkButton>
        <p>{t("start.saved.done.another")}</p>
      </Saved>
    );
  if (saved.kind === "moved")
    return (
      <Saved heading={t("elsewhere.moved.title")}>
        <p>{t("elsewhere.moved.text")}</p>
      </Saved>
    );
  const { market, step, keptUntil } = saved;
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
      <Actions as="p">
        <LinkButton href={signUpAddress(market.code, step)}>{t("start.saved.continue")}</LinkButton>
        <a href={continueAddress(market.code)}>{t("elsewhere.link")}</a>
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
