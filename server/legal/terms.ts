import "server-only";
import { createHash } from "node:crypto";
import { site } from "@/server/site";
import { legalText } from "./text";

/** Names the terms that are accepted: a hash of their text, which has no date in it. */
export function termsVersion(): string {
  return createHash("sha256").update(legalText("terms", site())).digest("hex").slice(0, 16);
}
