import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { Section } from "@/components/ui/section";
import { link } from "@/desk/ui/looks";
import { HeadRow } from "@/desk/ui/table";
import { firmZone } from "@/desk/ui/times";
import { formatDay } from "@/lib/dates";
import { defaultEdition as firm } from "@/lib/markets/editions";
import type { Period } from "./address";
import type { Slot } from "./figures";

/** How many were started and submitted on each day, or in each hour; the last one is not over. */
export function SlotChart({ slots, period }: { slots: readonly Slot[]; period: Period }) {
  const t = useTranslations("deskOverview");
  const unit = period === "24h" ? "hour" : "day";
  const max = Math.max(1, ...slots.map(({ started }) => started));
  const busiest = slots.find(({ started }) => started === max);
  const first = slots[0];
  const nameOf = ({ slot }: Slot) => (unit === "hour" ? `${slot.slice(11)}:00` : formatDay(slot, firm));
  return (
    <Section id="each" heading={t("each.heading", { unit })}>
      {busiest && (
        <p className="mt-1 text-small text-ink-2">
          {t("each.busiest", { unit, slot: nameOf(busiest), count: busiest.started })}
        </p>
      )}
      <p className="mt-1 text-note text-ink-2">{t("each.legend", { unit })}</p>
      <svg className="mt-3 block h-40 w-full overflow-visible" aria-hidden="true">
        <line x1="0" y1="0.5" x2="100%" y2="0.5" className="stroke-rule" />
        <line x1="0" y1="50%" x2="100%" y2="50%" className="stroke-rule" />
        {slots.map((slot, index) => (
          <Bar key={slot.slot} of={slot} at={index} slots={slots.length} max={max} />
        ))}
        <line x1="0" y1="100%" x2="100%" y2="100%" className="stroke-ink" />
      </svg>
      {first && (
        <p className="mt-1 flex justify-between text-note text-ink-2">
          <span>{nameOf(first)}</span>
          <span>{t("each.last", { unit })}</span>
        </p>
      )}
      <details className="group mt-2">
        <summary className={`${link} list-none gap-1 text-small [&::-webkit-details-marker]:hidden`}>
          {t("each.numbers")}
          <Icon name="down" className="size-4! group-open:rotate-180" />
        </summary>
        <table className="mt-2 w-full border-collapse text-small">
          <caption className="sr-only">{t("each.caption", { unit, zone: firmZone })}</caption>
          <thead>
            <HeadRow
              columns={[
                { label: t("each.slot", { unit }) },
                { label: t("started"), isRight: true },
                { label: t("submitted"), isRight: true },
              ]}
            />
          </thead>
          <tbody>
            {slots.map((slot) => (
              <tr key={slot.slot}>
                <th scope="row" className="border-b border-rule px-3 py-1 text-left font-normal">
                  {nameOf(slot)}
                </th>
                <td className="border-b border-rule px-3 py-1 figures">
                  {t("number", { value: slot.started })}
                </td>
                <td className="border-b border-rule px-3 py-1 figures">
                  {t("number", { value: slot.submitted })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Section>
  );
}

function Bar({
  of: { started, submitted },
  at,
  slots,
  max,
}: {
  of: Slot;
  at: number;
  slots: number;
  max: number;
}) {
  const isLast = at === slots - 1;
  const width = `${70 / slots}%`;
  const x = `${((at + 0.15) / slots) * 100}%`;
  const [whole, done] = [(started / max) * 100, (submitted / max) * 100];
  return (
    <>
      <rect x={x} width={width} y={`${100 - whole}%`} height={`${whole}%`} className="fill-rule" />
      <rect
        x={x}
        width={width}
        y={`${100 - done}%`}
        height={`${done}%`}
        className={isLast ? "fill-wash stroke-accent" : "fill-accent"}
      />
    </>
  );
}
