import "server-only";
import { settings } from "../env";

/** Whether a request comes from this site. Every action checks it, since its id works on any path. */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  return headers.get("origin") === new URL(settings().siteUrl).origin;
}
