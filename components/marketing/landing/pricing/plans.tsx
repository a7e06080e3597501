import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { NewTabLink } from "@/components/ui/new-tab-link";
import { Rollover } from "@/components/ui/rollover";
import { useCopy } from "@/i18n/use-copy";
import { useWhenFull } from "@/i18n/when-full";
import { formatNumber } from "@/lib/content/formats";
import type { Edition } from "@/lib/markets/editions";
import { formatPrice, order, type PlanType, placeOf, plan } from "@/lib/plans";
import { signUpAddress } from "@/lib/routing/addresses";
import type { LeadOrigin } from "@/lib/sign-up/lead";
import { PlanFrame } from "./plan-frame";
import { MonthFigure } from "./visitors-month";

/** The page from which the form 'Talk to us' is opened. */
export const fromPricing: LeadOrigin = { kind: "portfolio", source: "home" };

type CardProps = { type: PlanType; edition: Edition };

/** A plan that the site sells. CSS shows the price with rollover while that is chosen; the form sends the choice. */
export function FixedPlan({ type, edition }: CardProps) {
  const t = useCopy("pricing");
  const whenFull = useWhenFull(edition);
  const { name, countsEntities } = plan(type);
  const { currency } = edition;
  const without = order(type, false, currency);
  const orderWithRollover = order(type, true, currency);
  return (
    <PlanFrame
      type={type}
      price={
        <>
          <Price>
            <span className="sr-only">{t("card.price")}</span>
            <span className={whileOff}>{formatPrice(without.total, edition)}</span>
            <span className={whileOn}>{formatPrice(orderWithRollover.total, edition)}</span>
          </Price>
          <Beside>
            {t("card.aMonth")}
            <span className={whileOn}> {t("card.withRollover")}</span>
          </Beside>
        </>
      }
      facts={[
        [t("card.transactions"), formatNumber(without.transactionLimit, edition)],
        [t(countsEntities ? "card.accountsOrEntities" : "card.accounts"), without.accountLimit],
        [
          t("card.whenFull"),
          <>
            <span className={whileOff}>{whenFull(type)}</span>
            <span className={whileOn}>{whenFull(type, { hasRollover: true })}</span>
          </>,
        ],
      ]}
    >
      <form className="contents" action={signUpAddress(edition, "plan")}>
        <input type="hidden" name="plan" value={type} />
        <Rollover
          plan={name}
          price={formatPrice(orderWithRollover.rolloverPrice, edition)}
          control={(attributes) => <input {...attributes} name="rollover" value="on" />}
        />
        <Button className="mt-4">{t("card.start", { plan: name })}</Button>
      </form>
    </PlanFrame>
  );
}

/** The pay-as-you-go plan, which is sold in a call, not on the site. */
export function PlanByUse({ type, edition, demoUrl }: CardProps & { demoUrl: string }) {
  const t = useCopy("pricing");
  const { currency } = edition;
  return (
    <PlanFrame
      type={type}
      price={
        <>
          <span className="sr-only">{t("card.price")}</span>
          <span className="contents" data-otherwise={placeOf(type)}>
            <Beside>{t("card.from")}</Beside>
            <Price>{formatPrice(order(type, false, currency).total, edition)}</Price>
            <Beside>{t("card.aMonthByUse")}</Beside>
          </span>
          <span data-fits={placeOf(type)}>
            <Price>
              <MonthFigure of="price" plan={type} />
            </Price>{" "}
            <Beside>
              {t.rich("card.aMonthFor", { count: () => <MonthFigure of="billed" plan={type} /> })}
            </Beside>
          </span>
        </>
      }
      facts={[
        [t("card.payg"), t("card.each")],
        [t("card.minimum"), t("card.minimumOf")],
        [t("card.anyAccounts"), t("card.unlimited")],
      ]}
    >
      <p className="border border-rule p-3 text-small text-ink-2">
        <b className="block font-semibold text-ink">{t("rollover.none")}</b>
        {t("rollover.noneText")}
      </p>
      <NewTabLink className="mt-4" look="quiet" href={demoUrl}>
        {t("card.custom")}
      </NewTabLink>
    </PlanFrame>
  );
}

/** Classes of what a card shows without and with rollover. */
const whileOff = "group-has-[[value=on]:checked]/plan:hidden";
const whileOn = "hidden group-has-[[value=on]:checked]/plan:inline";

function Price({ children }: { children: ReactNode }) {
  return (
    <strong className="font-display text-sum font-normal tracking-[-0.03em] md:max-lg:text-[2rem]">
      {children}
    </strong>
  );
}

function Beside({ children }: { children: ReactNode }) {
  return <span className="text-small text-ink-2 md:whitespace-nowrap">{children}</span>;
}
