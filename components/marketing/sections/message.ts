const looks = {
  you: "rounded-ee-control border-transparent bg-wash",
  jack: "rounded-es-control border-rule bg-sheet",
} as const;

/** A message of a chat, from the customer or from the firm. */
export function messageClass(from: keyof typeof looks): string {
  return `rounded-message border px-3 pt-2.5 pb-2 text-small/[1.4] ${looks[from]}`;
}
