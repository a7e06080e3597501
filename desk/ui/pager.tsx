import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

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
  const t = useTranslations("console");
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
