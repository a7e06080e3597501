import { type Operator, roles } from "@/lib/operators";

export type Role = Operator["role"];

export function hasRole(operator: Pick<Operator, "role">, needed: Role): boolean {
  return roles.indexOf(operator.role) >= roles.indexOf(needed);
}

/** Minutes after signing in, in which operators may change their passkeys. */
export const passkeyMinutes = 15;
