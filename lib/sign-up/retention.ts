/** Days for which a draft is kept after its last change. */
export const draftDays = 7;

/** Minutes after its first use in which the link to another device can be used again, if no answer was saved there. */
export const linkOpenMinutes = 10;

/** Minutes for which a link to the confirmation works after it was sent. */
export const confirmationLinkMinutes = 15;

/** Days for which the browser that bought can open its confirmation. */
export const confirmationDays = 30;

/** Months for which a submission without a debit is kept after its last change. */
export const unpaidMonths = 12;

/** Months for which the times of a sign-up's steps are kept. */
export const signUpTimesMonths = 13;
