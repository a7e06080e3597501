import type { ReactNode } from "react";
import { MarketingShell } from "@/components/layout/marketing-shell";
import { type Proof, proofIn } from "@/lib/content/proof";
import type { Edition } from "@/lib/markets/editions";
import type { MarketPage } from "@/lib/routing/addresses";
import type { Site } from "@/lib/site";
import { proof, site } from "@/server/env";
import { type EditionProps, editionOf } from "./edition-of";

type Content = (props: { edition: Edition; site: Site; proof: Proof }) => ReactNode;

/** Makes the component of a market page: the content in the shell. */
export function marketPage(page: MarketPage, Content: Content, opensAtTop = false) {
  return async function Page(props: EditionProps) {
    const edition = await editionOf(props);
    return (
      <MarketingShell pageLink={{ page, edition }} site={site()} opensAtTop={opensAtTop}>
        <Content edition={edition} site={site()} proof={proofIn(edition.code, proof())} />
      </MarketingShell>
    );
  };
}
