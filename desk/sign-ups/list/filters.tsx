import { useTranslations } from "next-intl";
import { Fragment, type ReactNode } from "react";
import { Button, buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { type Option, SelectField, TextField } from "@/desk/ui/fields";
import { link } from "@/desk/ui/looks";
import { marketCodes } from "@/lib/markets";
import { plan as planOf, planTypes } from "@/lib/plans";
import { signUpsAddress } from "@/lib/routing/desk";
import { signUpStages } from "@/lib/sign-up/stages";
import { hasFilters, signUpListAddress, signUpSorts } from "./address";
import { type FilterName, filterNames, nobody, noSource } from "./filter-table";
import { Kept } from "./forms";
import type { SignUpListData } from "./read";

type Props = Pick<SignUpListData, "list" | "sources" | "owners">;

/** Below 768 px the filters are folded, and have the sort, since the table has no head there. */
export function Filters(props: Props) {
  const t = useTranslations("deskList");
  const { list } = props;
  const none = Object.fromEntries(filterNames.map((name) => [name, null]));
  const clear = hasFilters(list) && (
    <a href={signUpListAddress({ ...list, ...none, after: null, before: null })} className={link}>
      {t("filters.clear")}
    </a>
  );
  const apply = (
    <Button small look="quiet" className="self-end">
      {t("filters.apply")}
    </Button>
  );
  return (
    <>
      <details className="group mt-3 md:hidden">
        <summary className={`${buttonClass("quiet", "small")} w-full justify-between!`}>
          {t("filters.title")}
          <Icon name="down" className="size-4! group-open:rotate-180" />
        </summary>
        <form
          method="get"
          action={signUpsAddress}
          className="grid gap-3 border-b border-rule py-3 min-[22rem]:grid-cols-2"
        >
          <Kept list={list} own={[...filterNames, "sort", "order"]} />
          <FilterFields {...props} prefix="small-" withSort />
          {apply}
        </form>
        {clear}
      </details>
      <form
        method="get"
        action={signUpsAddress}
        aria-label={t("filters.title")}
        className="mt-3 hidden grid-cols-4 gap-x-3 gap-y-2 md:grid min-[88rem]:grid-cols-[repeat(2,9.5rem)_repeat(6,minmax(0,1fr))_auto]"
      >
        <Kept list={list} own={filterNames} />
        <FilterFields {...props} prefix="" />
        {apply}
      </form>
      {clear && <p className="mt-2 text-small max-md:hidden">{clear}</p>}
    </>
  );
}

/** `prefix`: goes before the ids, since a page has these fields twice. */
function FilterFields({
  list,
  sources,
  owners,
  prefix,
  withSort = false,
}: Props & { prefix: string; withSort?: boolean }) {
  const t = useTranslations("deskList");
  const common = useTranslations("common");
  const choice = (name: FilterName | "sort" | "order", any: string, options: readonly Option[]) => (
    <SelectField
      id={prefix + name}
      name={name}
      label={t(`filters.${name}`)}
      chosen={list[name]}
      options={[["", any], ...options]}
    />
  );
  const day = (name: "from" | "to") => (
    <TextField
      look="filter"
      id={prefix + name}
      name={name}
      type="date"
      label={t(`filters.${name}`)}
      defaultValue={list[name] ?? ""}
    />
  );
  const chosenSource = list.source !== null && list.source !== noSource ? [list.source] : [];
  const allSources = [...new Set([...chosenSource, ...sources])];
  const sorts = signUpSorts.filter((by) => by !== "match" || list.q !== null);
  const sortName = (by: (typeof signUpSorts)[number]) =>
    by === "match" ? t("filters.match") : t(`column.${by}`);
  // In the order of the form.
  const fields: Record<FilterName, ReactNode> = {
    from: day("from"),
    to: day("to"),
    market: choice(
      "market",
      t("filters.all"),
      marketCodes.map((code) => [code, common(`country.${code}`)]),
    ),
    plan: choice(
      "plan",
      t("filters.all"),
      planTypes.map((type) => [type, planOf(type).name]),
    ),
    rollover: choice("rollover", t("filters.either"), [
      ["with", t("filters.with")],
      ["without", t("filters.without")],
    ]),
    stage: choice(
      "stage",
      t("filters.all"),
      signUpStages.map((stage) => [stage, t(`stageName.${stage}`)]),
    ),
    owner: choice("owner", t("filters.anybody"), [[nobody, t("filters.nobody")], ...owners]),
    source: choice("source", t("filters.all"), [
      [noSource, t("filters.unknownSource")],
      ...allSources.map((source): Option => [source, source]),
    ]),
  };
  return (
    <>
      {Object.entries(fields).map(([name, field]) => (
        <Fragment key={name}>{field}</Fragment>
      ))}
      {withSort && (
        <>
          {choice(
            "sort",
            t("filters.usualSort"),
            sorts.map((by) => [by, sortName(by)]),
          )}
          {choice("order", t("filters.usualSort"), [
            ["asc", t("filters.asc")],
            ["desc", t("filters.desc")],
          ])}
        </>
      )}
    </>
  );
}
