import { LinkButton } from "@/components/ui/button";
import { useCopy } from "@/i18n/use-copy";
import type { Edition } from "@/lib/markets/editions";
import { signUpAddress } from "@/lib/routing/addresses";

/** Price and button at the bottom of a phone's screen; `phone-bar.css` shows it while neither is in view. */
export function PhoneBar({ edition }: { edition: Edition }) {
  const t = useCopy("landing");
  return (
    <section
      className="phone-bar fixed inset-x-0 bottom-0 z-5 flex items-center gap-4 border-t border-ink bg-ground px-gutter pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] md:hidden print:hidden"
      aria-label={t("bar.label")}
    >
      <p className="grow text-note/normal text-ink-2">
        <b className="block font-display text-h3/tight font-medium text-ink">{t("bar.price")}</b>
        {t("bar.period")}
      </p>
      <LinkButton className="grow" href={signUpAddress(edition)}>
        {t("start.button")}
      </LinkButton>
    </section>
  );
}
