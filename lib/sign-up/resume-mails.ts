/** Mails about a sign-up whose debit is not set up: hours after it was last submitted. */
export const resumeMailHours = { resume_after_hour: 1, resume_after_day: 24 } as const;

export type ResumeMail = keyof typeof resumeMailHours;

/** Days in which an address gets each of them once, however many sign-ups name it. */
export const resumeMailDays = 7;

/** Months for which it is kept that a mail was sent, so that its link to stop them works. */
export const resumeMailMonths = 12;
