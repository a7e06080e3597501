/** The headings of the confirmation's parts. */
export const headed = {
  large: "border-b border-ink pb-2 font-display text-h2 font-medium",
  small: "border-b border-ink pb-2 font-display text-h3 font-medium",
} as const;
