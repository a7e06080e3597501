import { Section } from "@/components/marketing/sections/section";
import { useCopy } from "@/i18n/use-copy";

const parts = ["notice", "stay", "export", "download"] as const;

/** What a customer who ends the contract keeps, in the words of the terms. */
export function Leave() {
  const t = useCopy("landing");
  return (
    <Section id="leave" heading={t("leave.heading")} lead={t("leave.lead")} band>
      <dl className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
        {parts.map((part) => (
          <div key={part} className="border-t border-rule py-2.5 first:border-ink sm:border-ink sm:py-4">
            <dt className="font-semibold text-balance sm:font-display sm:text-h3/tight sm:font-normal">
              {t(`leave.${part}.heading`)}
            </dt>
            <dd className="text-small/snug text-pretty text-ink-2 sm:mt-1 sm:text-body/relaxed">
              {t(`leave.${part}.text`)}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
