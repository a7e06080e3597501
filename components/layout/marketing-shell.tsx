import type { ReactNode } from "react";
import { isForBusinesses, type PageLink } from "@/lib/content/navigation";
import { editionCodes } from "@/lib/markets/editions";
import { marketPages, sitePages } from "@/lib/routing/addresses";
import type { Site } from "@/lib/site";
import { Banner, Suggestions } from "./banner";
import { Footer } from "./footer";
import { Header } from "./header";

type Props = {
  pageLink: PageLink;
  site: Site;
  opensAtTop?: boolean;
  className?: string;
  children: ReactNode;
};

const either = (names: readonly string[]) => `(${names.join("|")})`;

/**
 * Speculation rules: prefetch on hover only pages that are equal for all visitors (`sharedAddresses`), since others can set cookies. As
 * patterns, because every page has them.
 */
const prefetch = {
  prefetch: [
    {
      where: {
        href_matches: [
          `/${either(editionCodes)}{/${either(marketPages.filter((page) => page !== "home"))}}?`,
          `{/${either(editionCodes)}}?/${either(sitePages)}`,
        ],
      },
      eagerness: "moderate",
    },
  ],
};

/** Header, footer and early script of every page outside sign-up and payment. */
export function MarketingShell({ pageLink, site, opensAtTop = false, className, children }: Props) {
  return (
    <>
      <script type="module" src="/early.js" />
      {isForBusinesses(pageLink) && <Banner pageLink={pageLink} />}
      <Header pageLink={pageLink} demoUrl={site.demoUrl} />
      <main id="main" className={className} data-top={opensAtTop ? "" : undefined}>
        {children}
      </main>
      <Footer pageLink={pageLink} site={site} />
      {pageLink.edition && <Suggestions pageLink={pageLink} here={pageLink.edition} />}
      <script type="speculationrules">{JSON.stringify(prefetch)}</script>
    </>
  );
}
