import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Accountants } from "@/components/marketing/accountants/accountants";
import { Banks } from "@/components/marketing/banks/banks";
import { Franchises } from "@/components/marketing/franchises/franchises";
import { Integrations } from "@/components/marketing/integrations/integrations";
import { Landing } from "@/components/marketing/landing/landing";
import { copy } from "@/i18n/copy";
import { messages } from "@/i18n/messages";
import { type ClaimKey, claimKeys } from "@/lib/content/claims";
import { parseLegal } from "@/lib/content/legal";
import { noProof } from "@/lib/content/proof";
import { type Edition, editions, type Language, languageOf, legalEdition } from "@/lib/markets/editions";
import type { Site } from "@/lib/site";
import { site } from "@/tests/support/example-site";

/** How each claim reads, wherever it is stated. */
const wordings: Record<Language, Record<ClaimKey, RegExp>> = {
  en: {
    businesses: /200\+/,
    soc2: /SOC 2/,
    cyberEssentials: /Cyber Essentials/,
    gdpr: /GDPR/,
    iso27001: /ISO 27001/,
    encryption: /256-bit/,
    uptime: /99\.9%/,
    monitoring: /24\/7|day and night|around the clock/,
    marketplace: /accounting marketplace/,
  },
  fr: {
    businesses: /200 entreprises/,
    soc2: /SOC 2/,
    cyberEssentials: /Cyber Essentials/,
    gdpr: /RGPD/,
    iso27001: /ISO 27001/,
    encryption: /256 bits/,
    uptime: /99,9\s%/,
    monitoring: /24 h, 7 j|jour et nuit|7 jours (sur|par)/,
    marketplace: /place de marché comptable/,
  },
};

function markupOf(edition: Edition, settings: Partial<Site>): string {
  const props = { edition, site: { ...site, ...settings }, proof: noProof };
  const dpa = parseLegal("# Agreement\n\n## Part\nText");
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={edition.locale} messages={messages(edition.locale)} timeZone="UTC">
      <Landing {...props} />
      <Accountants {...props} />
      <Banks {...props} />
      <Franchises {...props} />
      <Integrations {...props} dpa={dpa} />
    </NextIntlClientProvider>,
  );
}

describe.each(editions)("the five pages of $segment", (edition) => {
  const claimed = Object.entries(wordings[languageOf(edition)]);
  it("read well with every claim switched off, and call invented figures an illustration", () => {
    const text = markupOf(edition, { claimsOff: claimKeys.join(",") });
    expect(text).toContain(copy(edition, "banks")("how.notice"));
    for (const [key, wording] of claimed) expect(wording.test(text), key).toBe(false);
    expect(/>[^<>]*(\b(has|hold|have|a|avons) none\b|undefined|[.,] \.)/.exec(text)?.[0]).toBeUndefined();
  });

  it("link a claim to its evidence once the firm has set it", () => {
    const address = (key: string) => `https://evidence.example/${key}`;
    const settings = Object.fromEntries(claimKeys.map((key) => [`${key}EvidenceUrl`, address(key)]));
    const markup = markupOf(edition, settings);
    for (const key of claimKeys) expect(markup.includes(`href="${address(key)}"`), key).toBe(true);
  });
});

describe.each(editions.filter((edition) => legalEdition(edition) === edition))(
  "the pages of $segment",
  (edition) => {
    // Any two claims differ in one of the four bits of their places.
    it.each([1, 2, 4, 8])("lose the claims that are switched off alone (bit %i)", (bit) => {
      const off = claimKeys.filter((_, place) => place & bit);
      const text = markupOf(edition, { claimsOff: off.join(",") });
      for (const claim of claimKeys)
        expect(wordings[languageOf(edition)][claim].test(text), claim).toBe(!off.includes(claim));
    });
  },
);
