import { useTranslations } from "next-intl";
import { type Option, SelectField, TextField } from "@/desk/ui/fields";
import { marketCodes } from "@/lib/markets";
import { plan as planOf, planTypes } from "@/lib/plans";
import { signUpStages } from "@/lib/sign-up/stages";
import { nobody, noSource, signUpSorts } from "./address";
import type { ShownList } from "./shown";

type Props = Pick<ShownList, "list" | "sources" | "owners"> & { prefix: string; withSort?: boolean };

/** `prefix`: of the ids, since a page has these fields twice. */
export function FilterFields({ list, sources, owners, prefix, withSort = false }: Props) {
  const t = useTranslations("deskList");
  const common = useTranslations("common");
  const filter = (
    name: "market" | "plan" | "rollover" | "stage" | "owner" | "source" | "sort" | "order",
    any: string,
    options: readonly Option[],
  ) => (
    <SelectField
      id={prefix + name}
      name={name}
      label={t(`filters.${name}`)}
      chosen={list[name]}
      options={[["", any], ...options]}
    />
  );
  const day = (name: "from" | "to") => (
    <TextField
      look="filter"
      id={prefix + name}
      name={name}
      type="date"
      label={t(`filters.${name}`)}
      defaultValue={list[name] ?? ""}
    />
  );
  const chosenSource = list.source !== null && list.source !== noSource ? [list.source] : [];
  const allSources = [...new Set([...chosenSource, ...sources])];
  const sorts = signUpSorts.filter((by) => by !== "match" || list.search !== null);
  const sortName = (by: (typeof signUpSorts)[number]) =>
    by === "match" ? t("filters.match") : t(`column.${by}`);
  return (
    <>
      {day("from")}
      {day("to")}
      {filter(
        "market",
        t("filters.all"),
        marketCodes.map((code) => [code, common(`country.${code}`)]),
      )}
      {filter(
        "plan",
        t("filters.all"),
        planTypes.map((type) => [type, planOf(type).name]),
      )}
      {filter("rollover", t("filters.either"), [
        ["with", t("filters.with")],
        ["without", t("filters.without")],
      ])}
      {filter(
        "stage",
        t("filters.all"),
        signUpStages.map((stage) => [stage, t(`stageName.${stage}`)]),
      )}
      {filter("owner", t("filters.anybody"), [[nobody, t("filters.nobody")], ...owners])}
      {filter("source", t("filters.all"), [
        [noSource, t("filters.unknownSource")],
        ...allSources.map((source): Option => [source, source]),
      ])}
      {withSort && (
        <>
          {filter(
            "sort",
            t("filters.usualSort"),
            sorts.map((by) => [by, sortName(by)]),
          )}
          {filter("order", t("filters.usualSort"), [
            ["asc", t("filters.asc")],
            ["desc", t("filters.desc")],
          ])}
        </>
      )}
    </>
  );
}
