import { Facts } from "@/components/ui/facts";
import { NewTabLink } from "@/components/ui/new-tab-link";
import { Rollover } from "@/components/ui/rollover";
import { Tag } from "@/components/ui/tag";
import { Tip } from "@/components/ui/tip";
import { useCopy } from "@/i18n/use-copy";
import { useWhenFull } from "@/i18n/when-full";
import { formatNumber } from "@/lib/content/formats";
import type { Edition } from "@/lib/markets/editions";
import { formatPrice, order, type PlanType, plan, pricePerTransaction, rolloverMonths } from "@/lib/plans";
import { PlanRadio, RolloverSwitch } from "./plan-choice";

type CardProps = { type: PlanType; edition: Edition };

/** A plan that can be chosen by pressing anywhere on it. On small screens only the chosen one has its details. */
export function PlanCard({ customPlanUrl, ...props }: CardProps & { customPlanUrl: string }) {
  const { type } = props;
  const t = useCopy("pricing");
  const { name, popular, description, isPAYG } = plan(type);
  const id = (part: string) => `${type}-${part}`;
  return (
    <article className={card} aria-labelledby={id("name")}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <PlanRadio
          type={type}
          aria-labelledby={`${id("name")} ${id("price")}`}
          aria-describedby={`${popular ? `${id("popular")} ` : ""}${id("for")}`}
        />
        <h2 className="font-display text-h2 font-medium tracking-normal" id={id("name")}>
          <label className="cursor-pointer after:absolute after:inset-0" htmlFor={id("radio")}>
            {name}
          </label>
        </h2>
        {popular && (
          <span className="ms-auto flex" id={id("popular")}>
            <Tag className="bg-sheet font-semibold">{t("card.popular")}</Tag>
          </span>
        )}
      </div>
      <p className="mt-2 text-small/normal text-ink-2" id={id("for")}>
        {t(`for.${description}`)}
      </p>
      <Price {...props} id={id("price")} />
      <Included {...props} />
      <div className={`relative z-1 mt-3 ${onlyIfChosen}`}>
        {isPAYG ? <ByUse customPlanUrl={customPlanUrl} /> : <WithRollover {...props} />}
      </div>
    </article>
  );
}

const card =
  "group/plan relative flex min-w-0 flex-col border border-rule border-t-ink p-4 lg:row-span-5 lg:grid lg:grid-rows-subgrid has-[[name=planType]:checked]:border-ink has-[[name=planType]:checked]:bg-sheet has-[[name=planType]:checked]:shadow-[inset_0_3px_0_var(--ink),var(--paper-shadow)] forced-colors:has-[[name=planType]:checked]:outline-3 forced-colors:has-[[name=planType]:checked]:outline-[Highlight]";

/** Hides an element of a card on small screens while its plan is not chosen. */
const onlyIfChosen = "max-lg:group-not-has-[[name=planType]:checked]/plan:hidden";

const whileOff = "group-has-[[role=switch]:checked]/plan:hidden";
const whileOn = "hidden group-has-[[role=switch]:checked]/plan:inline";

function Price({ type, edition, id }: CardProps & { id: string }) {
  const t = useCopy("pricing");
  const priced = (rollover: boolean) => order(type, rollover, edition.currency);
  const { hasRollover, total } = priced(true);
  return (
    <p className="mt-2 flex flex-wrap items-baseline gap-x-2" id={id}>
      <span className="sr-only">{t("card.price")}</span>
      {plan(type).isPAYG && <span className={beside}>{t("card.from")}</span>}
      <strong className="font-display text-sum font-normal tracking-[-0.03em] forced-colors:leading-[1.3]">
        <span className={whileOff}>{formatPrice(priced(false).total, edition)}</span>
        {hasRollover && <span className={whileOn}>{formatPrice(total, edition)}</span>}
      </strong>
      <span className={beside}>
        {t("card.aMonth")}
        {hasRollover && <span className={whileOn}> {t("card.withRollover")}</span>}
      </span>
    </p>
  );
}

const beside = "text-small text-ink-2";

function Included({ type, edition }: CardProps) {
  const t = useCopy("signUp");
  const card = useCopy("pricing");
  const whenFull = useWhenFull(edition);
  const { isPAYG, accountLimit, countsEntities, transactionLimit } = plan(type);
  const limit = formatNumber(transactionLimit, edition);
  const accounts = [
    card(countsEntities ? "card.accountsOrEntities" : "card.accounts"),
    accountLimit ?? card("card.unlimited"),
  ] as const;
  const each = formatPrice(pricePerTransaction(edition.currency), edition);
  return (
    <Facts
      facts={
        isPAYG
          ? [[card("card.payg"), t("plan.paygPrice", { price: each })], [t("plan.minimum"), limit], accounts]
          : [
              [card("card.transactions"), limit],
              accounts,
              [
                t("plan.whenFull"),
                <>
                  <span className={whileOff}>{whenFull(type)}</span>
                  <span className={whileOn}>{whenFull(type, { hasRollover: true })}</span>
                </>,
              ],
            ]
      }
      look={{
        list: `mt-3 border-t border-rule text-small ${onlyIfChosen}`,
        row: "flex flex-wrap justify-between gap-x-3 border-b border-rule py-1.5",
        name: "text-ink-2",
        value: "ms-auto text-end font-semibold tabular-nums",
      }}
    />
  );
}

function WithRollover({ type, edition }: CardProps) {
  const t = useCopy("signUp");
  const tip = `rollover.${type}-tip`;
  const { rolloverPrice } = order(type, true, edition.currency);
  return (
    <Tip id={tip} text={t("plan.rolloverTip", { months: rolloverMonths })}>
      <Rollover
        plan={plan(type).name}
        price={formatPrice(rolloverPrice, edition)}
        folds
        control={(attributes) => <RolloverSwitch {...attributes} plan={type} aria-describedby={tip} />}
      />
    </Tip>
  );
}

function ByUse({ customPlanUrl }: { customPlanUrl: string }) {
  const t = useCopy("pricing");
  return (
    <>
      <p className="text-note/normal text-ink-2">{t("rollover.noneText")}</p>
      <NewTabLink
        look="text"
        href={customPlanUrl}
        className="inline-flex min-h-11 items-center text-small font-semibold"
      >
        {t("card.custom")}
      </NewTabLink>
    </>
  );
}
