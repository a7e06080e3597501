import { useTranslations } from "next-intl";
import type { FormAction } from "@/desk/ui/act-form";
import { Desk } from "@/desk/ui/desk";
import { EmptyList } from "@/desk/ui/empty-list";
import { Ignored } from "@/desk/ui/ignored";
import { ListHead } from "@/desk/ui/list-head";
import { PageKeys } from "@/desk/ui/page-keys";
import { Pager } from "@/desk/ui/pager";
import { firmZone } from "@/desk/ui/times";
import type { Operator } from "@/lib/operators";
import { signUpsAddress } from "@/lib/routing/desk";
import { isFiltered, signUpListAddress, sortOf } from "./address";
import { ColumnsForm } from "./columns-form";
import { Filters } from "./filters";
import { SearchForm } from "./search-form";
import type { ShownList } from "./shown";
import { StatusTabs, totalOf } from "./status-tabs";
import { SignUpTable } from "./table";

type Props = {
  operator: Operator;
  actions: Record<"search" | "chooseColumns", FormAction>;
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
    <Desk operator={operator} at="signUps" title={t("title")}>
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
