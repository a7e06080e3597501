import { Book } from "@/components/marketing/sections/book";
import { ThreeColumns } from "@/components/marketing/sections/lists";
import { Section } from "@/components/marketing/sections/section";
import { Sheet } from "@/components/marketing/sections/sheet";
import { useCopy } from "@/i18n/use-copy";
import type { Market } from "@/lib/markets";
import { formatPrice, tiers } from "@/lib/plans";

export function PartnerPricing({ market }: { market: Market }) {
  const t = useCopy("accountants");
  return (
    <Section id="pricing" heading={t("pricing.heading")} lead={t("pricing.lead")}>
      <VolumeList market={market} />
      <ThreeColumns
        items={(["trial", "debit", "notice"] as const).map((key) => ({
          key,
          sum: t(`pricing.${key}Sum`),
          heading: t(`pricing.${key}Heading`),
          text: t(`pricing.${key}Text`),
        }))}
      />
    </Section>
  );
}

function VolumeList({ market }: { market: Market }) {
  const t = useCopy("accountants");
  const price = (minor: number) => formatPrice(minor, market.currency);
  return (
    <Sheet title={t("pricing.tiers")} note={t("pricing.notice", { currency: market.currency })}>
      <Book
        caption={t("pricing.caption")}
        columns={[
          { key: "transactions", label: t("pricing.transactions"), rowHeader: true },
          { key: "price", label: t("pricing.price"), look: "figure" },
          { key: "rollover", label: t("pricing.withRollover"), look: "figure" },
        ]}
        rows={tiers(market.currency).map((tier) => ({
          key: String(tier.transactions),
          cells: {
            transactions: tier.transactions,
            price: price(tier.price),
            rollover: tier.withRollover === null ? t("pricing.none") : price(tier.withRollover),
          },
        }))}
      />
    </Sheet>
  );
}
