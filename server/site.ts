import "server-only";
import type { Site } from "@/lib/site";
import { settings } from "./env";

/** Names, addresses and links: the defaults of `lib/site.ts` with the operator's settings over them. */
export function site(): Site {
  return settings().site;
}
