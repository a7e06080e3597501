/** A link that opens a mail, filled in; empty when there is no address, so that its button is hidden. */
export function mailTo(address: string, subject: string, body?: string): string {
  if (!address) return "";
  const fields = [`subject=${encodeURIComponent(subject)}`, body && `body=${encodeURIComponent(body)}`];
  return `mailto:${address}?${fields.filter(Boolean).join("&")}`;
}
