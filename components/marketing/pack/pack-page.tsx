import { GetStarted } from "@/components/marketing/landing/get-started";
import { StructuredData } from "@/components/seo/structured-data";
import { Headline } from "@/components/ui/headline";
import { Page } from "@/components/ui/page";
import { monthOfPacks } from "@/i18n/pack";
import { useCopy } from "@/i18n/use-copy";
import { packPage } from "@/lib/content/pack/pack";
import type { Proof } from "@/lib/content/proof";
import type { Edition } from "@/lib/markets/editions";
import type { PackBusiness } from "@/lib/markets/sample-books";
import type { Site } from "@/lib/site";
import { SamplePack } from "./pack";

type Props = { business: PackBusiness; edition: Edition; site: Site; proof: Proof };

/** The page of a business's sample month-end pack. Of it, the pack alone is printed. */
export function SamplePackPage({ business, edition, site, proof }: Props) {
  const t = useCopy("pack");
  return (
    <>
      <StructuredData listed={{ page: packPage(business), edition }} site={site} />
      <section className="section print:[&~*]:hidden" id="pack">
        <Page className="pt-[clamp(1.75rem,1rem+1.6vw,3rem)] pb-section print:py-6">
          <h1 className="text-h1">
            <Headline text={t(`businesses.${business}.heading`, { month: monthOfPacks(edition) })} />
          </h1>
          <p className="mt-4 mb-6 max-w-measure text-lead text-ink-2 print:hidden">{t("lead")}</p>
          <p className="hidden text-note/normal print:my-3 print:block">{t("sample")}</p>
          <SamplePack edition={edition} accountants={proof.accountants} business={business} heading="h2" />
        </Page>
      </section>
      <GetStarted edition={edition} />
    </>
  );
}
