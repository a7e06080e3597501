import { PartHeading } from "@/components/marketing/sections/section";
import { Tick } from "@/components/ui/icon";
import { useCopy } from "@/i18n/use-copy";
import { notIncluded, waysToGet } from "@/lib/content/scope";
import { cheapestPlan } from "@/lib/plans";

export function InEveryPlan() {
  const t = useCopy("pricing");
  return (
    <div>
      <PartHeading>{t("every.heading")}</PartHeading>
      <ul className="mt-3 grid gap-x-8 sm:grid-cols-2">
        {cheapestPlan.features.map((feature) => (
          <li key={feature} className="flex gap-3 border-t border-rule py-1.5 sm:py-2.5">
            <Tick className="mt-1 size-4.5" />
            {t(`every.${feature}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What no plan includes, and how to get it. */
export function NotIncluded() {
  const t = useCopy("pricing");
  const rows = [
    ...waysToGet.map((way) => ({
      way: t(`scope.by.${way}`),
      items: notIncluded[way].map((item) => t(`scope.items.${item}`)).join("; "),
    })),
    { way: t("scope.byChoice"), items: t("scope.busy") },
  ];
  return (
    <div>
      <PartHeading>{t("scope.heading")}</PartHeading>
      <dl className="mt-3">
        {rows.map(({ way, items }) => (
          <div
            key={way}
            className="flex flex-row-reverse items-baseline justify-between gap-x-6 border-t border-rule py-1.5 max-sm:flex-col-reverse sm:py-2.5"
          >
            <dt className="shrink-0 text-small text-ink-2">{way}</dt>
            <dd className="first-letter:uppercase">{items}</dd>
          </div>
        ))}
      </dl>
      <p className="border-t border-rule pt-2.5 text-small text-ink-2">{t("scope.note")}</p>
    </div>
  );
}
