import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { IntlMessageFormat } from "intl-messageformat";
import { claimArguments } from "@/i18n/claims";
import { vocabulary } from "@/i18n/copy";
import { listOf } from "@/i18n/list";
import { notIncludedText } from "@/i18n/scope";
import { shorterNoticeText } from "@/i18n/shorter-notice";
import { words } from "@/i18n/words";
import { firmFacts } from "@/lib/content/firm";
import { type LegalDocument, parseLegal } from "@/lib/content/legal";
import {
  bannerDismissal,
  cachePrefix,
  choiceCookie,
  editionKey,
  preferenceKey,
  suggestionDismissal,
} from "@/lib/geo/record";
import { markets } from "@/lib/markets";
import {
  cachedPerEdition,
  defaultEdition,
  type Edition,
  editions,
  hasLegalPages,
  languageOf,
  legalEdition,
  mainEdition,
  otherLanguages,
} from "@/lib/markets/editions";
import { sessionHours } from "@/lib/operators";
import { retention } from "@/lib/retention";
import { isSitePage, siteAddress } from "@/lib/routing/addresses";
import type { Site } from "@/lib/site";
import { site } from "@/server/env";

/**
 * The dates at which the privacy policy was first published (spec section 2) and last changed: a test compares the latter with
 * the text.
 */
export const privacyDates = { first: "2023-01-30", changed: "2026-11-26" } as const;

export type LegalTextName = "privacy" | "terms" | "cookies" | "accessibility" | "dpa";

/** The text for a reader of an edition, with the facts of the firm and of all markets that its language serves, as Markdown. */
export function legalText(name: LegalTextName, site: Site, reader: Edition = defaultEdition): string {
  const edition = legalEdition(reader);
  const folder = join(process.cwd(), "messages", "legal", languageOf(edition));
  const text = readFileSync(join(folder, `${name}.md`), "utf8");
  const { legalName, supportEmail, amlSupervisor, complaintsEmail, aiProviders, aiTraining, url } = site;
  const { locale } = edition;
  const { address, number, part } = firmFacts(site, locale);
  const byPost = `${legalName}, ${address}`;
  const contact = supportEmail || byPost;
  const filled = new IntlMessageFormat(text, locale).format({
    ...vocabulary(edition),
    ...claimArguments(edition, site),
    notIncluded: notIncludedText(edition, {
      tax: eachOf(edition, (one) => [vocabulary(one).tax]),
      filings: eachOf(edition, (one) => [vocabulary(one).filings]),
      softwareOr: eachOf(edition, ({ software, locale }) =>
        software.map((name) => words(locale, "market")(`software.${name}`)),
      ),
    }),
    shorterNotices: shorterNotices(edition),
    legalName,
    address,
    number,
    part,
    supportEmail: contact,
    anyContact: supportEmail ? words(locale, "site")("contact", { email: supportEmail, byPost }) : byPost,
    complaintsContact: complaintsEmail || contact,
    amlSupervisor: amlSupervisor || "none",
    aiProviders: aiProviders || "none",
    aiTraining: aiTraining || "none",
    ...retention,
    choiceCookie,
    preferenceKey,
    editionKey,
    cacheKey: cachePrefix + new URL(url).hostname,
    bannerKey: bannerDismissal,
    suggestionKeys: listOf(
      suggestionKeys.map((key) => `\`${key}\``),
      locale,
    ),
    languages: editions.some(hasLegalPages) ? "two" : "one",
    sessionHours: sessionHours.all,
    idleHours: sessionHours.idle,
  });
  return String(filled).replace(/\]\(\/(\w+)\)/g, (link, page) =>
    isSitePage(page) ? `](${siteAddress(page, edition)})` : link,
  );
}

/** Of the suggestions of another market, and of another language of the same one. */
const suggestionKeys = [
  ...markets.map(({ code }) => suggestionDismissal("market", mainEdition(code))),
  ...editions
    .filter((one) => otherLanguages(one).length > 0)
    .map((one) => suggestionDismissal("language", one)),
];

/** The consents to shorter notice of the markets whose scheme asks for one, each with its country. */
function shorterNotices(edition: Edition): string {
  const [t, name] = [words(edition.locale, "payment"), words(edition.locale, "common")];
  const texts = sameLanguage(edition).flatMap((one) => {
    const { code } = one;
    const notice = shorterNoticeText(one);
    const country = name(`countryInSentence.${code}`);
    return notice === null ? [] : [t("mandate.shorterNoticeIn", { country, notice })];
  });
  return texts.join(" ");
}

/** Names of all editions of the language, for which the texts are. */
function eachOf(edition: Edition, namesOf: (edition: Edition) => readonly string[]): string {
  return listOf([...new Set(sameLanguage(edition).flatMap(namesOf))], edition.locale, "disjunction");
}

function sameLanguage(edition: Edition): readonly Edition[] {
  return editions.filter((one) => languageOf(one) === languageOf(edition));
}

/** The anchors of the sections are those of the default edition in every language, so that a link into a text leads to its translation too. */
export function legalDocument(name: LegalTextName, reader: Edition = defaultEdition): LegalDocument {
  const read = (edition: Edition) => parseLegal(legalText(name, site(), edition));
  const anchors = read(defaultEdition).sections.map(({ id }) => id);
  const document = read(reader);
  return {
    ...document,
    sections: document.sections.map((section, at) => ({ ...section, id: anchors[at] ?? section.id })),
  };
}

/**
 * A hash of the terms' text without its date. Stored with a submission as the version that was accepted. Cached, because filling in the
 * text takes 3 ms, and one press of Set Up Payment asks for it several times.
 */
export const termsVersion = cachedPerEdition((reader) =>
  createHash("sha256")
    .update(legalText("terms", site(), reader))
    .digest("hex")
    .slice(0, 16),
);
