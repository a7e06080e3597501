import { MarketingShell } from "@/components/layout/marketing-shell";
import { Landing } from "@/components/marketing/landing/landing";
import { pageMetadata } from "@/components/seo/metadata";
import { proofIn } from "@/lib/content/proof";
import { defaultEdition } from "@/lib/markets/editions";
import { proof, site } from "@/server/env";

const pageLink = { page: "home", edition: null } as const;

export const generateMetadata = () => pageMetadata(pageLink, site());

/** The page at `/`, with the UK's content: normally the early script redirects to the visitor's market. */
export default function IndexPage() {
  return (
    <MarketingShell pageLink={pageLink} site={site()}>
      <Landing edition={defaultEdition} site={site()} proof={proofIn(defaultEdition.code, proof())} index />
    </MarketingShell>
  );
}
