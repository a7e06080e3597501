import { LinkButton } from "@/components/ui/button";
import { Tick } from "@/components/ui/icon";
import { Section } from "@/components/ui/section";
import { useCopy } from "@/i18n/use-copy";
import { formatDateWithWeekday } from "@/lib/dates/formats";
import type { Edition } from "@/lib/markets/editions";
import type { ThanksFacts } from "@/lib/payments/thanks";

type Props = { edition: Edition; owner: NonNullable<ThanksFacts["owner"]>; calendar: string };

/** The finished setup and what happens next, with dates, and the same as a file for the customer's calendar. */
export function NextSteps({ edition, owner: { confirmedOn, next }, calendar }: Props) {
  const t = useCopy("confirmation");
  const done = {
    key: "done",
    date: confirmedOn,
    by: formatDateWithWeekday(confirmedOn, edition),
    when: t("next.done"),
    title: t("next.doneTitle"),
    text: t("next.doneText"),
  };
  return (
    <Section id="next" heading={t("next.heading")} look="large">
      <ol>
        {[done, ...next].map(({ key, date, by, when, title, text }) => (
          <li
            key={key}
            className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 gap-y-0.5 border-b border-rule py-3 sm:grid-cols-[1.5rem_13.5rem_minmax(0,1fr)] print:break-inside-avoid"
          >
            {key === "done" ? (
              <Tick className="mt-1 size-5" />
            ) : (
              <span className="ms-0.5 mt-1 size-4 rounded-full border border-edge" aria-hidden="true" />
            )}
            <p className="text-small">
              <b className="font-semibold">{when}</b>
              <time dateTime={date} className="text-ink-2 max-sm:before:content-[',_'] sm:block">
                {by}
              </time>
            </p>
            <div className="max-sm:col-start-2">
              <h3>{title}</h3>
              <p className="text-small text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-4 print:hidden">
        <LinkButton look="quiet" className="max-sm:w-full" href={calendar}>
          {t("next.calendar")}
        </LinkButton>
      </p>
    </Section>
  );
}
