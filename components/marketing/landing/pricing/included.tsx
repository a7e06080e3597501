import { Tick } from "@/components/ui/icon";
import { useCopy } from "@/i18n/use-copy";
import { cheapestPlan } from "@/lib/plans";
import { Fold } from "./fold";

export function InEveryPlan() {
  const t = useCopy("pricing");
  return (
    <Fold heading={t("every.heading")}>
      <ul className="grid text-small sm:grid-cols-2 sm:gap-x-8">
        {cheapestPlan.features.map((feature) => (
          <li key={feature} className="flex gap-3 border-t border-rule py-2.5">
            <Tick className="mt-1 size-4" />
            {t(`every.${feature}`)}
          </li>
        ))}
      </ul>
      <p className="border-t border-rule pt-2.5 text-small">
        <b className="font-semibold">{t("every.notIncluded")}</b> {t("every.without")}
      </p>
    </Fold>
  );
}

export function WhatCounts() {
  const t = useCopy("pricing");
  return (
    <Fold heading={t("counts.heading")}>
      <div className="grid gap-3 *:border-t *:border-rule *:pt-3">
        <p>{t("counts.text")}</p>
        <p>
          <b className="font-semibold">{t("counts.limit")}</b> {t("counts.limitText")}
        </p>
        <p>
          <b className="font-semibold">{t("counts.rollover")}</b> {t("counts.rolloverText")}
        </p>
      </div>
    </Fold>
  );
}
