/** A `mailto:` link, or an empty text without an address, which hides the button. */
export function mailTo(address: string, subject: string, body?: string): string {
  if (!address) return "";
  const fields = [`subject=${encodeURIComponent(subject)}`, body && `body=${encodeURIComponent(body)}`];
  return `mailto:${address}?${fields.filter(Boolean).join("&")}`;
}
