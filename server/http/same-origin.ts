import { settings } from "../env";

/** Whether a request comes from a page of this site. Every server action checks it (docs/decisions/0061). */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  return headers.get("origin") === new URL(settings().siteUrl).origin;
}
