import { z } from "zod";
import { findSubmission, type Submission } from "@/db/queries/submissions";
import { query } from "@/server/database";
import type { ComposedMail } from "./send-email";

/** The payload of a mail about a submission. */
export const submissionPayload = z.object({ submissionId: z.string() });

/** Builds a message about a submission; none if that was deleted or its person erased. */
export function aboutSubmission<Payload extends z.infer<typeof submissionPayload>>(
  build: (submission: Submission, payload: Payload) => ComposedMail | Promise<ComposedMail>,
) {
  return async (payload: Payload): Promise<ComposedMail> => {
    const submission = await query((db) => findSubmission(db, payload.submissionId));
    return submission && !submission.erasedAt ? build(submission, payload) : null;
  };
}

export function contactOf({ contactEmail, contactName }: Submission) {
  return { address: contactEmail, name: contactName };
}
