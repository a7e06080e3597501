import type { ReactNode } from "react";
import { isForBusinesses, type PageLink } from "@/lib/content/navigation";
import { sharedAddresses } from "@/lib/delivery/headers";
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

/** Speculation rules: prefetch on hover only pages that are equal for all visitors, since others can set cookies. */
const prefetch = {
  prefetch: [{ where: { href_matches: sharedAddresses }, eagerness: "moderate" }],
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
