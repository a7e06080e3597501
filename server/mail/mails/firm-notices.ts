import { duplicatesOf, markPossibleDuplicate } from "@/db/queries/duplicates";
import type { Submission } from "@/db/queries/submissions";
import { answerTexts } from "@/i18n/answer-texts";
import { orderName } from "@/i18n/order-name";
import { words } from "@/i18n/words";
import { formatDate, formatInstant } from "@/lib/dates";
import { followUpBy } from "@/lib/dates/working-days";
import { type Duplicate, maxDuplicates } from "@/lib/duplicates";
import { type MarketCode, marketOfCountry } from "@/lib/markets";
import { editionOfSubmission } from "@/lib/markets/editions";
import { paymentStates } from "@/lib/payments/states";
import { formatPrice, plan } from "@/lib/plans";
import { oneSignUpAddress } from "@/lib/routing/desk";
import { fieldsIn } from "@/lib/sign-up/answer-fields";
import { attributionKeys } from "@/lib/sign-up/attribution";
import { limitsOf } from "@/server/confirmation/agreement";
import { query } from "@/server/database";
import { site } from "@/server/env";
import type { Email, MailRow } from "@/server/mail/email";
import { providerRecord } from "@/server/payments/provider";
import { answersOf } from "@/server/sign-up/submission-row";
import { aboutSubmission, contactOf, submissionPayload } from "../about-submission";
import { contactLinks, firm, firmEmail, languageRow, lead, firmLocale as locale, section } from "../blocks";
import { deskLink } from "../desk-link";
import { mail } from "../mail";
import type { Message } from "../send-email";

type LabelledValues = MailRow[];

type Duplicates = readonly Duplicate[];

/** The notice of a sign-up whose debit is not set up yet. */
export const signUpNotice = mail({
  kind: "sign_up_notice",
  name: () => words(locale, "mail")("firm.signedUp.name"),
  audience: "firm",
  queue: "notices",
  payload: submissionPayload,
  build: aboutSubmission((submission) => {
    const isSetUp = paymentStates[submission.paymentStatus].debit === "setUp";
    return isSetUp ? null : inThread(submission, signUpEmail);
  }),
});

export function signUpNoticeOf({ id }: Pick<Submission, "id">) {
  return signUpNotice.entry(id, { submissionId: id });
}

/** The notice of a new customer. */
export const firmNotice = mail({
  kind: "firm_notice",
  name: () => words(locale, "mail")("firm.setUp.name"),
  audience: "firm",
  queue: "notices",
  payload: submissionPayload,
  build: aboutSubmission((submission) =>
    inThread(submission, (it, duplicates) => newCustomerEmail(it, duplicates, new Date())),
  ),
});

/** The two notices about one submission form a thread. */
async function inThread(
  submission: Submission,
  emailOf: (submission: Submission, duplicates: Duplicates) => Email,
): Promise<Message> {
  const thread = `submission:${submission.id}`;
  const email = emailOf(submission, await findDuplicates(submission));
  return { email, to: firm(), replyTo: contactOf(submission), thread };
}

/** Two sign-ups submitted at once do not see each other, but the later of their notices sees both, so it marks them for the desk. */
function findDuplicates({ id }: Submission): Promise<Duplicates> {
  return query(async (db) => {
    const found = (await duplicatesOf(db, [id], maxDuplicates)).get(id) ?? [];
    if (found.some(({ mayBeDebited }) => mayBeDebited)) await markPossibleDuplicate(db, id);
    return found;
  });
}

export function signUpEmail(submission: Submission, duplicates: Duplicates): Email {
  return noticeOf(submission, "signedUp", { from: submission.createdAt, debit: [], duplicates });
}

export function newCustomerEmail(submission: Submission, duplicates: Duplicates, now: Date): Email {
  const t = words(locale, "mail");
  const { firstPaymentOn, mandateId, subscriptionId, confirmedAt } = submission;
  return noticeOf(submission, "setUp", {
    from: confirmedAt ?? now,
    duplicates,
    debit: [
      [t("firm.firstPayment"), given(firstPaymentOn && formatDate(firstPaymentOn, { locale }))],
      [t("firm.mandate"), given(mandateId)],
      [t("firm.subscription"), given(subscriptionId)],
    ],
  });
}

