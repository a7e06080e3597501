import { useTranslations } from "next-intl";
import { HeadRow } from "@/desk/ui/table";
import type { FunnelRow } from "./read";

const cell = "border-b border-rule px-3 py-1.5";
const figure = `${cell} text-right tabular-nums`;

/** The rows carry the bars, so that picture and numbers agree. */
export function Funnel({ rows }: { rows: readonly FunnelRow[] }) {
  const t = useTranslations("deskOverview");
  const started = Math.max(1, rows[0]?.reached ?? 0);
  const width = (count: number) => `${(count / started) * 100}%`;
  return (
    <table className="w-full border-collapse text-small">
      <caption className="pb-1 text-left text-note text-ink-2">{t("funnel.caption")}</caption>
      <thead>
        <HeadRow
          columns={[
            { label: t("funnel.step"), look: "pl-0!" },
            {
              label: t("funnel.picture"),
              head: <span className="sr-only">{t("funnel.picture")}</span>,
              look: "w-2/5",
            },
            { label: t("funnel.reached"), isRight: true },
            { label: t("funnel.stopped"), isRight: true, look: "pr-0!" },
          ]}
        />
      </thead>
      <tbody>
        {rows.map(({ step, reached, stopped }) => (
          <tr key={step}>
            <th scope="row" className={`${cell} pl-0! text-left font-normal`}>
              {t(`steps.${step}`)}
            </th>
            <td className={cell}>
              <svg className="block h-4 w-full" aria-hidden="true">
                <rect width={width(reached)} height="100%" className="fill-tint stroke-edge" />
                <rect width={width(reached - (stopped ?? 0))} height="100%" className="fill-accent" />
              </svg>
            </td>
            <td className={figure}>{t("number", { value: reached })}</td>
            <td className={`${figure} pr-0!`}>{stopped !== null && t("number", { value: stopped })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
