import { expect, it } from "vitest";
import { markets } from "@/lib/markets";
import { debitEndedEmail } from "@/server/mail/mails/debit-ended";
import { resumeEmail } from "@/server/mail/mails/resume-mails";
import { purchase } from "@/tests/support/payments/purchase";

it.each(markets)(
  "the mails to a customer in $code whose debit ended name the notice period of the terms",
  ({ code }) => {
    const submission = purchase(code);
    const [link, stop] = ["http://localhost:3000/a", "http://localhost:3000/b"];
    for (const { blocks } of [
      debitEndedEmail(submission, "debit_ended", link),
      resumeEmail("resume_after_hour", { submission, keptUntil: null, link, stop }),
    ])
      expect(JSON.stringify(blocks)).toMatch(/notice period applies/);
  },
);
