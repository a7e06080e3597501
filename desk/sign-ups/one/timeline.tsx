import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { firmClock, firmDate, firmDay, firmZoneName } from "@/desk/ui/days";
import { sheet } from "@/desk/ui/looks";
import { Section } from "@/desk/ui/section";
import { sumOf } from "@/desk/ui/sums";
import { firmZone } from "@/desk/ui/times";
import { EntryMark } from "./entry-mark";
import { EntryWords } from "./entry-words";
import type { SignUpShown } from "./shown";
import type { TimelineEntry } from "./timeline-entry";

const dayHead = "border-b border-rule pt-4 pb-1 text-note font-semibold text-ink-2 first:pt-0";

/** The newest first, by day in the firm's zone, and what is expected on top. */
export function Timeline({ shown }: { shown: SignUpShown }) {
  const t = useTranslations("deskSignUp");
  const { signUp, timeline, firstPayment, now } = shown;
  const isToCome = firstPayment !== null && firstPayment.date >= firmDate(now);
  return (
    <Section
      id="timeline"
      heading={t("timeline")}
      beside={<p className="text-note text-ink-2">{`${firmZone}, ${firmZoneName(now)}`}</p>}
    >
      <div className={`mt-3 px-4 py-3 ${sheet}`}>
        {isToCome && (
          <>
            <h3 className={dayHead}>{t("toCome")}</h3>
            <ol>
              <Row time={null} mark={<EntryMark look="expected" />}>
                <p className="text-ink-2">
                  {t("entry.firstPayment", {
                    isKnown: firstPayment.isKnown ? "yes" : "no",
                    sum: sumOf(signUp.planPrice, signUp.currency),
                  })}
                </p>
                <p className="text-note text-ink-2">{firmDay(firstPayment.date)}</p>
              </Row>
            </ol>
          </>
        )}
        {byDay(timeline).map(([day, entries]) => (
          <div key={day} className="not-first:pt-0 first:*:pt-0">
            <h3 className={dayHead}>{firmDay(day)}</h3>
            <ol>
              {entries.map((entry) => (
                <Row key={`${entry.kind} ${entry.id}`} time={entry.at} mark={<EntryMark look={entry} />}>
                  <EntryWords entry={entry} signUp={signUp} />
                </Row>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </Section>
  );
}

function Row({ time, mark, children }: { time: Date | null; mark: ReactNode; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[3rem_1.25rem_minmax(0,1fr)] gap-x-2 py-1.5 text-small">
      {time ? (
        <time dateTime={time.toISOString()} className="whitespace-nowrap text-ink-2 tabular-nums">
          {firmClock(time)}
        </time>
      ) : (
        <span />
      )}
      <span className="pt-0.5">{mark}</span>
      <div className="min-w-0 wrap-anywhere">{children}</div>
    </li>
  );
}

function byDay(entries: readonly TimelineEntry[]): readonly (readonly [string, readonly TimelineEntry[]])[] {
  const days = [...new Set(entries.map(({ at }) => firmDate(at)))];
  return days.map((day) => [day, entries.filter(({ at }) => firmDate(at) === day)]);
}
