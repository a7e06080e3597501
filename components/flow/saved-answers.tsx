import { LinkButton } from "@/components/ui/button";
import type { Locale } from "@/lib/markets";
import type { Resumable } from "@/lib/onboarding/resumable";
import { wizardSteps } from "@/lib/onboarding/steps";
import { formatDate } from "@/lib/payments/dates";
import { continueAddress, signUpAddress } from "@/lib/routing/addresses";
import { words } from "@/messages/words";

/** Greets who comes back: where they stopped, until when it is kept, and the way there. */
export function SavedAnswers({ locale, saved }: { locale: Locale; saved: Resumable }) {
  const t = words(locale, "signUp");
  if (saved.kind === "finished")
    return (
      <section className="saved" aria-labelledby="saved">
        <h2 id="saved">{t("start.saved.done", { business: saved.businessName })}</h2>
        <LinkButton href={saved.confirmation}>{t("start.saved.seeConfirmation")}</LinkButton>
      </section>
    );
  const { market, step, keptUntil } = saved;
  return (
    <section className="saved" aria-labelledby="saved">
      <h2 id="saved">{t("start.saved.heading")}</h2>
      <p>
        {t("start.saved.text", {
          date: formatDate(keptUntil, { locale }),
          number: wizardSteps.indexOf(step) + 1,
          total: wizardSteps.length,
          step: t(`progress.${step}`),
        })}
      </p>
      <p className="acts">
        <LinkButton href={signUpAddress(market.code, step)}>{t("start.saved.continue")}</LinkButton>
        <a href={continueAddress(market.code)}>{t("elsewhere.link")}</a>
      </p>
    </section>
  );
}
