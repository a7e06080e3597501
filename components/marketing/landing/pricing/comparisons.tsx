import type { ReactNode } from "react";
import { Tick } from "@/components/ui/icon";
import { useCopy } from "@/i18n/use-copy";
import type { Edition } from "@/lib/markets/editions";
import { formatPrice, order, plans } from "@/lib/plans";
import { productName } from "@/lib/site";
import { Comparison } from "./comparison";
import { useWhenFull } from "./when-full";

export function ThreePlans({ edition }: { edition: Edition }) {
  const { currency } = edition;
  const t = useCopy("pricing");
  const whenFull = useWhenFull(edition);
  const total = (type: "starter" | "professional", rollover: boolean) =>
    formatPrice(order(type, rollover, currency).total, edition);
  const small = order("starter", false, currency);
  const large = order("professional", false, currency);
  const inAll = (cell: ReactNode) => plans.map(() => cell);
  const tick = (
    <>
      <Tick className="size-4" />
      <span className="sr-only">{t("plans.included")}</span>
    </>
  );
  const rows = [
    ["price", total("starter", false), total("professional", false), t("plans.from")],
    ["withRollover", total("starter", true), total("professional", true), t("plans.notNeeded")],
    ["transactions", small.transactionLimit, large.transactionLimit, t("plans.eachFrom")],
    ["whenFull", whenFull("starter"), whenFull("professional"), t("plans.each")],
    ["accounts", small.accountLimit, t("plans.orEntities"), t("plans.unlimited")],
    ["unused", t("plans.carried"), t("plans.carried"), t("plans.asUsed")],
    ["checked", ...inAll(tick)],
    ["monthEnd", ...inAll(tick)],
    ["guarantee", ...inAll(tick)],
    ["notice", ...inAll(t("plans.months"))],
  ] as const;
  return (
    <Comparison
      heading={t("plans.heading")}
      label={t("plans.label")}
      columns={plans.map(({ name }) => name)}
      rows={rows.map(([key, ...cells]) => ({ heading: t(`plans.rows.${key}`), cells }))}
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
