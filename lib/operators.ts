/** From the least to the most rights. A viewer reads; an administrator also acts, exports and erases. */
export const roles = ["viewer", "admin"] as const;
export type Role = (typeof roles)[number];

export type Operator = { readonly email: string; readonly role: Role };

export function hasRole(operator: Pick<Operator, "role">, needed: Role): boolean {
  return roles.indexOf(operator.role) >= roles.indexOf(needed);
}

/** Minutes for which a mailed link works, and for which a sign-in waits for the passkey after it. */
export const linkMinutes = 10;

/** Minutes after signing in, in which operators may change their passkeys. */
export const passkeyMinutes = 15;

export const sessionHours = { idle: 12, all: 24 } as const;
