/** When the privacy policy was first published (spec section 2), and when its text last changed: a test compares it with the text. */
export const privacyDates = { first: "2023-01-30", changed: "2026-11-26" } as const;
