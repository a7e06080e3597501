import { useTranslations } from "next-intl";
import { Button, buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { hasRole } from "@/desk/auth/rules";
import type { Operator } from "@/lib/operators";
import { exportAddress } from "@/lib/routing/desk";
import type { ExportFormat } from "./writers";

type Props = {
  operator: Operator;
  list: string;
  /** The address of the list with its filters. */
  address: string;
};

/** The form that exports a list. Only administrators see it. */
export function ExportForm({ operator, list, address }: Props) {
  const t = useTranslations("desk");
  if (!hasRole(operator, "admin")) return null;
  const filters = new URL(address, "http://localhost").searchParams;
  return (
    <details className="relative">
      <summary className={buttonClass("quiet", "small")}>
        {t("export.button")}
        <Icon name="down" className="size-4!" />
      </summary>
      <form
        method="post"
        encType="multipart/form-data"
        action={`${exportAddress}?${new URLSearchParams([["list", list], ...filters])}`}
        className="absolute right-0 z-10 mt-2 w-64 border border-rule border-t-ink bg-sheet p-4 text-small shadow-paper"
      >
        <p className="text-note text-ink-2">{t("export.lead")}</p>
        <p className="mt-3 grid gap-2">
          {(["xlsx", "csv"] satisfies ExportFormat[]).map((format) => (
            <Button small look="quiet" key={format} name="as" value={format}>
              {t(`export.${format}`)}
            </Button>
          ))}
        </p>
      </form>
    </details>
  );
}