/** Dates are in the customer's time zone. */
function noticeOf(
  submission: Submission,
  occasion: "signedUp" | "setUp",
  { from, debit, duplicates }: { from: Date; debit: LabelledValues; duplicates: Duplicates },
): Email {
  const t = words(locale, "mail");
  const signUp = words(locale, "signUp");
  const { businessName: business, reference, contactName: contact, currency } = submission;
  const market = { ...marketOfCountry(submission.serviceCountry), locale };
  const deadline = formatInstant(followUpBy(from, market, site().officeHours), market);
  const facts = {
    contact,
    debit: signUp(`debit.${market.scheme}`),
    plan: orderName(submission, market),
    deadline,
  };
  const record = providerRecord(submission.mandateId);
  return firmEmail({
    subject: t(`firm.${occasion}.subject`, { business, reference }),
    heading: business,
    blocks: [
      lead(t(`firm.${occasion}.lead`, facts)),
      ...sameAs(duplicates),
      ...deskLink(oneSignUpAddress(submission.id)),
      ...section(t("firm.customer"), [
        [t("firm.reference"), reference],
        ...(occasion === "setUp" ? ([[t("firm.deadline"), deadline]] as LabelledValues) : []),
        [t("firm.signedUpAt"), formatInstant(submission.createdAt, market)],
        [t("firm.market"), words(locale, "common")(`country.${market.code}`)],
        languageRow(editionOfSubmission(submission)),
        ...answerRows(submission, market.code),
      ]),
      ...section(t("firm.plan"), [
        [t("firm.plan"), plan(submission.planType).name],
        [t("firm.rollover"), rolloverText(submission)],
        [
          t("firm.price"),
          t("firm.priceText", { price: formatPrice(submission.planPrice, market), currency }),
        ],
        [t("firm.limits"), limitsOf(submission, locale)],
        [
          t("firm.terms"),
          t("firm.termsText", {
            version: submission.termsVersion,
            time: formatInstant(submission.termsAcceptedAt, market),
          }),
        ],
        ...debit,
      ]),
      ...attributionOf(submission),
      ...(record ? [{ kind: "link", label: t("firm.record"), href: record } as const] : []),
    ],
  });
}

function answerRows(submission: Submission, code: MarketCode): LabelledValues {
  const t = words(locale, "mail");
  const texts = answerTexts(answersOf(submission), words(locale, "signUp"), { locale });
  const links = contactLinks(submission);
  return fieldsIn(code).map((name) => [t(`firm.fields.${name}`), given(texts[name]), links[name]]);
}

function sameAs(duplicates: Duplicates) {
  if (duplicates.length === 0) return [];
  const t = words(locale, "mail");
  const rows: LabelledValues = duplicates.map(({ reference, by, state }) => [
    reference,
    t("duplicate.facts", { by, state }),
  ]);
  return section(t("duplicate.heading"), rows);
}

/** How the customer found us, if the sign-up's address said so. */
function attributionOf({ additionalData }: Submission) {
  const t = words(locale, "mail");
  const rows: LabelledValues = attributionKeys.flatMap((key) => {
    const value = additionalData.attribution?.[key];
    return value === undefined ? [] : [[t(`firm.attribution.${key}`), value]];
  });
  return rows.length > 0 ? section(t("firm.attribution.heading"), rows) : [];
}

function rolloverText({ hasRollover, rolloverPrice, currency }: Submission): string {
  const t = words(locale, "mail");
  return hasRollover
    ? t("firm.rolloverText", { price: formatPrice(rolloverPrice, { currency, locale }) })
    : t("firm.noRollover");
}

function given(value: string | null): string {
  return value || words(locale, "mail")("firm.none");
}
