import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { LegalText } from "@/app/legal-text";
import { pageMetadata } from "@/components/seo/metadata";
import { editionNamed, editions, hasLegalPages } from "@/lib/markets/editions";
import { isSitePage, sitePages } from "@/lib/routing/addresses";
import { site } from "@/server/env";

type Props = { readonly params: Promise<{ market: string; legal: string }> };

/**
 * The legal texts of editions in another language than English, whose texts are at addresses without an edition. The whole list for each
 * edition, since Next prerenders nothing where one edition has an empty list.
 */
export function generateStaticParams() {
  return editions
    .filter(hasLegalPages)
    .flatMap(({ segment }) => sitePages.map((legal) => ({ market: segment, legal })));
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return pageMetadata(await listedPage(props), site());
}

export default async function Page(props: Props) {
  return <LegalText {...(await listedPage(props))} />;
}

async function listedPage({ params }: Props) {
  const { market, legal } = await params;
  const edition = editionNamed(market);
  if (!edition || !isSitePage(legal)) notFound();
  return { page: legal, edition };
}
