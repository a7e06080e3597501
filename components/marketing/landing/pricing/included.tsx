import { Fold } from "@/components/marketing/sections/fold";
import { Facts } from "@/components/ui/facts";
import { Tick } from "@/components/ui/icon";
import { useCopy } from "@/i18n/use-copy";
import { notIncluded, waysToGet } from "@/lib/content/scope";
import { cheapestPlan } from "@/lib/plans";

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
    </Fold>
  );
}

export function NotIncluded() {
  const t = useCopy("pricing");
  const facts = waysToGet.map((way) => {
    const items = notIncluded[way].map((item) => (
      <li key={item} className="ps-3 -indent-3 first-letter:uppercase">
        {t(`scope.items.${item}`)}
      </li>
    ));
    return [t(`scope.by.${way}`), <ul key={way}>{items}</ul>] as const;
  });
  return (
    <>
      <Facts
        facts={facts}
        look={{
          list: "mt-2 text-small",
          row: "grid gap-x-3 border-t border-rule py-1.5 sm:grid-cols-[8.75rem_1fr]",
          name: "text-ink-2 first-letter:uppercase",
          value: "",
        }}
      />
      <p className="border-t border-rule pt-1.5 text-note text-ink-2">{t("scope.note")}</p>
    </>
  );
}

export function WhatCounts() {
  const t = useCopy("pricing");
  return (
    <Fold className="xl:col-span-2" heading={t("counts.heading")}>
      <div className="grid gap-x-12 gap-y-3 *:border-t *:border-rule *:pt-3 xl:grid-cols-3">
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
