/** How far the firm has come with a sign-up. */
export const signUpStages = ["new", "contacted", "checks_done", "live", "lost"] as const;
