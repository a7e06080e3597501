import { type Operator, roles } from "@/lib/operators";

export type Role = Operator["role"];

export function hasRole(operator: Pick<Operator, "role">, needed: Role): boolean {
  return roles.indexOf(operator.role) >= roles.indexOf(needed);
}

/** Days for which an invitation works. */
export const invitationDays = 3;

/** Minutes after signing in, in which operators may change their passkeys, and administrators the team: a thief may hold the session. */
export const recentMinutes = 15;

export function isRecent({ since }: { readonly since: Date }): boolean {
  return Date.now() - since.getTime() < recentMinutes * 60_000;
}
