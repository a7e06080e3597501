import { PartHeading } from "@/components/marketing/sections/section";
import { useCopy } from "@/i18n/use-copy";

/** The spec's example of rollover, drawn to scale. */
export function RolloverBars() {
  const t = useCopy("landing");
  return (
    <div className="mt-12 grid items-center gap-x-16 gap-y-6 min-[60rem]:grid-cols-[4fr_7fr]">
      <div>
        <PartHeading>{t("pricing.carry.heading")}</PartHeading>
        <p className="mt-2 text-ink-2">{t("pricing.carry.text")}</p>
      </div>
      <div className="bars">
        <p className="this-month">{t("pricing.carry.thisMonth")}</p>
        <span className="used">{t("pricing.carry.used")}</span>
        <span className="left">{t("pricing.carry.forward")}</span>
        <span className="carry" aria-hidden="true" />
        <p className="next-month">{t("pricing.carry.nextMonth")}</p>
        <span className="fresh">{t("pricing.carry.fresh")}</span>
        <span className="left brought">{t("pricing.carry.brought")}</span>
      </div>
    </div>
  );
}
