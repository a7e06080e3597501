import { Points } from "@/components/marketing/sections/points";
import { Section } from "@/components/marketing/sections/section";
import { Sheet } from "@/components/marketing/sections/sheet";
import { useCopy } from "@/i18n/use-copy";

/** Benefits for the bank and for its customer, side by side. */
export function Gains() {
  const t = useCopy("banks");
  const bank = ["insight", "loyalty", "income"] as const;
  const customer = ["time", "books", "guarantee"] as const;
  return (
    <Section heading={t("benefits.heading")}>
      <div className="grid gap-6 md:grid-cols-2">
        <Sheet title={t("benefits.bank.heading")}>
          <Points
            className="px-4.5 pb-2"
            items={bank.map((key) => ({ key, text: t(`benefits.bank.${key}`) }))}
          />
        </Sheet>
        <Sheet title={t("benefits.customer.heading")}>
          <Points
            className="px-4.5 pb-2"
            items={customer.map((key) => ({ key, text: t(`benefits.customer.${key}`) }))}
          />
        </Sheet>
      </div>
    </Section>
  );
}
