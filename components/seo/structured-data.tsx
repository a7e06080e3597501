import { graphOf, graphText, type Question } from "@/components/seo/graph";
import type { SitemapPage } from "@/lib/seo/addresses";
import type { Site } from "@/lib/site";

type Props = { listed: SitemapPage; site: Site; questions?: readonly Question[] };

/** The page's schema.org graph, for search engines. */
export function StructuredData({ listed, site, questions }: Props) {
  return <script type="application/ld+json">{graphText(graphOf(listed, site, questions))}</script>;
}
