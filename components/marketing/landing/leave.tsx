import { Section } from "@/components/marketing/sections/section";
import { useCopy } from "@/i18n/use-copy";

const parts = ["notice", "stay", "export", "download"] as const;

/** What a customer who ends the contract keeps, in the words of the terms. */
export function Leave() {
  const t = useCopy("landing");
  return (
    <Section id="leave" heading={t("leave.heading")} lead={t("leave.lead")}>
      <dl className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
        {parts.map((part) => (
          <div key={part} className="border-t border-ink py-4">
            <dt className="font-display text-h3">{t(`leave.${part}.heading`)}</dt>
            <dd className="mt-1 text-ink-2">{t(`leave.${part}.text`)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
