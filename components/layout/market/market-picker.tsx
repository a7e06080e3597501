import { useTranslations } from "next-intl";
import { Flag, Icon } from "@/components/ui/icon";
import type { PageLink } from "@/lib/content/navigation";
import { market } from "@/lib/markets";
import { Menu } from "../menu";
import { Detected } from "./detected";
import { MarketLinks } from "./market-links";

/** Country and currency: a native menu of three links. */
export function MarketPicker({ pageLink }: { pageLink: PageLink }) {
  const t = useTranslations("shell");
  const here = pageLink.market && market(pageLink.market);
  return (
    <Menu
      className="max-lg:hidden"
      label={
        <>
          {here ? (
            <>
              <span className="sr-only">{t("picker.label")}</span>
              <Flag of={here.flag} />
              {t("picker.here", { country: here.code, symbol: here.symbol })}
            </>
          ) : (
            t("picker.choose")
          )}
          <Icon name="down" className="size-4 transition-[rotate] group-open/menu:rotate-180" />
        </>
      }
    >
      <Detected shown={pageLink.market} />
      <ul>
        <MarketLinks pageLink={pageLink} entries />
      </ul>
    </Menu>
  );
}
