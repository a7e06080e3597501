import { useTranslations } from "next-intl";
import { Fragment } from "react";
import { Button, buttonClass } from "@/components/ui/button";
import { checkboxControl } from "@/components/ui/control";
import { Icon } from "@/components/ui/icon";
import type { SignedIn } from "@/desk/auth/access";
import { type Option, SelectField, TextField } from "@/desk/ui/fields";
import { link, smallField } from "@/desk/ui/looks";
import { chooseColumns } from "./actions";
import { byMatch, firstPage, given, listAddress, maxSearchLength, sortOf } from "./address";
import type { List } from "./list";
import type { ListPageData } from "./read";
import { ViewLinks, ViewsMenu } from "./view-controls";
import type { SavedView } from "./views";

type Props<Row extends { readonly id: string | number }, Facts> = {
  list: List<Row, Facts>;
  data: ListPageData<Row, Facts>;
};

export function SearchForm<Row extends { readonly id: string | number }, Facts>({
  list,
  data: { listQuery, rows, isCut },
}: Props<Row, Facts>) {
  const t = useTranslations();
  if (!list.search) return null;
  const { q } = listQuery.parameters;
  const isByMatch = rows.length > 0 && sortOf(list, listQuery.parameters).by === byMatch;
  const without = firstPage({ ...listQuery.parameters, q: null, sort: null, order: null });
  return (
    <>
      <search>
        <form method="get" action={list.address} className="mt-4 flex gap-2">
          <Hidden parameters={given(list, without)} />
          <div className="relative min-w-0 grow lg:max-w-xl">
            <label htmlFor="search" className="mb-1 block text-note text-ink-2">
              {list.search.label(t, listQuery)}
            </label>
            <span className="pointer-events-none absolute bottom-0 left-3 flex h-10 items-center text-ink-3">
              <Icon name="search" className="size-5!" />
            </span>
            <input
              id="search"
              name="q"
              type="search"
              required
              maxLength={maxSearchLength}
              defaultValue={q ?? undefined}
              autoComplete="off"
              className={`${smallField} ps-10!`}
            />
          </div>
          <Button small look="quiet" className="self-end">
            {t("deskList.search.button")}
          </Button>
        </form>
      </search>
      {q && (
        <p className="mt-2 flex flex-wrap gap-x-4 text-small text-ink-2">
          <span className="wrap-anywhere">
            {t("deskList.search.found", { text: q, isByMatch: String(isByMatch) })}
          </span>
          {isCut && <span>{t("deskList.search.cut")}</span>}
          <a href={listAddress(list, without)} className={link}>
            {t("deskList.search.clear")}
          </a>
        </p>
      )}
    </>
  );
}

/** Below 768 px the filters are folded, and have the sort, since the table has no head there. */
export function FiltersForm<Row extends { readonly id: string | number }, Facts>(
  props: Props<Row, Facts> & { views: readonly SavedView[]; by: SignedIn },
) {
  const t = useTranslations();
  const { list, data, views, by } = props;
  const { parameters } = data.listQuery;
  const { presets = [] } = list;
  const fields = Object.entries(list.filters).flatMap(([name, { field }]) =>
    field ? [{ name, isRare: field.isRare === true, isGiven: Boolean(parameters[name]) }] : [],
  );
  if (fields.length === 0) return null;
  const none = firstPage({ ...parameters, ...Object.fromEntries(fields.map(({ name }) => [name, null])) });
  const ofPresets = presets.flatMap(({ sets }) => Object.keys(sets));
  const cleared = { ...none, ...Object.fromEntries(ofPresets.map((name) => [name, null])) };
  const isGiven = fields.some((field) => field.isGiven) || ofPresets.some((name) => parameters[name]);
  const apply = (
    <Button small look="quiet" className="self-end">
      {t("deskList.filters.apply")}
    </Button>
  );
  return (
    <>
      <details className="group mt-3 md:hidden">
        <summary className={`${buttonClass("quiet", "small")} w-full justify-between!`}>
          {t("deskList.filters.title")}
          <Icon name="down" className="size-4! group-open:rotate-180" />
        </summary>
        <form
          method="get"
          action={list.address}
          aria-label={t("deskList.filters.title")}
          className="grid gap-3 border-b border-rule py-3 min-[22rem]:grid-cols-2"
        >
          <Hidden parameters={given(list, { ...none, sort: null, order: null })} />
          <FilterFields {...props} prefix="small-" />
          <SortFields {...props} />
          {apply}
        </form>
      </details>
      <form
        method="get"
        action={list.address}
        aria-label={t("deskList.filters.title")}
        className={`mt-3 hidden md:flex ${fieldRow}`}
      >
        <Hidden parameters={given(list, none)} />
        <FilterFields {...props} prefix="" are="usual" />
        <div className="flex max-w-none! items-end gap-x-3 has-[[open]]:basis-full!">
          {fields.some((field) => field.isRare) && (
            <details open={fields.some((field) => field.isRare && field.isGiven)} className="open:grow">
              <summary className={`${link} min-h-10 cursor-pointer gap-1 text-small`}>
                {t("deskList.filters.more")}
                <Icon name="down" className="size-4!" />
              </summary>
              <div className={`flex ${fieldRow}`}>
                <FilterFields {...props} prefix="" are="rare" />
              </div>
            </details>
          )}
          {apply}
        </div>
      </form>
      <div className="mt-2 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <p className="flex flex-wrap gap-x-4 text-small">
          {presets.map(({ name, sets }) => (
            <a
              key={name}
              href={listAddress(list, firstPage({ ...parameters, ...sets }))}
              aria-current={
                Object.entries(sets).some(([one, value]) => value && parameters[one] === value)
                  ? "true"
                  : undefined
              }
              className={`${link} aria-current:font-semibold aria-current:no-underline`}
            >
              {t(`deskList.presets.${name}`)}
            </a>
          ))}
          <ViewLinks list={list} parameters={parameters} views={views} />
          {isGiven && (
            <a href={listAddress(list, cleared)} className={link}>
              {t("deskList.filters.clear")}
            </a>
          )}
        </p>
        <ViewsMenu list={list} parameters={parameters} views={views} by={by} />
      </div>
    </>
  );
}

