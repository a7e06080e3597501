import { useTranslations } from "next-intl";
import { Marks } from "@/components/marketing/sections/frames";
import { useCopy } from "@/i18n/use-copy";
import { formatTime } from "@/lib/content/formats";
import { tickedAt } from "@/lib/content/ledger";
import type { Market } from "@/lib/markets";
import { books } from "./purchase-ledger";

/** The market's accounting software; the first one has the entry. */
export function SoftwareMarks({ market }: { market: Market }) {
  const t = useCopy("example");
  const name = useTranslations("market");
  return (
    <Marks
      items={market.software.map((software, at) => ({
        key: software,
        icon: books[software],
        name: name(`software.${software}`),
        of: at === 0 ? t("syncedAt", { time: formatTime(tickedAt, market) }) : t("available"),
      }))}
    />
  );
}
