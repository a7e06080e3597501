/** What the audit records, in the past tense. `viewed`: a page with people's data, of one person or a list. */
export const auditActs = [
  "signed_in",
  "session_ended",
  "passkey_added",
  "passkey_removed",
  "recovery_mailed",
  "operator_invited",
  "role_set",
  "operator_removed",
  "viewed",
  "searched",
  "exported",
  "stage_set",
  "owner_set",
  "note_added",
  "todo_done",
  "todo_tried",
  "letter_sent",
  "undone",
  "contact_corrected",
  "provider_asked",
  "mail_sent_again",
  "subscription_cancelled",
  "duplicate_cancelled",
  "payment_retried",
  "erased",
  "job_retried",
  "job_dropped",
  "event_run_again",
] as const;
export type AuditAct = (typeof auditActs)[number];

/** What an act was about; the id is that of its row. */
export const auditSubjects = [
  "operator",
  "session",
  "sign_up",
  "draft",
  "lead",
  "list",
  "person",
  "job",
  "event",
] as const;
type AuditSubject = (typeof auditSubjects)[number];

export type AuditEntry = {
  readonly act: AuditAct;
  readonly subject: AuditSubject;
  readonly id?: string | null;
  /** Names of the fields that changed. */
  readonly fields?: readonly string[];
  /** What an erasure removes again: values before and after, reasons, counts. */
  readonly values?: Readonly<Record<string, unknown>>;
};

/** Null: there was no value, or there is none now. */
export type FieldChange = {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
};

type StoredValues = Readonly<Record<string, unknown>> | null;

/** What changed, as an entry's values tell; nothing once they were erased. */
export function changesIn(fields: readonly string[], values: StoredValues): readonly FieldChange[] {
  if (!values || !("before" in values) || !("after" in values)) return [];
  const { before, after } = values;
  return fields.map((field) => ({ field, before: textIn(before, field), after: textIn(after, field) }));
}

/** The reason that an operator gave; empty without one. */
export function reasonIn(values: StoredValues): string {
  return textIn(values?.reason, "reason") ?? "";
}

/** An entry about several fields has the values of each under the field's name. */
function textIn(values: unknown, field: string): string | null {
  const value: unknown =
    typeof values === "object" && values !== null
      ? Object.entries(values).find(([name]) => name === field)?.[1]
      : values;
  return typeof value === "string" && value !== "" ? value : null;
}
