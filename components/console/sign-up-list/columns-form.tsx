import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { optionalColumns, type SignUpList, usualColumns } from "@/lib/console/sign-up-list";
import { signUpsAddress } from "@/lib/routing/console";
import { buttons, link } from "../looks";
import { Kept } from "./kept";

/** Not on narrow screens, where rows are entries of a fixed form. */
export function ColumnsForm({ list }: { list: SignUpList }) {
  const t = useTranslations("deskList");
  const shown = list.columns ?? usualColumns;
  return (
    <details className="relative max-md:hidden">
      <summary className={`${link} cursor-pointer gap-1`}>
        {t("columns.title")}
        <Icon name="down" className="size-4!" />
      </summary>
      <form
        method="get"
        action={signUpsAddress}
        className="absolute right-0 bottom-8 z-10 w-64 border border-rule border-t-ink bg-sheet p-4 shadow-paper"
      >
        <Kept list={list} own={["column"]} />
        <input type="hidden" name="column" value="none" />
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
        <button type="submit" className={`${buttons.quiet} mt-3 w-full`}>
          {t("columns.apply")}
        </button>
      </form>
    </details>
  );
}
