import { LinkButton } from "@/components/ui/button";
import { words } from "@/i18n/words";
import { formatDate } from "@/lib/dates";
import type { Locale } from "@/lib/markets";
import { continueAddress, signUpAddress } from "@/lib/routing/addresses";
import type { Resumable } from "@/lib/sign-up/resumable";
import { wizardSteps } from "@/lib/sign-up/steps";

/** Prompt to resume a saved sign-up; or where a finished or moved one is. */
export function SavedAnswers({ locale, saved }: { locale: Locale; saved: Resumable }) {
  const t = words(locale, "signUp");
  if (saved.kind === "finished")
    return (
      <section className="saved" aria-labelledby="saved">
        <h2 id="saved">{t("start.saved.done.heading")}</h2>
        <p>{t("start.saved.done.text", { business: saved.businessName })}</p>
        <LinkButton href={saved.confirmation}>{t("start.saved.done.button")}</LinkButton>
        <p>{t("start.saved.done.another")}</p>
      </section>
    );
  if (saved.kind === "moved")
    return (
      <section className="saved" aria-labelledby="saved">
        <h2 id="saved">{t("elsewhere.moved.title")}</h2>
        <p>{t("elsewhere.moved.text")}</p>
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
