import type { ReactNode } from "react";
import type { PageLink } from "@/lib/content/navigation";
import { sharedAddresses } from "@/lib/delivery/headers";
import type { Site } from "@/lib/site";
import { Banner } from "./banner";
import { FirstPress } from "./first-press";
import { Footer } from "./footer";
import { Header } from "./header";
import { MarketSuggestion } from "./market-suggestion";

type Props = {
  pageLink: PageLink;
  site: Site;
  opensAtTop?: boolean;
  className?: string;
  children: ReactNode;
};

/** Lets a browser fetch a linked page that the pointer rests on, if it is the same for everybody; the others may begin something. */
const prefetch = {
  prefetch: [{ where: { href_matches: sharedAddresses }, eagerness: "moderate" }],
};

/** Banner, header, main and footer of every page outside the sign-up, and the script that runs early. */
export function MarketingShell({ pageLink, site, opensAtTop = false, className, children }: Props) {
  return (
    <>
      <script type="module" src="/early.js" />
      {pageLink.page !== "accountants" && <Banner pageLink={pageLink} />}
      <Header pageLink={pageLink} demoUrl={site.demoUrl} />
      <main id="main" className={className} data-top={opensAtTop ? "" : undefined}>
        {children}
      </main>
      <Footer pageLink={pageLink} site={site} />
      {pageLink.market && <MarketSuggestion pageLink={pageLink} />}
      <script type="speculationrules">{JSON.stringify(prefetch)}</script>
      <FirstPress />
    </>
  );
}
