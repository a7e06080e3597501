import { Section } from "@/components/marketing/sections/section";
import { Sheet } from "@/components/marketing/sections/sheet";
import { copy } from "@/i18n/copy";
import type { Market } from "@/lib/markets";

/** Benefits for the bank and for its customer, side by side. */
export function Gains({ market }: { market: Market }) {
  const t = copy(market, "banks");
  const bank = ["insight", "loyalty", "income"] as const;
  const customer = ["time", "books", "guarantee"] as const;
  return (
    <Section heading={t("benefits.heading")}>
      <div className="pair">
        <Sheet title={t("benefits.bank.heading")}>
          <ul className="points">
            {bank.map((key) => (
              <li key={key}>{t(`benefits.bank.${key}`)}</li>
            ))}
          </ul>
        </Sheet>
        <Sheet title={t("benefits.customer.heading")}>
          <ul className="points">
            {customer.map((key) => (
              <li key={key}>{t(`benefits.customer.${key}`)}</li>
            ))}
          </ul>
        </Sheet>
      </div>
    </Section>
  );
}
