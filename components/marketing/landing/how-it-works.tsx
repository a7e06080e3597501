import { Section } from "@/components/marketing/sections/section";
import { useCopy } from "@/i18n/use-copy";
import type { Accountant } from "@/lib/content/proof";
import type { Edition } from "@/lib/markets/editions";
import { MonthEnd } from "./month-end";

type Props = { edition: Edition; accountants: readonly Accountant[] };

const steps = ["send", "read", "verify", "synced"] as const;

export function HowItWorks({ edition, accountants }: Props) {
  const t = useCopy("landing");
  return (
    <Section id="how-it-works" heading={t("how.heading")} band>
      <ol className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map((step, at) => (
          <li
            key={step}
            className="grid grid-cols-[2rem_1fr] border-t border-rule py-2.5 sm:border-ink sm:py-4 lg:block lg:pb-8"
          >
            <span className="font-display text-h2 leading-snug text-accent" aria-hidden="true">
              {at + 1}
            </span>
            <div className="lg:mt-2">
              <h3>{t(`how.${step}.heading`)}</h3>
              <p className="text-small/snug text-ink-2 sm:mt-1 sm:text-body/relaxed">
                {t(`how.${step}.text`)}
              </p>
            </div>
          </li>
        ))}
      </ol>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-ink py-4 max-md:hidden">
        <span className="font-display text-h2">{t("how.price")}</span>
        <a className="py-2.5" href="#pricing">
          {t("how.compare")}
        </a>
      </p>
      <MonthEnd edition={edition} accountants={accountants} />
    </Section>
  );
}
