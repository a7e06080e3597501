import "server-only";
import { createHash } from "node:crypto";
import { messages } from "@/messages/words";

/** Names the text that was accepted: a hash of the words, without the date. */
export const termsVersion = createHash("sha256")
  .update(JSON.stringify(messages("en-GB").signUp.review.terms))
  .digest("hex")
  .slice(0, 16);
