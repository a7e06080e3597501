/** How long what is stored is kept: what the worker deletes by, and pages, mails and documents name. */
export const retention = {
  /** A draft, after its last change. */
  draftDays: 7,
  /** A key by which a browser opens a confirmation. */
  confirmationDays: 30,
  /** A submission without a debit, after its last change. */
  unpaidMonths: 12,
  /** The times of a sign-up's steps. */
  signUpTimesMonths: 13,
  /** A lead, after it was last sent. */
  leadMonths: 12,
  /** The record of a sent reminder, so that its link to stop the reminders works. */
  resumeMailMonths: 12,
  /** An outbox entry, after it was done. */
  doneEntryMonths: 1,
  /** An event of the provider, after it was processed, and the counts of refused webhooks. */
  eventMonths: 13,
  /** A backup of the database. */
  backupDays: 35,
} as const;
