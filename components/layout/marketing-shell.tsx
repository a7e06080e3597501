import type { ReactNode } from "react";
import type { Place } from "@/lib/content/navigation";
import type { Locale } from "@/lib/markets";
import type { Site } from "@/lib/site";
import { Banner } from "./banner";
import { FirstPress } from "./first-press";
import { Footer } from "./footer";
import { Header } from "./header";
import { Suggestion } from "./market/suggestion";
import { Prefetch } from "./prefetch";

type Props = { place: Place; locale: Locale; site: Site; opensAtTop?: boolean; children: ReactNode };

/** Banner, header, main and footer of every page outside the sign-up, and the script that runs early. */
export function MarketingShell({ place, locale, site, opensAtTop = false, children }: Props) {
  return (
    <>
      <script type="module" src="/early.js" />
      {place.page !== "accountants" && <Banner place={place} locale={locale} />}
      <Header place={place} locale={locale} demoUrl={site.demoUrl} />
      <main id="main" data-top={opensAtTop ? "" : undefined}>
        {children}
      </main>
      <Footer place={place} locale={locale} site={site} />
      {place.market && <Suggestion place={place} locale={locale} />}
      <Prefetch />
      <FirstPress />
    </>
  );
}
