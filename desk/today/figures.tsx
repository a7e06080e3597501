import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Facts } from "@/components/ui/facts";
import { Section } from "@/components/ui/section";
import { link } from "@/desk/ui/looks";
import { sumOf } from "@/desk/ui/sums";
import { firmZone } from "@/desk/ui/times";
import { lastPayments, setUpStates } from "@/lib/payments/states";
import { deskPages } from "@/lib/routing/desk";
import { addressWith } from "@/lib/routing/query";
import { DayChart } from "./day-chart";
import { Funnel } from "./funnel";
import type { FiguresData } from "./read";

/** Sign-ups and revenue of the last days. */
export function Figures({ funnel, days, confirmed, debits, first }: FiguresData) {
  const t = useTranslations("deskOverview");
  const started = funnel.at(0)?.reached ?? 0;
  const submitted = funnel.at(-1)?.reached ?? 0;
  const number = (value: number) => t("number", { value });
  return (
    <Section
      id="figures"
      heading={t("figures.heading", { days: days.length })}
      className="mt-10 border-t border-ink pt-4"
    >
      <dl className="mt-3 flex flex-wrap gap-x-10 gap-y-3 border-y border-rule py-3">
        <Figure label={t("started")}>{number(started)}</Figure>
        <Figure label={t("submitted")}>{number(submitted)}</Figure>
        <Figure label={t("confirmed")}>{number(confirmed.reduce((sum, { count }) => sum + count, 0))}</Figure>
        <Figure label={t("revenue")}>
          {confirmed.length === 0 && t("noRevenue")}
          {confirmed.map(({ currency, revenue }) => (
            <span key={currency}>{sumOf(revenue, currency)}</span>
          ))}
        </Figure>
      </dl>
      <p className="mt-2 max-w-measure text-note text-ink-2">{t("figures.note", { zone: firmZone })}</p>
      <div className="mt-6 grid gap-8 lg:grid-cols-2">
        <Funnel rows={funnel} />
        <DayChart days={days} />
        <Debits debits={debits} first={first} />
      </div>
    </Section>
  );
}

/** What became of the debits of those who submitted: each count leads to the sign-ups that it counts. */
function Debits({ debits, first }: Pick<FiguresData, "debits" | "first">) {
  const t = useTranslations("deskOverview");
  const mail = useTranslations("mail");
  const count = (field: "setUp" | "lastPayment", state: string) =>
    debits.reduce((sum, one) => (one[field] === state ? sum + one.count : sum), 0);
  const led = (parameter: "setUp" | "payment", state: string, value: number) => (
    <a href={addressWith(deskPages.signUps, { [parameter]: state, from: first })} className={link}>
      {t("number", { value })}
    </a>
  );
  return (
    <>
      <div>
        <h3 className="text-note text-ink-2">{t("figures.setUp")}</h3>
        <Facts
          facts={setUpStates.map((state) => [
            mail(`setUp.${state}`),
            led("setUp", state, count("setUp", state)),
          ])}
        />
      </div>
      <div>
        <h3 className="text-note text-ink-2">{t("figures.lastPayment")}</h3>
        <Facts
          facts={lastPayments.map((state) => [
            mail(`lastPayment.${state}`),
            led("payment", state, count("lastPayment", state)),
          ])}
        />
      </div>
    </>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-note text-ink-2">{label}</dt>
      <dd className="flex flex-wrap gap-x-4 font-display text-h3 tabular-nums">{children}</dd>
    </div>
  );
}
