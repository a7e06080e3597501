import type { Detection } from "@/lib/geo/detect";
import { page } from "./marked";

/** Redirects the index page to the detected market. On other pages `market.css` reads the attributes of `<html>`. */
export function act([geo, found]: Detection): void {
  const detected = found ? found.market : "uk";
  if (onIndex()) location.replace(`/${detected}${tail()}`);
  Object.assign(page.dataset, { geo, detected, offered: found && detected });
}

export function onIndex(): boolean {
  return location.pathname === "/";
}

/** The query and hash of this page, which the link to another market must keep. */
export function tail(): string {
  return location.search + location.hash;
}
