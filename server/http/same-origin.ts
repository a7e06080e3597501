import "server-only";
import { settings } from "../env";

/**
 * Whether a form or call comes from a page of this site: asked inside everything that changes something, because the
 * id of an action answers on any path. Browsers say it themselves in `Sec-Fetch-Site`, which no page can write; older
 * ones name the page's origin. Who says neither is no browser.
 */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  return headers.get("origin") === new URL(settings().siteUrl).origin;
}
