import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { addressWith } from "@/lib/routing/query";

type Props = {
  /** Addresses; null where there is no such page. */
  back: string | null;
  on: string | null;
  /** What the pages are called: `newest` leads back to the first, the others to the page before. */
  names?: readonly [back: "newest" | "newer" | "older" | "previous", on: "older" | "newer" | "next"];
  className?: string;
};

/** Links to the pages before and after. */
export function Pager({ back, on, names = ["newest", "older"], className = "mt-4" }: Props) {
  const t = useTranslations("desk");
  if (back === null && on === null) return null;
  return (
    <nav aria-label={t("pages.label")} className={`flex items-center gap-2 ${className}`}>
      {back !== null && (
        <LinkButton small look="quiet" href={back} rel={names[0] === "newest" ? undefined : "prev"}>
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

type OlderProps = {
  address: string;
  /** What the address says beside the page. */
  filter?: Readonly<Record<string, string | null>>;
  /** The row before the first one of this page. */
  olderThan: string | number | null;
  /** The last row, if there are older ones. */
  older: string | number | null;
};

/** The pager of a list that begins with the newest row, or with the first one that is older than another. */
export function OlderPager({ address, filter = {}, olderThan, older }: OlderProps) {
  return (
    <Pager
      back={olderThan === null ? null : addressWith(address, filter)}
      on={older === null ? null : addressWith(address, { ...filter, olderThan: older })}
    />
  );
}
