import { Actions, LinkButton } from "@/components/ui/button";
import { Headline } from "@/components/ui/headline";
import { NewTabLink } from "@/components/ui/new-tab-link";
import { Page } from "@/components/ui/page";
import { promise } from "@/i18n/claims";
import { useCopy } from "@/i18n/use-copy";
import type { Accountant } from "@/lib/content/proof";
import type { Edition } from "@/lib/markets/editions";
import { signUpAddress } from "@/lib/routing/addresses";
import type { Site } from "@/lib/site";
import { CheckedLedger } from "./try/checked-ledger";
import { DocumentSteps } from "./try/document-steps";
import { EntryHistory } from "./try/entry-history";

type Props = { edition: Edition; site: Site; accountants: readonly Accountant[] };

/** The top of the landing page: the claim, and the checked entries that prove it, each with its document. */
export function LandingHero({ edition, site, accountants }: Props) {
  const t = useCopy("landing");
  return (
    <section className="section hero">
      <Page className="pt-[clamp(1.5rem,1rem+1.2vw,2.5rem)] pb-section print:py-6">
        <p className="mb-2 text-small font-semibold text-accent">{t("hero.eyebrow")}</p>
        <h1 className="text-title">
          <Headline text={t("hero.title")} ticked />
        </h1>
        <div className="try mt-4 grid grid-cols-1 gap-x-12 lg:mt-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr]">
          <div>
            <p className="max-w-measure text-lead text-ink-2">{t("hero.lead")}</p>
            <Actions as="p" className="start-here mt-4 max-sm:gap-2 max-sm:*:w-full sm:mt-5 lg:*:px-4">
              <LinkButton href={signUpAddress(edition)}>{t("hero.start")}</LinkButton>
              <NewTabLink look="quiet" href={site.demoUrl}>
                {t("hero.demo")}
              </NewTabLink>
            </Actions>
            <p className="mt-2.5 mb-4 text-small/normal text-ink-3 sm:mb-6">
              {[t("hero.note"), promise("freeCancellation", edition, site)].join(" ").trim()}
            </p>
          </div>
          <CheckedLedger edition={edition} accountants={accountants} />
          <DocumentSteps edition={edition} />
          <EntryHistory edition={edition} site={site} accountants={accountants} />
        </div>
      </Page>
    </section>
  );
}
