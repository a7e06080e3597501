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
  cacheKey,
  choiceCookie,
  preferenceKey,
  suggestionDismissal,
} from "@/lib/geo/record";
import { markets } from "@/lib/markets";
import { type Edition, editions, mainEdition } from "@/lib/markets/editions";
import { sessionHours } from "@/lib/operators";
import { retention } from "@/lib/retention";
import type { Site } from "@/lib/site";
import { site } from "@/server/env";

/**
 * The dates at which the privacy policy was first published (spec section 2) and last changed: a test compares the latter with
 * the text.
 */
export const privacyDates = { first: "2023-01-30", changed: "2026-11-26" } as const;

export type LegalTextName = "privacy" | "terms" | "cookies" | "accessibility" | "dpa";

export function legalText(name: LegalTextName, site: Site): string {
  const text = readFileSync(join(process.cwd(), "messages", "legal", `${name}.md`), "utf8");
  const { legalName, supportEmail, amlSupervisor, complaintsEmail, aiProviders, aiTraining, url } = site;
  const uk = mainEdition("uk");
  const { address, number, part } = firmFacts(site, uk.locale);
  const byPost = `${legalName}, ${address}`;
  const contact = supportEmail || byPost;
  const filled = new IntlMessageFormat(text, uk.locale).format({
    ...vocabulary(uk),
    ...claimArguments(uk, site),
    notIncluded: notIncludedText(uk, {
      tax: eachOf((edition) => [vocabulary(edition).tax]),
      filings: eachOf((edition) => [vocabulary(edition).filings]),
      softwareOr: eachOf(({ software, locale }) =>
        software.map((name) => words(locale, "market")(`software.${name}`)),
      ),
    }),
    shorterNotices: shorterNotices(uk),
    legalName,
    address,
    number,
    part,
    supportEmail: contact,
    anyContact: supportEmail ? `${supportEmail}, or to ${byPost}` : byPost,
    complaintsContact: complaintsEmail || contact,
    amlSupervisor: amlSupervisor || "none",
    aiProviders: aiProviders || "none",
    aiTraining: aiTraining || "none",
    ...retention,
    choiceCookie,
    preferenceKey,
    cacheKey: cacheKey(new URL(url).hostname),
    bannerKey: bannerDismissal,
    suggestionKey: suggestionDismissal("uk"),
    sessionHours: sessionHours.all,
    idleHours: sessionHours.idle,
  });
  return String(filled);
}

/** The consents to shorter notice of the markets whose scheme asks for one, each with its country. */
function shorterNotices({ locale }: Edition): string {
  const [t, name] = [words(locale, "payment"), words(locale, "common")];
  const texts = markets.flatMap(({ code }) => {
    const notice = shorterNoticeText(mainEdition(code));
    const country = name(`countryInSentence.${code}`);
    return notice === null ? [] : [t("mandate.shorterNoticeIn", { country, notice })];
  });
  return texts.join(" ");
}

/** Names of all editions, for which the texts are. */
function eachOf(namesOf: (edition: Edition) => readonly string[]): string {
  return listOf([...new Set(editions.flatMap(namesOf))], mainEdition("uk").locale, "disjunction");
}

export function legalDocument(name: LegalTextName): LegalDocument {
  return parseLegal(legalText(name, site()));
}

let version: string | undefined;

/** A hash of the terms' text without its date. Stored with a submission as the version that was accepted. */
export function termsVersion(): string {
  // Cached, because filling in the text takes 3 ms, and one press of Set Up Payment asks for it several times.
  version ??= createHash("sha256").update(legalText("terms", site())).digest("hex").slice(0, 16);
  return version;
}
