import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { FormAction } from "@/desk/ui/act-form";
import { link } from "@/desk/ui/looks";
import { type OptionalColumn, optionalColumns, type SignUpList, usualColumns } from "./address";
import { Kept } from "./kept";

type Props = { list: SignUpList; chosen: readonly OptionalColumn[] | null; choose: FormAction };

/** Not on narrow screens, where rows are entries of a fixed form. */
export function ColumnsForm({ list, chosen, choose }: Props) {
  const t = useTranslations("deskList");
  const shown = chosen ?? usualColumns;
  return (
    <details key={shown.join()} className="relative max-md:hidden">
      <summary className={`${link} cursor-pointer gap-1`}>
        {t("columns.title")}
        <Icon name="down" className="size-4!" />
      </summary>
      <form
        action={choose}
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
                className="size-6 accent-ink"
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
