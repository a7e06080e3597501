import { useTranslations } from "next-intl";
import type { Submission } from "@/db/schema/submissions";
import { firmDay } from "@/desk/ui/days";
import { sumOf } from "@/desk/ui/sums";
import { firmTime } from "@/desk/ui/times";
import { answerTexts } from "@/i18n/answer-texts";
import { acceptedEditionOf, defaultEdition, editionOfSubmission } from "@/lib/markets/editions";
import { plan } from "@/lib/plans";
import { type AnswerField, fieldRows } from "@/lib/sign-up/answer-fields";
import { answersOf } from "@/server/sign-up/submission-row";
import type { ShownField, StoredField } from "./field-groups";

const { locale } = defaultEdition;
const languages = new Intl.DisplayNames(locale, { type: "language" });
const regions = new Intl.DisplayNames(locale, { type: "region" });

/** A stored field in words; empty if there is nothing in it. */
export function useFieldText(signUp: Submission): (name: ShownField) => string {
  const t = useTranslations("deskSignUp");
  const answers = answerTexts(answersOf(signUp), useTranslations("signUp"), defaultEdition);
  const { currency, firstPaymentOn, geoDetectedCountry, submissionLocale } = signUp;
  const texts: Partial<Record<StoredField, () => string>> = {
    planType: () => plan(signUp.planType).name,
    planPrice: () => sumOf(signUp.planPrice, currency),
    rolloverPrice: () => (signUp.hasRollover ? sumOf(signUp.rolloverPrice, currency) : ""),
    originalCurrency: () => (signUp.originalCurrency === currency ? "" : signUp.originalCurrency),
    firstPaymentOn: () => (firstPaymentOn ? firmDay(firstPaymentOn) : ""),
    geoDetectionMethod: () => t(`values.foundBy.${signUp.geoDetectionMethod}`),
    geoDetectedCountry: () => nameOf(regions, geoDetectedCountry ?? ""),
    acceptedEdition: () => nameOf(languages, acceptedEditionOf(signUp).locale),
    edition: () => nameOf(languages, editionOfSubmission(signUp).locale),
    submissionLocale: () => (submissionLocale === "und" ? "" : nameOf(languages, submissionLocale)),
    englishChoice: () => englishChoiceText(signUp),
    attribution: () => Object.values(signUp.additionalData.attribution ?? {}).join("\n"),
  };
  return (name) => (isAnswerField(name) ? answers[name] : (texts[name]?.() ?? plainText(name)));

  function englishChoiceText({ englishChoice }: Submission): string {
    if (!englishChoice) return "";
    const { frenchShownAt, ...hashes } = englishChoice;
    return t("values.englishChoice", { ...hashes, time: firmTime(new Date(frenchShownAt)) });
  }

  function plainText(name: StoredField): string {
    const value = name === "attribution" || name === "debit" ? "" : signUp[name];
    if (value instanceof Date) return firmTime(value);
    return String(value ?? "");
  }
}

function isAnswerField(name: string): name is AnswerField {
  return Object.hasOwn(fieldRows, name);
}

/** The name of a language or country; the code itself where it is malformed, as a browser may send it. */
function nameOf(names: Intl.DisplayNames, code: string): string {
  try {
    return code && (names.of(code) ?? code);
  } catch (error) {
    if (error instanceof RangeError) return code;
    throw error;
  }
}
