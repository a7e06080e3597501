import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { checkboxControl } from "@/components/ui/control";
import { Icon } from "@/components/ui/icon";
import { link, smallField } from "@/desk/ui/looks";
import { signUpsAddress } from "@/lib/routing/desk";
import { chooseColumns } from "./actions";
import { keptWithout, optionalColumns, type SignUpList, signUpListAddress, usualColumns } from "./address";
import type { SignUpListData } from "./read";
import { maxSearchLength } from "./search";

export function SearchForm({ list, search, rows }: SignUpListData) {
  const t = useTranslations("deskList");
  const without = { ...list, q: null, sort: null, order: null, after: null, before: null };
  return (
    <>
      <search>
        <form method="get" action={signUpsAddress} className="mt-4 flex gap-2">
          <Kept list={list} own={["q", "sort", "order"]} />
          <div className="relative min-w-0 grow lg:max-w-xl">
            <label htmlFor="search" className="mb-1 block text-note text-ink-2">
              {t("search.label")}
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
              defaultValue={search?.text}
              autoComplete="off"
              className={`${smallField} ps-10!`}
            />
          </div>
          <Button small look="quiet" className="self-end">
            {t("search.button")}
          </Button>
        </form>
      </search>
      {search && (
        <p className="mt-2 flex flex-wrap gap-x-4 text-small text-ink-2">
          <span className="wrap-anywhere">
            {t("search.found", { text: search.text, hasRows: String(rows.length > 0) })}
          </span>
          {search.isCut && <span>{t("search.cut")}</span>}
          <a href={signUpListAddress(without)} className={link}>
            {t("search.clear")}
          </a>
        </p>
      )}
    </>
  );
}

/** Not on narrow screens, where rows are entries of a fixed form. */
export function ColumnsForm({ list, columns: chosen }: SignUpListData) {
  const t = useTranslations("deskList");
  const shown = chosen ?? usualColumns;
  return (
    <details key={shown.join()} className="relative max-md:hidden">
      <summary className={`${link} cursor-pointer gap-1`}>
        {t("columns.title")}
        <Icon name="down" className="size-4!" />
      </summary>
      <form
        action={chooseColumns}
        className="absolute right-0 bottom-8 z-10 w-64 border border-rule border-t-ink bg-sheet p-4 shadow-paper"
      >
        <Kept list={list} own={[]} />
        <fieldset className="grid gap-2">
          <legend className="mb-2 text-note text-ink-2">{t("columns.legend")}</legend>
          {optionalColumns.map((column) => (
            <label key={column} className="flex min-h-6 items-center gap-2">
              <input
                type="checkbox"
                name="column"
                value={column}
                defaultChecked={shown.includes(column)}
                className={`size-6 ${checkboxControl}`}
              />
              {t(`column.${column}`)}
            </label>
          ))}
        </fieldset>
        <Button small look="quiet" className="mt-3 w-full">
          {t("columns.apply")}
        </Button>
      </form>
    </details>
  );
}

/** What the address of the list says beside a form's own fields. */
export function Kept({ list, own }: { list: SignUpList; own: Parameters<typeof keptWithout>[1] }) {
  return keptWithout(list, own).map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}
