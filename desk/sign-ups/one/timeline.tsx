import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon, Tick } from "@/components/ui/icon";
import { Section } from "@/components/ui/section";
import { setUpSigns } from "@/desk/sign-ups/states";
import { Sign } from "@/desk/ui/badge";
import { firmClock, firmDate, firmDay, firmZoneName } from "@/desk/ui/days";
import { sheet } from "@/desk/ui/looks";
import { sumOf } from "@/desk/ui/sums";
import { firmZone } from "@/desk/ui/times";
import { EntryWords } from "./entry-words";
import type { SignUpPageData } from "./read";
import type { TimelineEntry } from "./timeline-entries";

const dayHead = "border-b border-rule pt-4 pb-1 text-note font-semibold text-ink-2 first:pt-0";

/** Lists what is expected, then what happened, the newest first, grouped by day in the firm's time zone. */
export function Timeline({ data }: { data: SignUpPageData }) {
  const t = useTranslations("deskSignUp");
  const { signUp, timeline, firstPayment, now } = data;
  const isToCome = firstPayment !== null && firstPayment.date >= firmDate(now);
  return (
    <Section
      className="mt-8 min-w-0"
      id="timeline"
      heading={t("timeline")}
      beside={<p className="text-note text-ink-2">{`${firmZone}, ${firmZoneName(now)}`}</p>}
    >
      <div className={`mt-3 px-4 py-3 ${sheet}`}>
        {isToCome && (
          <>
            <h3 className={dayHead}>{t("toCome")}</h3>
            <ol>
              <TimelineRow time={null} mark={<EntryMark look="expected" />}>
                <p className="text-ink-2">
                  {t("entry.firstPayment", {
                    isKnown: firstPayment.isKnown ? "yes" : "no",
                    sum: sumOf(signUp.planPrice, signUp.currency),
                  })}
                </p>
                <p className="text-note text-ink-2">{firmDay(firstPayment.date)}</p>
              </TimelineRow>
            </ol>
          </>
        )}
        {byDay(timeline).map(([day, entries]) => (
          <div key={day} className="not-first:pt-0 first:*:pt-0">
            <h3 className={dayHead}>{firmDay(day)}</h3>
            <ol>
              {entries.map((entry) => (
                <TimelineRow
                  key={`${entry.kind} ${entry.id}`}
                  time={entry.at}
                  mark={<EntryMark look={entry} />}
                >
                  <EntryWords entry={entry} signUp={signUp} />
                </TimelineRow>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </Section>
  );
}

function TimelineRow({ time, mark, children }: { time: Date | null; mark: ReactNode; children: ReactNode }) {
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

const isRefusal = /failed|denied|charged_back/;

/** Tick: completed. Dot: a saved step or a provider event. Pen: an act or a note of an operator. */
function EntryMark({ look }: { look: TimelineEntry | "expected" }) {
  if (look === "expected") return <Icon name="status-pending" className="mt-0.5 size-4! text-ink-3" />;
  switch (look.kind) {
    case "event":
      if (isRefusal.test(look.action)) return <StateMark state="parked" />;
      return <Dot />;
    case "started":
    case "saved":
    case "sentToBank":
      return <Dot />;
    case "move":
      return <Sign icon={setUpSigns[look.to]} className="mt-0.5 shrink-0" />;
    case "act":
    case "note":
      return <Icon name="pen" className="mt-0.5 size-4! text-ink-2" />;
    case "entry":
      return <StateMark state={look.state} />;
    default:
      return <Tick className="mt-0.5 size-4! shrink-0" />;
  }
}

function Dot() {
  return <span className="mx-auto mt-1.5 block size-1.5 rounded-full bg-edge" />;
}

function StateMark({ state }: { state: Extract<TimelineEntry, { kind: "entry" }>["state"] }) {
  if (state === "sent") return <Tick className="mt-0.5 size-4! shrink-0" />;
  const icons = { notNeeded: "close", dropped: "close", parked: "warn", waiting: "status-pending" } as const;
  const colour = state === "parked" ? "text-error" : "text-ink-2";
  return <Icon name={icons[state]} className={`mt-0.5 size-4! ${colour}`} />;
}
