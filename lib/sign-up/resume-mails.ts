/** The mails about a sign-up without a debit, with the hours after its last change from which each is due. */
export const resumeMailHours = { resume_after_hour: 1, resume_after_day: 24 } as const;

export type ResumeMail = keyof typeof resumeMailHours;

/** In so many days an address gets each of these mails once, even if several sign-ups name it. */
export const resumeMailDays = 7;
