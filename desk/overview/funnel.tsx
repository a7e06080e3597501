import { useTranslations } from "next-intl";
import { Section } from "@/components/ui/section";
import { HeadRow } from "@/desk/ui/table";
import { useDuration } from "@/desk/ui/use-duration";
import type { Period } from "./address";
import { type Figures, type FunnelRow, shareOf } from "./figures";

const cell = "sm:border-b sm:border-rule sm:px-3 sm:py-1.5";
const figure = `${cell} text-right whitespace-nowrap tabular-nums`;
const share = "inline-block w-14 font-normal text-ink-2";

/** The rows carry the bars, so that picture and numbers agree. */
export function Funnel({ figures, period }: { figures: Figures; period: Period }) {
  const t = useTranslations("deskOverview");
  const duration = useDuration();
  const { funnel, worst, total, underWay, wholeSeconds } = figures;
  return (
    <Section id="funnel" heading={t("funnel.heading")}>
      {worst && (
        <p className="mt-1 text-small text-ink-2">
          {t.rich("funnel.worst", {
            b: (words) => <b className="font-semibold text-ink">{words}</b>,
            step: t(`steps.${worst.step}`),
            stopped: worst.stopped ?? 0,
            reached: worst.reached,
          })}
        </p>
      )}
      <Legend />
      <table className="mt-3 w-full border-collapse text-small max-sm:block">
        <caption className="sr-only">{t("funnel.caption", { period })}</caption>
        <thead className="max-sm:sr-only">
          <HeadRow
            columns={[
              { label: t("funnel.step"), look: "pl-0!" },
              {
                label: t("funnel.picture"),
                head: <span className="sr-only">{t("funnel.picture")}</span>,
                look: "w-2/5",
              },
              { label: t("funnel.reached"), isRight: true },
              { label: t("funnel.stopped"), isRight: true },
              { label: t("funnel.median"), isRight: true, look: "pr-0!" },
            ]}
          />
        </thead>
        <tbody className="max-sm:block">
          {funnel.map((row) => (
            <Row key={row.step} of={row} started={total.started} isWorst={row.step === worst?.step} />
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-note text-ink-2">
        {t("funnel.underWay", { count: underWay, of: total.submitted - total.confirmed })}{" "}
        {wholeSeconds !== null && t("funnel.whole", { time: duration(wholeSeconds) })}
      </p>
    </Section>
  );
}

type RowProps = { of: FunnelRow; started: number; isWorst: boolean };

function Row({ of: { step, reached, stopped, medianSeconds }, started, isWorst }: RowProps) {
  const t = useTranslations("deskOverview");
  const duration = useDuration();
  const percent = (part: number, whole: number) => t("percent", { share: shareOf(part, whole) / 100 });
  return (
    <tr
      className={`max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_6rem_6rem] max-sm:gap-x-3 max-sm:border-b max-sm:border-rule max-sm:py-2 ${isWorst ? "font-semibold" : ""}`}
    >
      <th
        scope="row"
        className={`${cell} text-left whitespace-nowrap sm:pl-0! ${isWorst ? "font-semibold" : "font-normal"}`}
      >
        {t(`steps.${step}`)}
      </th>
      <td className={`${cell} max-sm:order-last max-sm:col-span-3 max-sm:pt-1`}>
        <svg className="block h-5 w-full" aria-hidden="true">
          <rect
            y="0.5"
            width={`${shareOf(reached, started)}%`}
            height="19"
            className="fill-tint stroke-edge"
          />
          <rect
            width={`${shareOf(reached - (stopped ?? 0), started)}%`}
            height="20"
            className="fill-accent"
          />
        </svg>
      </td>
      <td className={figure}>
        {t("number", { value: reached })} <span className={share}>{percent(reached, started)}</span>
      </td>
      <td className={figure}>
        {stopped !== null && (
          <>
            <span className="sm:hidden">{t("funnel.minus")}</span>
            {t("number", { value: stopped })} <span className={share}>{percent(stopped, reached)}</span>
          </>
        )}
      </td>
      <td className={`${figure} font-normal text-ink-2 max-sm:hidden sm:pr-0!`}>
        {medianSeconds !== null && duration(medianSeconds)}
      </td>
    </tr>
  );
}

function Legend() {
  const t = useTranslations("deskOverview");
  const entry = "inline-flex items-center gap-1.5";
  return (
    <p className="mt-1 flex flex-wrap gap-x-5 text-note text-ink-2">
      <span className={entry}>
        <svg className="h-3 w-5" aria-hidden="true">
          <rect width="100%" height="100%" className="fill-accent" />
        </svg>
        {t("funnel.wentOn")}
      </span>
      <span className={entry}>
        <svg className="h-3 w-5" aria-hidden="true">
          <rect x="0.5" y="0.5" width="19" height="11" className="fill-tint stroke-edge" />
        </svg>
        {t("funnel.stoppedHere")}
      </span>
    </p>
  );
}
