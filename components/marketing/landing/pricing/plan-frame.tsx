import type { ReactNode } from "react";
import { Facts } from "@/components/ui/facts";
import { Tag } from "@/components/ui/tag";
import { useCopy } from "@/i18n/use-copy";
import { type PlanType, placeOf, plan } from "@/lib/plans";

type Props = {
  type: PlanType;
  price: ReactNode;
  facts: readonly (readonly [label: string, value: ReactNode])[];
  children: ReactNode;
};

/**
 * The parts that every plan's card has, each in a row that the cards share; the children are rollover and button. On phones
 * `pricing.css` folds the details of a plan that does not fit.
 */
export function PlanFrame({ type, price, facts, children }: Props) {
  const t = useCopy("pricing");
  const { name, popular, description, isPAYG } = plan(type);
  const id = `plan-${type}`;
  return (
    <article
      className="group/plan relative flex flex-col border-t-4 border-ink p-4 sm:p-5 md:row-span-9 md:grid md:grid-rows-subgrid md:gap-0 md:max-xl:p-4 xl:p-7"
      aria-labelledby={id}
      data-card={placeOf(type)}
    >
      {!isPAYG && (
        <span
          className="absolute -top-3.5 right-4 border border-accent bg-sheet px-2 py-px text-note font-semibold text-accent"
          data-fits={placeOf(type)}
        >
          {t("range.mark")}
        </span>
      )}
      <div className="flex flex-wrap content-start items-center justify-between gap-x-3">
        <h3 className="font-display text-h2 font-medium" id={id}>
          {name}
        </h3>
        {popular && <Tag look="now">{t("card.popular")}</Tag>}
      </div>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-2">{price}</p>
      <p className="mt-3 text-small">{t(`for.${description}`)}</p>
      <div className="contents" data-details={placeOf(type)}>
        <Facts
          facts={facts}
          look={{
            list: "mt-4 max-md:mb-4 border-t border-rule text-small md:row-span-3 md:grid md:grid-rows-subgrid md:gap-0",
            row: "flex justify-between gap-x-3 border-b border-rule py-1.5 max-[20rem]:flex-wrap md:py-2 md:max-lg:flex-col md:max-lg:justify-start",
            name: "text-ink-2",
            value:
              "text-end font-semibold whitespace-nowrap tabular-nums max-[12rem]:whitespace-normal md:max-lg:text-start",
          }}
        />
        <p className="mt-3 mb-4 text-note text-ink-2 max-md:hidden">{t(`why.${description}`)}</p>
        {children}
      </div>
    </article>
  );
}
