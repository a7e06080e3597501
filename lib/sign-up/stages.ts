/** How far the firm has come with a sign-up. */
export const signUpStages = ["new", "contacted", "checks_done", "live", "lost"] as const;
export type SignUpStage = (typeof signUpStages)[number];

/** Characters of an operator's note. */
export const maxNoteLength = 2_000;
