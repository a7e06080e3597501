import { Page } from "@/components/ui/page";
import { useCopy } from "@/i18n/use-copy";
import { certificatesIn, claimed } from "@/lib/content/claims";
import type { Edition } from "@/lib/markets/editions";
import { marketAddress } from "@/lib/routing/addresses";
import type { Site } from "@/lib/site";

const figures = [{ key: "filing" }, { key: "monthEnd" }, { key: "businesses" }] as const;

type Props = { edition: Edition; site: Site };

/** Three promised figures in one line, and the certificates. */
export function ClaimsLine({ edition, site }: Props) {
  const t = useCopy("claims");
  return (
    <section className="border-y border-ink bg-ground" aria-label={t("label")}>
      <Page side="plain" className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-1.5 py-4">
        <dl className="contents">
          {claimed(figures, site).map(({ key }) => (
            <div key={key} className="flex flex-wrap items-baseline gap-x-2.5">
              <dt className="font-display text-h3/tight md:text-[1.375rem]">{t(key)}</dt>
              <dd className="text-small text-ink-2">{t(`${key}Of`)}</dd>
            </div>
          ))}
        </dl>
        <CertificatesLink edition={edition} site={site} />
      </Page>
    </section>
  );
}

/** The certificates, with a link to what each claim means. */
export function CertificatesLink({ edition, site }: Props) {
  const t = useCopy("claims");
  const certificates = claimed(certificatesIn(edition), site).map(({ name }) => t(name));
  return (
    <a className="py-2 text-small" href={`${marketAddress("integrations", edition)}#security`}>
      {certificates.length > 0 ? certificates.join(", ") : t("meaning")}
    </a>
  );
}
