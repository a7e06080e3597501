import type { ReactNode } from "react";
import { useCopy } from "@/i18n/use-copy";
import { useWhenFull } from "@/i18n/when-full";
import type { Edition } from "@/lib/markets/editions";
import { formatPrice, order, type PlanType, plan, planLimits, pricePerTransaction } from "@/lib/plans";
import { Tag } from "./tag";

type Props = {
  type: PlanType;
  edition: Edition;
  as?: "h2" | "h3";
  /** A control before the name, such as a radio button. */
  choice?: ReactNode;
  /** The name as the label of that control. */
  label?: ReactNode;
  /** The card has a switch for rollover; CSS shows the price with it while that is on. */
  hasSwitch?: boolean;
  className?: string;
  /** Classes of the children, which the card may leave out. */
  details?: string;
  /** What a visitor can do with the plan. */
  children: ReactNode;
};

/**
 * The one card of a plan, on the landing page and in the sign-up: name, sentence, price, what it includes, and the children, each in a
 * row that cards side by side share. Its parts have the ids `TYPE-name`, `-price`, `-for` and `-popular`.
 */
export function PriceCard({ type, edition, as: Heading = "h3", choice, label, hasSwitch, ...rest }: Props) {
  const t = useCopy("pricing");
  const { className = "", details = "", children } = rest;
  const { name, popular, description } = plan(type);
  const id = (part: string) => `${type}-${part}`;
  return (
    <article
      className={`group/plan relative flex min-w-0 flex-col lg:row-span-5 lg:grid lg:grid-rows-subgrid lg:gap-0 ${className}`}
      aria-labelledby={id("name")}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {choice}
        <Heading className="font-display text-h2 font-medium tracking-normal" id={id("name")}>
          {label ?? name}
        </Heading>
        {popular && (
          <span className="flex" id={id("popular")}>
            <Tag className="bg-sheet font-semibold">{t("card.popular")}</Tag>
          </span>
        )}
      </div>
      <p className="mt-1 text-ink-2" id={id("for")}>
        {t(`for.${description}`)}
      </p>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-2 lg:mt-4" id={id("price")}>
        <Price type={type} edition={edition} hasSwitch={hasSwitch} />
      </p>
      <p className="mt-2">
        <Included type={type} edition={edition} hasSwitch={hasSwitch} />
      </p>
      <div className={`relative z-1 mt-4 lg:mt-5 ${details}`}>{children}</div>
    </article>
  );
}

/** Classes of what a card shows without and with rollover. */
const whileOff = "group-has-[[role=switch]:checked]/plan:hidden";
const whileOn = "hidden group-has-[[role=switch]:checked]/plan:inline";

type PartProps = Pick<Props, "type" | "edition" | "hasSwitch">;

function Price({ type, edition, hasSwitch }: PartProps) {
  const t = useCopy("pricing");
  const { isPAYG } = plan(type);
  const priced = (rollover: boolean) => order(type, rollover, edition.currency);
  const minor = isPAYG ? pricePerTransaction(edition.currency) : priced(false).total;
  const { hasRollover, total } = priced(hasSwitch === true);
  return (
    <>
      <span className="sr-only">{t("card.price")}</span>
      <strong className="font-display text-sum font-normal tracking-[-0.03em] forced-colors:leading-[1.3]">
        <span className={hasRollover ? whileOff : undefined}>{formatPrice(minor, edition)}</span>
        {hasRollover && <span className={whileOn}>{formatPrice(total, edition)}</span>}
      </strong>
      <span className="text-ink-2">
        {t(isPAYG ? "card.aTransaction" : "card.aMonth")}
        {hasRollover && <span className={whileOn}> {t("card.withRollover")}</span>}
      </span>
    </>
  );
}

function Included({ type, edition, hasSwitch }: PartProps) {
  const t = useCopy("pricing");
  const whenFull = useWhenFull(edition);
  const { isPAYG } = plan(type);
  if (isPAYG) return t.rich("card.byUse", { b });
  const { hasRollover, ...sold } = order(type, hasSwitch === true, edition.currency);
  return (
    <>
      {t.rich("card.includes", { ...planLimits(sold), b })}{" "}
      <span className={hasRollover ? whileOff : undefined}>
        {t("card.eachOne", { price: whenFull(type) })}
      </span>
      {hasRollover && (
        <span className={whileOn}>{t("card.eachOne", { price: whenFull(type, { hasRollover }) })}</span>
      )}
    </>
  );
}

function b(words: ReactNode) {
  return <b className="font-semibold">{words}</b>;
}
