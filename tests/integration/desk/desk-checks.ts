import { dailyCounts, dailyTimes } from "@/db/schema";
import { maxSearchLength } from "@/desk/sign-ups/list/search";
import { codePointsPerCharacter } from "@/lib/sign-up/rules/limits";
import { maxNoteLength } from "@/lib/sign-up/stages";

type Row = Record<string, unknown>;

/** Rows of the firm's desk that only a bug could write, by the check that refuses them. */
export const onAuditEntries: Record<string, Row> = {
  audit_act_known: { act: "guessed" },
  audit_subject_known: { subject: "weather" },
};

export const onNotes: Record<string, Row> = {
  note_about_one: { submissionId: null },
  note_given: { text: " " },
  note_length: { text: "x".repeat(maxNoteLength * codePointsPerCharacter + 1) },
};

export const onSearches: Record<string, Row> = {
  search_given: { text: " " },
  search_length: { text: "x".repeat(maxSearchLength * codePointsPerCharacter + 1) },
};

const onCounts: Record<string, Row> = {
  count_market_known: { market: "mars" },
  count_thing_known: { what: "dreamt" },
  count_currency_known: { currency: "EUR" },
};

const onDailyTimes: Record<string, Row> = {
  time_market_known: { market: "mars" },
  time_step_known: { step: "coffee" },
};

const counted = { day: "2026-11-23", market: "uk", count: 1 } as const;
/** What is counted: the checks, the table, and a row that they let in. */
export const ofCounts = {
  counts: [onCounts, dailyCounts, { ...counted, what: "started", currency: "GBP", sum: 0 }],
  "daily times": [onDailyTimes, dailyTimes, { ...counted, step: "plan", bucket: 1 }],
} as const;
