import "server-only";
import type { Site } from "@/lib/site";
import { settings } from "./env";

export function site(): Site {
  return settings().site;
}
