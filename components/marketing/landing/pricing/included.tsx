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
  const facts = waysToGet.flatMap((way) =>
    notIncluded[way].map((item) => [t(`scope.items.${item}`), t(`scope.by.${way}`)] as const),
  );
  return (
    <>
      <Facts
        facts={facts}
        look={{
          list: "mt-2 text-small",
          row: "flex flex-wrap justify-between gap-x-6 border-t border-rule py-1.5",
          name: "first-letter:uppercase",
          value: "text-ink-2",
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
