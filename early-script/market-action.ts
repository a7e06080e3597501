import type { Detection } from "@/lib/geo/detect";
import { page } from "./marked";

/** The index page leads on. On any other, style sheets show the line and the offer that the document names. */
export function act([geo, found]: Detection): void {
  const detected = found ? found.market : "uk";
  if (onIndex()) location.replace(`/${detected}${tail()}`);
  Object.assign(page.dataset, { geo, detected, offered: found && detected });
}

export function onIndex(): boolean {
  return location.pathname === "/";
}

/** What a change of market must not lose: query and hash. */
export function tail(): string {
  return location.search + location.hash;
}