const fieldRow =
  "flex-wrap gap-x-3 gap-y-2 *:max-w-52 *:min-w-26 *:flex-1 *:last:flex-none *:has-[[type=date]]:min-w-38";

/** `prefix`: goes before the ids, since a page has these fields twice. `are`: absent for all. */
function FilterFields<Row extends { readonly id: string | number }, Facts>({
  list,
  data: { listQuery, facts },
  prefix,
  are,
}: Props<Row, Facts> & { prefix: string; are?: "usual" | "rare" }) {
  const t = useTranslations();
  return Object.entries(list.filters).map(([name, { field }]) => {
    const chosen = listQuery.parameters[name] ?? null;
    if (!field || (are && (are === "rare") !== (field.isRare === true))) return null;
    const common = { id: prefix + name, name, label: field.label(t, listQuery) };
    return (
      <Fragment key={name}>
        {field.options ? (
          <SelectField {...common} chosen={chosen} options={field.options(t, facts, chosen)} />
        ) : (
          <TextField {...common} look="filter" type="date" defaultValue={chosen ?? ""} />
        )}
      </Fragment>
    );
  });
}

function SortFields<Row extends { readonly id: string | number }, Facts>({
  list,
  data: { listQuery },
}: Props<Row, Facts>) {
  const t = useTranslations();
  const { q, sort, order } = listQuery.parameters;
  const usual: Option = ["", t("deskList.filters.usualSort")];
  const sorts = Object.entries(list.sorts).map(([name, { label }]): Option => [name, label(t, listQuery)]);
  const match: Option[] = q ? [[byMatch, t("deskList.filters.match")]] : [];
  return (
    <>
      <SelectField
        id="small-sort"
        name="sort"
        label={t("deskList.filters.sort")}
        chosen={sort ?? null}
        options={[usual, ...sorts, ...match]}
      />
      <SelectField
        id="small-order"
        name="order"
        label={t("deskList.filters.order")}
        chosen={order ?? null}
        options={[usual, ["asc", t("deskList.filters.asc")], ["desc", t("deskList.filters.desc")]]}
      />
    </>
  );
}

/** Not on narrow screens, where rows are entries of a fixed form. */
export function ColumnsForm<Row extends { readonly id: string | number }, Facts>({
  list,
  data: { listQuery },
  columns,
}: Props<Row, Facts> & { columns: readonly string[] }) {
  const t = useTranslations();
  const optional = Object.entries(list.columns).filter(([, column]) => column.optional);
  if (optional.length === 0) return null;
  return (
    <details key={columns.join()} className="relative max-md:hidden">
      <summary className={`${link} cursor-pointer gap-1`}>
        {t("deskList.columns.title")}
        <Icon name="down" className="size-4!" />
      </summary>
      <form
        action={chooseColumns}
        className="absolute right-0 bottom-8 z-10 w-64 border border-rule border-t-ink bg-sheet p-4 shadow-paper"
      >
        <input type="hidden" name="back" value={listAddress(list, firstPage(listQuery.parameters))} />
        <fieldset className="grid gap-2">
          <legend className="mb-2 text-note text-ink-2">{t("deskList.columns.legend")}</legend>
          {optional.map(([name, { label }]) => (
            <label key={name} className="flex min-h-6 items-center gap-2">
              <input
                type="checkbox"
                name="column"
                value={name}
                defaultChecked={columns.includes(name)}
                className={`size-6 ${checkboxControl}`}
              />
              {label(t, listQuery)}
            </label>
          ))}
        </fieldset>
        <Button small look="quiet" className="mt-3 w-full">
          {t("deskList.columns.apply")}
        </Button>
      </form>
    </details>
  );
}

/** What the address of the list says beside a form's own fields. */
function Hidden({ parameters }: { parameters: readonly (readonly [string, string])[] }) {
  return parameters.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
