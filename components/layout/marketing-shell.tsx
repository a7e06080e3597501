import type { ReactNode } from "react";
import type { PageLink } from "@/lib/content/navigation";
import type { Site } from "@/lib/site";
import { Banner } from "./banner";
import { FirstPress } from "./first-press";
import { Footer } from "./footer";
import { Header } from "./header";
import { Suggestion } from "./market/suggestion";
import { Prefetch } from "./prefetch";

type Props = {
  pageLink: PageLink;
  site: Site;
  opensAtTop?: boolean;
  className?: string;
  children: ReactNode;
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
      {pageLink.market && <Suggestion pageLink={pageLink} />}
      <Prefetch />
      <FirstPress />
    </>
  );
}
