import type { ReactNode } from "react";
import { Tick } from "@/components/ui/icon";
import { useCopy } from "@/i18n/use-copy";
import { useWhenFull } from "@/i18n/when-full";
import { formatNumber } from "@/lib/content/formats";
import type { Edition } from "@/lib/markets/editions";
import { formatPrice, offersRollover, order, type Plan, type PlanType, plans } from "@/lib/plans";
import { productName } from "@/lib/site";
import { Comparison } from "./comparison";

export function AllPlans({ edition }: { edition: Edition }) {
  const t = useCopy("pricing");
  const whenFull = useWhenFull(edition);
  const priced = (type: PlanType, rollover: boolean) =>
    formatPrice(order(type, rollover, edition.currency).total, edition);
  const tick = (
    <>
      <Tick className="size-4" />
      <span className="sr-only">{t("plans.included")}</span>
    </>
  );
  const rows = [
    ["price", ({ type }) => priced(type, false), t("plans.from")],
    [
      "withRollover",
      ({ type }) => (offersRollover(type) ? priced(type, true) : t("plans.notNeeded")),
      t("plans.notNeeded"),
    ],
    ["transactions", ({ transactionLimit }) => formatNumber(transactionLimit, edition), t("plans.eachFrom")],
    ["whenFull", ({ type }) => whenFull(type), t("plans.each")],
    [
      "accounts",
      ({ accountLimit: accounts, countsEntities }) =>
        countsEntities ? t("plans.orEntities", { accounts: accounts ?? 0 }) : accounts,
      t("plans.unlimited"),
    ],
    ["unused", () => t("plans.carried"), t("plans.asUsed")],
    ["checked", () => tick, tick],
    ["monthEnd", () => tick, tick],
    ["guarantee", () => tick, tick],
    ["notice", () => t("plans.months"), t("plans.months")],
  ] as const satisfies readonly (readonly [string, (plan: Plan) => ReactNode, ReactNode])[];
  return (
    <Comparison
      heading={t("plans.heading")}
      label={t("plans.label")}
      columns={plans.map(({ name }) => name)}
      rows={rows.map(([key, ofFixed, byUse]) => ({
        heading: t(`plans.rows.${key}`),
        cells: plans.map((plan) => (plan.isPAYG ? byUse : ofFixed(plan))),
      }))}
    />
  );
}

/** Compares the plans with doing it yourself and with a local bookkeeper. It has no figure that is not ours. */
export function ThreeWays() {
  const t = useCopy("pricing");
  return (
    <Comparison
      heading={t("ways.heading")}
      label={t("ways.label")}
      columns={[t("ways.yourself"), t("ways.bookkeeper"), productName]}
      rows={questions.map((key) => ({
        heading: t(`ways.${key}.heading`),
        cells: [t(`ways.${key}.yourself`), t(`ways.${key}.bookkeeper`), t(`ways.${key}.jack`)],
      }))}
    />
  );
}

const questions = ["enters", "checks", "ready", "wrong", "table", "choose"] as const;
