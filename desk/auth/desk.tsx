import { useTranslations } from "next-intl";
import { Fragment, type ReactNode } from "react";
import { Button, buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import {
  auditAddress,
  paymentsAddress,
  peopleAddress,
  personAddress,
  todayAddress,
  unfinishedAddress,
} from "@/desk/addresses";
import { hasRole } from "@/desk/auth/rules";
import { signOut } from "@/desk/auth/sign-out";
import { Logo } from "@/desk/ui/logo";
import { smallField } from "@/desk/ui/looks";
import { SearchKeys } from "@/desk/ui/search-keys";
import type { Operator } from "@/lib/operators";
import { retention } from "@/lib/retention";
import { deskPages } from "@/lib/routing/desk";

const contents = {
  customers: {
    today: todayAddress,
    signUps: deskPages.signUps,
    leads: deskPages.leads,
    unfinished: unfinishedAddress,
    payments: paymentsAddress,
  },
  firm: {
    people: peopleAddress,
    person: personAddress,
    audit: auditAddress,
    operations: deskPages.outbox,
    settings: deskPages.settings,
  },
} as const;
const groups = ["customers", "firm"] as const;
export type DeskPage = {
  [Group in keyof typeof contents]: keyof (typeof contents)[Group];
}[keyof typeof contents];

/** Pages that a viewer cannot open. */
const forAdmins: readonly string[] = ["person"];

type Props = {
  /** `todos`: how much is to do on each page. */
  operator: Operator & { readonly todos?: Partial<Record<DeskPage, string>> };
  /** The entry of the contents that is marked; null for a page that it does not list. */
  at: DeskPage | null;
  title: string;
  children: ReactNode;
};

const entry = "flex min-h-9 items-center justify-between gap-3 border-l-[3px] px-3 text-small no-underline";
const marks = {
  here: "border-ink bg-tint font-semibold text-ink",
  other: "border-transparent text-ink-2 hover:bg-tint hover:text-ink forced-colors:border-[Canvas]",
} as const;

/** The field beside the contents, which finds sign-ups from any page. */
const searchId = "find-sign-up";

/** A page of the desk: the contents beside it, parted by the ledger's double line. `title` must name nobody. */
export function Desk({ operator, at, title, children }: Props) {
  const t = useTranslations("desk");
  const { todos = {} } = operator;
  const list = groups.map((group) => (
    <Fragment key={group}>
      <p className="px-3 pt-3 pb-1 text-note text-ink-2">{t(`groups.${group}`)}</p>
      <ul aria-label={t(`groups.${group}`)}>
        {Object.entries(contents[group])
          .filter(([page]) => hasRole(operator, "admin") || !forAdmins.includes(page))
          .map(([page, address]) => (
            <li key={page}>
              <a
                href={address}
                aria-current={page === at ? "page" : undefined}
                className={`${entry} ${marks[page === at ? "here" : "other"]}`}
              >
                {t(`nav.${page as DeskPage}`)}
                <Count of={todos[page as DeskPage] ?? "0"} />
              </a>
            </li>
          ))}
      </ul>
    </Fragment>
  ));
  const help = at && (
    <p className="px-3 py-3 text-note text-ink-2">
      <strong className="block text-ink">{t("help.label")}</strong>
      {t(`help.${at}`, { days: retention.draftDays })}
    </p>
  );
  const search = (id: string) => (
    <search aria-label={t("search")}>
      <form method="get" action={deskPages.signUps} className="px-3 pb-3">
        <label htmlFor={id} className="mb-1 block text-note text-ink-2">
          {t("search")}
        </label>
        <input
          id={id}
          name="q"
          type="search"
          required
          autoComplete="off"
          aria-keyshortcuts="/ Control+K Meta+K"
          placeholder="/"
          className={smallField}
        />
      </form>
    </search>
  );
  const account = (
    <form action={signOut} className="grid gap-2 px-3 py-3 text-note text-ink-2">
      <p className="wrap-anywhere">{t("signedInAs", { email: operator.email, role: operator.role })}</p>
      <Button small look="quiet">
        {t("signOut")}
      </Button>
    </form>
  );
  return (
    <div className="lg:grid lg:min-h-dvh lg:grid-cols-[13.5rem_minmax(0,1fr)]">
      <title>{t("title", { page: title, desk: t("desk") })}</title>
      <header className="border-b border-rule lg:border-r-[5px] lg:border-b-0 lg:border-double lg:border-margin-rule">
        <div className="lg:sticky lg:top-0 lg:flex lg:h-dvh lg:flex-col lg:overflow-y-auto">
          <div className="flex h-14 items-center justify-between gap-3 px-4 lg:h-16">
            <Logo desk={t("desk")} />
            <details className="relative lg:hidden">
              <summary
                className={`${buttonClass("quiet", "small")} list-none px-3 [&::-webkit-details-marker]:hidden`}
              >
                <Icon name="menu" className="size-5!" />
                {t("menu")}
              </summary>
              <nav
                aria-label={t("contents")}
                className="absolute right-0 z-10 mt-2 w-64 border border-rule border-t-ink bg-sheet py-2 shadow-paper"
              >
                {search("search-in-menu")}
                {list}
                {help && <div className="mt-2 border-t border-rule">{help}</div>}
                <div className="mt-2 border-t border-rule">{account}</div>
              </nav>
            </details>
          </div>
          <div className="hidden px-2 lg:block">{search(searchId)}</div>
          <SearchKeys fieldId={searchId} />
          <nav aria-label={t("contents")} className="hidden px-2 lg:block">
            {list}
          </nav>
          <div className="mt-auto hidden px-2 lg:block">{help}</div>
          <div className="hidden border-t border-rule px-2 lg:block">{account}</div>
        </div>
      </header>
      <main id="main" className="mx-auto w-full max-w-[82rem] px-4 pt-5 pb-16 sm:px-8 lg:pt-7">
        {children}
      </main>
    </div>
  );
}

function Count({ of: count }: { of: string }) {
  const t = useTranslations("desk");
  if (count === "0") return null;
  return (
    <span className="min-w-6 rounded-control border border-edge bg-sheet px-1.5 text-center text-note font-semibold text-ink tabular-nums">
      {t.rich("toDo", { count, hidden: (words) => <span className="sr-only">{words}</span> })}
    </span>
  );
}
