import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { firstOrder, type SignUpList, signUpListAddress, sortOf } from "./address";

type Props = { list: SignUpList; sort: "business" | "price" | "submitted" };

/** In the head of a column by which the list can be sorted; pressed again, in the other order. */
export function SortHead({ list, sort }: Props) {
  const t = useTranslations("deskList");
  const { by, order } = sortOf(list);
  const isSorted = by === sort;
  const opposite = order === "asc" ? "desc" : "asc";
  const next = isSorted ? opposite : firstOrder[sort];
  const label = t(`column.${sort}`);
  return (
    <>
      <a
        href={signUpListAddress({ ...list, sort, order: next, after: null, before: null })}
        className={`inline-flex min-h-6 items-center gap-1 no-underline hover:underline max-md:hidden ${isSorted ? "font-semibold text-ink" : ""}`}
      >
        {label}
        {isSorted && <Icon name="down" className={`size-3.5! ${order === "asc" ? "rotate-180" : ""}`} />}
      </a>
      <span className="md:hidden">{label}</span>
    </>
  );
}
