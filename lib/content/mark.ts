import type { Accountant } from "./proof";

/** SVG path of the tick on a 24 px square, the same as in `components/ui/sprite.svg`. */
export const tick =
  "M1.6 13.1c.5-.9 1.8-1.1 2.7-.2 1.5 1.5 2.7 3.2 3.7 5C11.3 11.2 16 5.4 22.6 1.2c.5-.3.9.2.6.6C17.4 8 13.3 14.8 10 22.3c-.3.7-1.2 1-1.9.6-.4-.2-.6-.5-.7-.9C6.3 18.9 4.6 16.3 2 14.1c-.4-.3-.6-.6-.4-1z";

/** SVG paths of the initials of those who check, 32 by 22, the same as in `components/ui/sprite.svg`. They are strokes. */
export const initials = {
  pn: "M4.2 20.5c1.4-4.6 2.6-9 3.6-13.4C9.4 4 13 4.3 12.7 7.2c-.3 2.9-3.7 4.5-5.9 3.4M14.8 12.8c.9-2.6 1.7-4.9 2.3-7-.5 2.5-1 4.5-1.3 6.2 1.6-3.6 3.7-6.3 5.2-5.5 1.5.9-1.4 5.3 0 6.3 1.7 1 3.9-1.6 6.5-4.3",
  rh: "M4 16.5C5.6 12 6.6 8.5 7.6 5.2 6.9 8 6 10.8 5.5 13.2c1.3-4.3 3.4-8 6.3-7M15 15.5c1.7-4.7 3.3-9.3 4.3-13.5-1 4.6-2.6 8.8-3.6 13 1.3-3.5 4-6.6 5.4-5.5 1.3 1.2-1.7 4.6-.3 5.5 1.3.8 3.8-1.1 6.4-3.6",
} as const;

/** The hand of a sample's accountant. */
export type Hand = keyof typeof initials;

/**
 * The initials that stand in place of a hand where the firm names accountants, so that no invented person signs beside them: of the
 * first one for `pn`, of the second one, if any, for `rh`. Null where there is none.
 */
export function namedInitials(hand: Hand, accountants: readonly Accountant[]): string | null {
  const [first, second = first] = accountants;
  return (hand === "pn" ? first : second)?.initials ?? null;
}
