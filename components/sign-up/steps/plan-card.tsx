import { NewTabLink } from "@/components/ui/new-tab-link";
import { PriceCard } from "@/components/ui/price-card";
import { Rollover } from "@/components/ui/rollover";
import { Tip } from "@/components/ui/tip";
import { useCopy } from "@/i18n/use-copy";
import type { Edition } from "@/lib/markets/editions";
import { formatPrice, order, type PlanType, plan, rolloverMonths } from "@/lib/plans";
import { PlanRadio, RolloverSwitch } from "./plan-choice";

type CardProps = { type: PlanType; edition: Edition };

/** A plan that can be chosen by pressing anywhere on it. On small screens only the chosen one has its switch. */
export function PlanCard({ customPlanUrl, ...props }: CardProps & { customPlanUrl: string }) {
  const { type, edition } = props;
  const { name, popular, isPAYG } = plan(type);
  const id = (part: string) => `${type}-${part}`;
  return (
    <PriceCard
      type={type}
      edition={edition}
      as="h2"
      choice={
        <PlanRadio
          type={type}
          aria-labelledby={`${id("name")} ${id("price")}`}
          aria-describedby={`${popular ? `${id("popular")} ` : ""}${id("for")}`}
        />
      }
      label={
        <label className="cursor-pointer after:absolute after:inset-0" htmlFor={id("radio")}>
          {name}
        </label>
      }
      hasSwitch
      className={frame}
      details={onlyIfChosen}
    >
      {isPAYG ? <ByUse customPlanUrl={customPlanUrl} /> : <WithRollover {...props} />}
    </PriceCard>
  );
}

const frame =
  "border border-rule border-t-ink p-4 has-[[name=planType]:checked]:border-ink has-[[name=planType]:checked]:bg-sheet has-[[name=planType]:checked]:shadow-[inset_0_3px_0_var(--ink),var(--paper-shadow)] forced-colors:has-[[name=planType]:checked]:outline-3 forced-colors:has-[[name=planType]:checked]:outline-[Highlight]";

/** Hides an element of a card on small screens while its plan is not chosen. */
const onlyIfChosen = "max-lg:group-not-has-[[name=planType]:checked]/plan:hidden";

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
      <p className="text-small/normal text-ink-2">{t("rollover.noneText")}</p>
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
