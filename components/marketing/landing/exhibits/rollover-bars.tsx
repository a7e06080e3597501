import { copy } from "@/i18n/copy";
import type { Market } from "@/lib/markets";

/** The spec's example of rollover, drawn to scale. */
export function RolloverBars({ market }: { market: Market }) {
  const t = copy(market, "landing");
  return (
    <div className="roll">
      <div>
        <h3>{t("pricing.carry.heading")}</h3>
        <p>{t("pricing.carry.text")}</p>
      </div>
      <div className="bars">
        <p className="b1">{t("pricing.carry.thisMonth")}</p>
        <span className="used">{t("pricing.carry.used")}</span>
        <span className="left">{t("pricing.carry.forward")}</span>
        <span className="carry" aria-hidden="true" />
        <p className="b2">{t("pricing.carry.nextMonth")}</p>
        <span className="fresh">{t("pricing.carry.fresh")}</span>
        <span className="left in">{t("pricing.carry.brought")}</span>
      </div>
    </div>
  );
}
