import { Sum } from "@/components/marketing/sections/book";
import { Section } from "@/components/marketing/sections/section";
import { Disclosure } from "@/components/ui/disclosure";
import { useCopy } from "@/i18n/use-copy";
import { formatNumber } from "@/lib/content/formats";
import { account, example, exampleInputs, keptSoftwareMonthly, maxInputs, presets } from "@/lib/content/roi";
import { currencies } from "@/lib/markets/currencies";
import type { Edition } from "@/lib/markets/editions";
import { formatHeadline, formatPrice } from "@/lib/plans";
import { RoiFields, RoiFigure, type RoiFigureName, RoiOutcome, VisitorsHours } from "./roi/visitors-hours";

/** What Jack gives back and costs: counted with the visitor's own hours, and as the specification's example. */
export function Roi({ edition }: { edition: Edition }) {
  const t = useCopy("proof");
  const { currency, locale } = edition;
  const figure = (of: RoiFigureName) => () => <RoiFigure of={of} />;
  const counted = {
    hours: figure("hoursAYear"),
    value: figure("hourValue"),
    fees: figure("yearlyFees"),
    today: figure("today"),
    plan: figure("plan"),
    kept: figure("kept"),
    sending: figure("hoursWithService"),
    total: figure("total"),
  };
  const field = (name: "hours" | "hourValue") => ({
    label: t(`roi.field.${name}`, { symbol: currencies[currency].symbol }),
    tooHigh: t("roi.tooHigh", { max: formatNumber(maxInputs[name], edition) }),
    missing: t("roi.missing"),
  });
  return (
    <VisitorsHours presets={presets(currency)} money={{ currency, locale }}>
      <Section
        id="roi"
        heading={t("roi.heading")}
        lead={<span className="noscript:hidden">{t("roi.lead")}</span>}
        split
      >
        <output className="block font-display">
          <RoiOutcome
            back={t.rich("roi.back", { hours: figure("hoursBack") })}
            more={t.rich("roi.more", { hours: figure("hoursBack") })}
            saves={t.rich("roi.saves", { sum: figure("difference") })}
            costs={t.rich("roi.costs", { sum: figure("difference") })}
            same={t("roi.same")}
          />
        </output>
        <RoiFields fields={{ hours: field("hours"), hourValue: field("hourValue") }} />
        <p className="mt-5 max-w-184 text-small text-ink-2">{t.rich("roi.counted", counted)}</p>
        <Disclosure className="mt-6" summary={t("roi.own")}>
          <Example edition={edition} />
        </Disclosure>
      </Section>
    </VisitorsHours>
  );
}

/** The specification's example of a year. Its figure with the service leaves out the time that sending takes. */
function Example({ edition }: { edition: Edition }) {
  const t = useCopy("proof");
  const sums = account(exampleInputs, edition.currency);
  const number = (units: number) => formatNumber(units, edition);
  const rows = [
    ["time", number(sums.time), t("roi.none")],
    ["yearlyFees", number(sums.yearlyFees), number(sums.kept)],
    ["plan", t("roi.none"), number(sums.plan)],
  ] as const;
  return (
    <div className="pb-6">
      <p className="max-w-measure text-ink-2">
        {t("roi.example", {
          revenue: formatHeadline(example.revenue, edition),
          hours: number(example.workingHours),
          value: formatPrice(Math.round(exampleInputs.hourValue * 100), edition),
        })}
      </p>
      <table className="mt-4 border-t border-ink [&_:is(td,th)]:py-2 max-[20rem]:[&_:is(td,th)]:block min-[20rem]:[&_td]:ps-4 [&_thead_th:not(:first-child)]:text-end">
        <caption className="sr-only">{t("roi.caption")}</caption>
        <thead className="text-small text-ink-2">
          <tr>
            <td />
            <th className="py-2" scope="col">
              {t("roi.today")}
            </th>
            <th className="py-2" scope="col">
              {t("roi.with")}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([key, today, withService]) => (
            <tr key={key} className="border-t border-rule">
              <th scope="row">{t(`roi.${key}`, { month: formatPrice(keptSoftwareMonthly, edition) })}</th>
              <td className="figures">{today}</td>
              <td className="figures">{withService}</td>
            </tr>
          ))}
          <tr className="border-t border-ink font-semibold">
            <th className="font-semibold" scope="row">
              {t("roi.total")}
            </th>
            <td className="figures">
              <Sum>{formatHeadline(sums.today, edition)}</Sum>
            </td>
            <td className="figures">
              <Sum>{formatHeadline(sums.withService, edition)}</Sum>
            </td>
          </tr>
        </tbody>
      </table>
      <p className="mt-3 text-small text-ink-2">
        {t("roi.sending", {
          hours: number(sums.hoursWithService),
          total: formatHeadline(sums.total, edition),
        })}
      </p>
    </div>
  );
}
