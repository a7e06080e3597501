import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { FormAction } from "@/desk/ui/act-form";
import { Key } from "@/desk/ui/key";
import { link, smallField } from "@/desk/ui/looks";
import { signUpListAddress } from "./address";
import { Kept } from "./kept";
import { mostOfSearch } from "./search";
import type { ShownList } from "./shown";

type Props = Pick<ShownList, "list" | "search" | "rows"> & { action: FormAction };

/** Posted, since what is typed may be a person's name; the address then has the id of the stored search. */
export function SearchForm({ list, search, rows, action }: Props) {
  const t = useTranslations("deskList");
  const without = { ...list, search: null, sort: null, order: null, after: null, before: null };
  return (
    <>
      <search>
        <form action={action} className="mt-4 flex gap-2">
          <Kept list={list} own={["search", "sort", "order"]} />
          <div className="relative min-w-0 grow lg:max-w-xl">
            <label htmlFor="search" className="mb-1 block text-note text-ink-2">
              {t("search.label")}
            </label>
            <span className="pointer-events-none absolute bottom-0 left-3 flex h-10 items-center text-ink-3">
              <Icon name="search" className="size-5!" />
            </span>
            <input
              id="search"
              name="text"
              type="search"
              required
              maxLength={mostOfSearch}
              defaultValue={search?.text}
              autoComplete="off"
              aria-keyshortcuts="/"
              className={`${smallField} ps-10! md:pe-12!`}
            />
            <span
              aria-hidden="true"
              className="pointer-events-none absolute right-3 bottom-0 hidden h-10 items-center md:in-data-[keys=on]:flex"
            >
              <Key>{"/"}</Key>
            </span>
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
