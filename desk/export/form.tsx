import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { buttons } from "@/desk/ui/looks";
import { hasRole, type Operator } from "@/lib/operators";
import { type ExportedList, exportAddressOf, exportFormats } from "./formats";

type Props = {
  operator: Operator;
  list: ExportedList;
  /** Of the list, with its filters. */
  address: string;
};

/** For administrators. */
export function ExportForm({ operator, list, address }: Props) {
  const t = useTranslations("console");
  if (!hasRole(operator, "admin")) return null;
  return (
    <details className="relative">
      <summary className={buttons.quiet}>
        {t("export.button")}
        <Icon name="down" className="size-4!" />
      </summary>
      <form
        method="post"
        encType="multipart/form-data"
        action={exportAddressOf(list, address)}
        className="absolute right-0 z-10 mt-2 w-64 border border-rule border-t-ink bg-sheet p-4 text-small shadow-paper"
      >
        <p className="text-note text-ink-2">{t("export.lead")}</p>
        <p className="mt-3 grid gap-2">
          {exportFormats.map((format) => (
            <button key={format} type="submit" name="as" value={format} className={buttons.quiet}>
              {t(`export.${format}`)}
            </button>
          ))}
        </p>
      </form>
    </details>
  );
}
