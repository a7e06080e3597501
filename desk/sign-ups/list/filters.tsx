import { useTranslations } from "next-intl";
import { Button, buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { link } from "@/desk/ui/looks";
import { signUpsAddress } from "@/lib/routing/desk";
import { filterFields, hasFilters, signUpListAddress } from "./address";
import { FilterFields } from "./filter-fields";
import { Kept } from "./kept";
import type { ShownList } from "./shown";

type Props = Pick<ShownList, "list" | "sources" | "owners">;

/** Below 768 px the filters are folded, and have the sort, since the table has no head there. */
export function Filters(props: Props) {
  const t = useTranslations("deskList");
  const { list } = props;
  const none = Object.fromEntries(filterFields.map((name) => [name, null]));
  const clear = hasFilters(list) && (
    <a href={signUpListAddress({ ...list, ...none, after: null, before: null })} className={link}>
      {t("filters.clear")}
    </a>
  );
  const apply = (
    <Button small look="quiet" className="self-end">
      {t("filters.apply")}
    </Button>
  );
  return (
    <>
      <details className="group mt-3 md:hidden">
        <summary className={`${buttonClass("quiet", "small")} w-full justify-between!`}>
          {t("filters.title")}
          <Icon name="down" className="size-4! group-open:rotate-180" />
        </summary>
        <form
          method="get"
          action={signUpsAddress}
          className="grid gap-3 border-b border-rule py-3 min-[22rem]:grid-cols-2"
        >
          <Kept list={list} own={[...filterFields, "sort", "order"]} />
          <FilterFields {...props} prefix="small-" withSort />
          {apply}
        </form>
        {clear}
      </details>
      <form
        method="get"
        action={signUpsAddress}
        aria-label={t("filters.title")}
        className="mt-3 hidden grid-cols-4 gap-x-3 gap-y-2 md:grid min-[88rem]:grid-cols-[repeat(2,9.5rem)_repeat(6,minmax(0,1fr))_auto]"
      >
        <Kept list={list} own={filterFields} />
        <FilterFields {...props} prefix="" />
        {apply}
      </form>
      {clear && <p className="mt-2 text-small max-md:hidden">{clear}</p>}
    </>
  );
}
