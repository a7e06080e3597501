import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

type Props = {
  /** Addresses; null where there is no such page. */
  back: string | null;
  on: string | null;
  /** What the pages are called. */
  names: readonly [back: "newer" | "older" | "previous", on: "older" | "newer" | "next"];
};

/** Links to the pages before and after. */
export function Pager({ back, on, names }: Props) {
  const t = useTranslations("desk");
  if (back === null && on === null) return null;
  return (
    <nav aria-label={t("pages.label")} className="flex items-center gap-2">
      {back !== null && (
        <LinkButton small look="quiet" href={back} rel="prev">
          <Icon name="left" className="size-4!" />
          {t(`pages.${names[0]}`)}
        </LinkButton>
      )}
      {on !== null && (
        <LinkButton small look="quiet" href={on} rel="next">
          {t(`pages.${names[1]}`)}
          <Icon name="right" className="size-4!" />
        </LinkButton>
      )}
    </nav>
  );
}
