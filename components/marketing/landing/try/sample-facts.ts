import { useTranslations } from "next-intl";
import { useCopy } from "@/i18n/use-copy";
import type { Sample } from "@/lib/content/ledger";
import { formatDate } from "@/lib/dates";
import { taxesOn } from "@/lib/markets/books";
import type { Edition } from "@/lib/markets/editions";
import { formatSum } from "@/lib/plans";

type Fact = readonly [label: string, value: string];

/** What the product reads in a sample document, as labels and values. */
export function useSampleFacts(sample: Sample, edition: Edition): readonly Fact[] {
  const t = useCopy("example");
  const words = useTranslations("market");
  const { key, date, net, tax } = sample;
  const price = (minor: number) => formatSum(minor, edition);
  const middle: readonly Fact[] =
    key === "statement"
      ? [
          [t("facts.account"), t("documents.statement.account")],
          [t("facts.receipt"), t("facts.none")],
        ]
      : [
          [t("facts.net"), price(net)],
          ...taxesOn(net, edition).map(
            ({ name, rate, tax: of }): Fact => [words(`taxes.${name}`, { rate }), price(of)],
          ),
        ];
  return [
    [t("supplier"), t(`documents.${key}.supplier`)],
    [t("date"), formatDate(date, edition)],
    ...middle,
    [t("total"), price(net + tax)],
    [t("category"), t(`documents.${key}.guess`)],
  ];
}
