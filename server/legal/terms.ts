import "server-only";
import { createHash } from "node:crypto";
import { legalText } from "@/messages/legal";
import { site } from "@/server/site";

/** Names the terms that are accepted: a hash of their text, which has no date in it. */
export function termsVersion(): string {
  return createHash("sha256").update(legalText("terms", site())).digest("hex").slice(0, 16);
}
