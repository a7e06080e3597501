import { expect, it } from "vitest";
import { formatInstant } from "@/lib/dates";
import { marketCodes } from "@/lib/markets";
import { mainEdition } from "@/lib/markets/editions";
import { sampleDraft } from "@/scripts/mail/sample-rows";
import { sampleMails } from "@/scripts/mail/samples";
import { asText } from "@/server/mail/render";

it.each(marketCodes)("in %s a mail says to the minute until when its link works", (code) => {
  const until = formatInstant(sampleDraft(mainEdition(code)).expiresAt, mainEdition(code));
  for (const name of ["resume_after_hour", "resume_after_day", "continue_link"]) {
    const mail = sampleMails(mainEdition(code))[name];
    expect(mail && asText(mail)).toContain(`works once, until ${until}.`);
  }
});
