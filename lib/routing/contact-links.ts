/** Opens the reader's own mail program. The `@` stays as it is (RFC 6068). */
export function mailtoAddress(email: string): string {
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}`;
}

/** `dialled`: in international form, where it is known. */
export function telAddress(phone: string, dialled: string | null): string {
  return `tel:${(dialled ?? phone).replaceAll(" ", "")}`;
}
