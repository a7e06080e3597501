/**
 * From the least to the most rights. A viewer reads; a member also works with customers; an administrator also exports, cancels
 * debits, erases, decides on parked work, and changes the team.
 */
export const roles = ["viewer", "member", "admin"] as const;
type Role = (typeof roles)[number];

export type Operator = { readonly email: string; readonly role: Role };

/** Minutes for which a mailed link works, and for which a sign-in waits for the passkey after it. */
export const linkMinutes = 10;

export const sessionHours = { idle: 12, all: 24 } as const;
