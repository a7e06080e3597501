import { maxNoteLength } from "@/desk/ui/form-text";
import { codePointsPerCharacter } from "@/lib/sign-up/rules/limits";

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
