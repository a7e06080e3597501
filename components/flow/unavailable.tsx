import { LinkButton } from "@/components/ui/button";
import type { Market } from "@/lib/markets";
import { words } from "@/messages/words";

/** The saved answers cannot be reached: says so, and offers the same page again. */
export function Unavailable({ market, again }: { market: Market; again: string }) {
  const t = words(market.locale, "signUp");
  return (
    <div className="titles">
      <title>{t("unavailable.title")}</title>
      <h1>{t("unavailable.title")}</h1>
      <p className="lead">{t("unavailable.text")}</p>
      <p className="acts">
        <LinkButton href={again}>{t("unavailable.again")}</LinkButton>
      </p>
    </div>
  );
}
