import { useTranslations } from "next-intl";
import type { Operator } from "@/lib/console/roles";
import { isFiltered, signUpListAddress, sortOf } from "@/lib/console/sign-up-list";
import { signUpsAddress } from "@/lib/routing/console";
import { Desk } from "../desk";
import { firmZone } from "../times";
import type { FormAction } from "../ui/act-form";
import { EmptyList } from "../ui/empty-list";
import { Ignored } from "../ui/ignored";
import { ListHead } from "../ui/list-head";
import { PageKeys } from "../ui/page-keys";
import { Pager } from "../ui/pager";
import { ColumnsForm } from "./columns-form";
import { Filters } from "./filters";
import { SearchForm } from "./search-form";
import type { ShownList } from "./shown";
import { SignUpTable } from "./sign-up-table";
import { StatusTabs, totalOf } from "./status-tabs";

type Props = {
  operator: Operator;
  actions: Record<"signOut" | "search" | "chooseColumns", FormAction>;
  shown: ShownList;
  hasFailed: boolean;
};

/** What the pages before and after are called in each order of time; in other sorts, by their place. */
const pageNames = {
  desc: ["newer", "older"],
  asc: ["older", "newer"],
  place: ["previous", "next"],
} as const;

export function SignUpList({ operator, actions, shown, hasFailed }: Props) {
  const t = useTranslations("deskList");
  const { list, rows } = shown;
  const { by, order } = sortOf(list);
  const { count, isMore } = totalOf(shown);
  return (
    <Desk operator={operator} at="signUps" title={t("title")} signOut={actions.signOut}>
      <ListHead
        title={t("title")}
        note={[t("total", { count, isMore: String(isMore) }), t("zone", { zone: firmZone })].join(" ")}
        operator={operator}
        list="sign-ups"
        address={signUpListAddress({ ...list, after: null, before: null })}
        hasFailed={hasFailed}
      />
      <Ignored names={list.ignored} />
      <SearchForm list={list} search={shown.search} rows={rows} action={actions.search} />
      <Filters list={list} sources={shown.sources} owners={shown.owners} />
      <StatusTabs list={list} counts={shown.counts} todoCount={shown.todoCount} />
      {rows.length > 0 ? (
        <SignUpTable {...shown} />
      ) : (
        <EmptyList all={isFiltered(list) && { href: signUpsAddress, label: t("showAll") }}>
          {t(isFiltered(list) ? "empty" : "emptyAll")}
        </EmptyList>
      )}
      {rows.length > 0 && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 text-small">
          <Pager
            back={shown.previous && signUpListAddress({ ...list, after: null, before: shown.previous })}
            on={shown.next && signUpListAddress({ ...list, after: shown.next, before: null })}
            names={pageNames[by === "submitted" ? order : "place"]}
            className=""
          />
          <PageKeys of="list" />
          <ColumnsForm list={list} chosen={shown.columns} choose={actions.chooseColumns} />
        </div>
      )}
    </Desk>
  );
}
