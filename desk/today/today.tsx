import { useTranslations } from "next-intl";
import { todayAddress } from "@/desk/addresses";
import type { SignedIn } from "@/desk/auth/access";
import { Desk } from "@/desk/auth/desk";
import { hasRole } from "@/desk/auth/rules";
import { counted, cutKinds, type Group, groupsOf, todosIn, type Whose, whose } from "@/desk/todos/group";
import { type TodoKind, todoKinds } from "@/desk/todos/kinds";
import { ActResult } from "@/desk/todos/result";
import { TodoRow } from "@/desk/todos/row";
import { useWhen } from "@/desk/ui/durations";
import { link, wideSheet } from "@/desk/ui/looks";
import { firmTime } from "@/desk/ui/times";
import { addressWith } from "@/lib/routing/query";
import { Figures } from "./figures";
import type { TodayData } from "./read";

type Props = { operator: SignedIn; data: TodayData };

/** The first page: what is late, what is due next, and the figures of the last days. */
export function Today({ operator, data }: Props) {
  const t = useTranslations("deskToday");
  const { now, groups, chosen, rows, shown, query } = data;
  const address = (change: Readonly<Record<string, unknown>>) =>
    addressWith(todayAddress, { ...usual(query), ...change });
  const cut = cutKinds(todosIn(groups));
  const count: CountGroups = (found, kind = null) =>
    counted(found.length, kind === null ? cut.size > 0 : cut.has(kind));
  const viewer = { me: operator.email, mayAct: hasRole(operator, "member"), now, back: address({}) };
  const ofRow = { viewer, by: operator, operators: data.mayOwn };
  const late = rows.filter(({ first }) => first.due < now);
  const due = rows.filter(({ first }) => first.due >= now);
  return (
    <Desk operator={operator} at="today" title={t("title")}>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <Heading groups={groups} now={now} count={count} />
          <p className="mt-1 text-small text-ink-2">
            {t("now", {
              at: firmTime(now),
              ...count(groupsOf(groups, { ...everything, whose: "nobody" }, { me: "", now })),
            })}
          </p>
        </div>
        <nav aria-label={t("whose.label")}>
          <ul className="flex border border-edge text-small">
            {whose.map((one) => (
              <li key={one}>
                <a
                  href={address({ whose: one === "all" ? null : one, from: null })}
                  aria-current={query.whose === one ? "true" : undefined}
                  className="flex min-h-10 items-center gap-2 px-3 no-underline hover:bg-tint aria-current:bg-ink aria-current:text-ground forced-colors:aria-current:outline-2"
                >
                  {t(`whose.${one}`)}
                  <span className="tabular-nums">
                    {
                      count(groupsOf(groups, { ...everything, whose: one }, { me: operator.email, now }))
                        .shown
                    }
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <ActResult message={data.message} back={viewer.back} />
      <KindLinks groups={groups} data={data} address={address} count={count} />
      <List heading={t("late")} empty={t("nothingLate")} rows={late} {...ofRow} />
      <List heading={t("due")} empty={t("nothingDue")} rows={due} {...ofRow} />
      <p className="mt-3 flex gap-6 text-small">
        {query.from > 0 && (
          <a className={link} href={address({ from: null })}>
            {t("first")}
          </a>
        )}
        {chosen.length > query.from + shown && (
          <a className={link} href={address({ from: query.from + shown })}>
            {t("next", { count: Math.min(shown, chosen.length - query.from - shown) })}
          </a>
        )}
      </p>
      <Figures {...data.figures} />
    </Desk>
  );
}

const everything = { whose: "all", kind: null, late: false } as const satisfies {
  whose: Whose;
  kind: TodoKind | null;
  late: boolean;
};

/** The parts of the address that are not as usual. */
function usual({ whose, kind, late, from }: TodayData["query"]) {
  return {
    whose: whose === "all" ? null : whose,
    kind,
    late: late ? "yes" : null,
    from: from > 0 ? from : null,
  };
}

/** How many groups there are; of a kind, if it is given. */
type CountGroups = (found: readonly Group[], kind?: TodoKind | null) => ReturnType<typeof counted>;

type HeadingProps = { groups: readonly Group[]; now: Date; count: CountGroups };

function Heading({ groups, now, count }: HeadingProps) {
  const t = useTranslations("deskToday");
  const when = useWhen();
  const late = groupsOf(groups, { ...everything, late: true }, { me: "", now });
  const due = groups.filter(({ first }) => first.due >= now);
  const contacts = due.filter(({ first }) => first.kind === "contact");
  const told = contacts.length > 0 ? contacts : due;
  const last = told.at(-1)?.first.due;
  return (
    <h1 className="font-display text-h2">
      <span className="block">{t("heading.late", count(late))}</span>
      <span className="block">
        {last
          ? t(contacts.length > 0 ? "heading.contacts" : "heading.others", {
              ...count(told, contacts.length > 0 ? "contact" : null),
              by: when(last, now),
            })
          : t("heading.none")}
      </span>
    </h1>
  );
}

type KindsProps = {
  groups: readonly Group[];
  count: CountGroups;
  data: TodayData;
  address: (change: Readonly<Record<string, unknown>>) => string;
};

/** How many there are of each kind; each count leads to exactly what it counts. */
function KindLinks({ groups, data: { query, now, me }, address, count }: KindsProps) {
  const t = useTranslations("deskToday");
  const of = (which: { kind: TodoKind | null; late: boolean }) =>
    groupsOf(groups, { whose: query.whose, ...which }, { me, now });
  const all = [
    { name: "late" as const, which: { kind: null, late: true } },
    ...todoKinds.map((kind) => ({ name: kind, which: { kind, late: false } })),
  ];
  return (
    <nav aria-label={t("kinds")} className="mt-4 border-t border-ink pt-2">
      <ul className="flex flex-wrap gap-x-5 text-small">
        <li>
          <a className={link} href={address({ kind: null, late: null, from: null })}>
            {t("whose.all")}
          </a>
        </li>
        {all.map(({ name, which }) => {
          const found = of(which);
          if (found.length === 0) return null;
          const isHere = query.kind === which.kind && query.late === which.late;
          return (
            <li key={name}>
              <a
                className={`${link} ${isHere ? "font-semibold" : ""} ${name === "late" ? "text-error" : ""}`}
                aria-current={isHere ? "true" : undefined}
                href={address({ kind: which.kind, late: which.late ? "yes" : null, from: null })}
              >
                {t(`count.${name}`, count(found, which.kind))}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

type ListProps = Omit<Parameters<typeof TodoRow>[0], "row"> & {
  heading: string;
  empty: string;
  rows: TodayData["rows"];
};

function List({ heading, empty, rows, ...ofRow }: ListProps) {
  return (
    <section aria-label={heading} className="mt-4">
      <h2 className="font-display text-h3">{heading}</h2>
      {rows.length === 0 ? (
        <p className="text-small text-ink-2">{empty}</p>
      ) : (
        <ol className={`mt-1 ${wideSheet}`}>
          {rows.map((row) => (
            <TodoRow
              key={`${row.first.signUp ?? row.first.lead} ${row.first.kind} ${row.first.reason}`}
              row={row}
              {...ofRow}
            />
          ))}
        </ol>
      )}
    </section>
  );
}
