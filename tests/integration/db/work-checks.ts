import { randomUUID } from "node:crypto";
import { maxRefusedBytes } from "@/lib/sign-up/rules/limits";

type Row = Record<string, unknown>;

/** Rows of the tables around submissions that only a bug could write, by the check that refuses them. */
export const onDrafts: Record<string, Row> = {
  draft_market_known: { market: "fr" },
  draft_currency_known: { originalCurrency: "EUR" },
  draft_method_known: { geoDetectionMethod: "guess" },
  draft_country_length: { geoDetectedCountry: "GBR" },
  draft_locale_length: { submissionLocale: "e".repeat(36) },
  draft_edition_length: { edition: "e".repeat(36) },
  draft_link_email_length: { linkEmail: "e".repeat(3_061) },
  draft_refused_answer_size: { refusedAnswer: "a".repeat(maxRefusedBytes) },
  draft_submitted_once: { submissionId: randomUUID() },
};

export const onKeys: Record<string, Row> = {
  key_use_known: { use: "fax" },
  key_contact_email_length: { contactEmail: "e".repeat(3_061) },
};

export const onConfirmationKeys: Record<string, Row> = { confirmation_key_use_known: { use: "fax" } };

export const onAttempts: Record<string, Row> = {
  attempt_way_known: { way: "cheque" },
  attempt_status_known: { status: "lost" },
  attempt_currency_known: { currency: "EUR" },
  attempt_amount_not_negative: { amount: -1 },
};

export const onMoves: Record<string, Row> = {
  move_from_known: { from: "unpaid" },
  move_to_known: { to: "paid" },
};

export const onResumeMails: Record<string, Row> = { resume_mail_kind_known: { kind: "resume_after_year" } };

export const onRefusals: Record<string, Row> = {
  refusal_reason_known: { reason: "boredom" },
  refusals_counted: { refused: 0 },
};

export const onTimes: Record<string, Row> = {
  times_market_known: { market: "mars" },
};
