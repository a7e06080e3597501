import { readdirSync } from "node:fs";
import { join, parse } from "node:path";
import { expect, expectTypeOf, it } from "vitest";
import { defaultEdition } from "@/lib/markets/editions";
import { sampleMails } from "@/scripts/mail/samples";
import type { Mail } from "@/server/mail/mail";
import { findMail, mails } from "@/server/mail/mails";
import { type DebitEnd, debitEnded } from "@/server/mail/mails/debit-ended";
import { leadNoticeOf } from "@/server/mail/mails/lead-notice";
import { root } from "@/tests/support/root";

const isMail = (value: unknown): value is Mail =>
  typeof value === "object" && value !== null && "messageOf" in value;

it("every mail that a file declares is in the list", async () => {
  const files = readdirSync(join(root, "server/mail/mails")).map((file) => parse(file).name);
  expect(files.length).toBeGreaterThan(7);
  for (const file of files) {
    const declared = Object.values(await import(`../../../../server/mail/mails/${file}.ts`)).filter(isMail);
    expect(declared.length, file).toBeGreaterThan(0);
    for (const mail of declared) expect(mails, file).toContain(mail);
  }
});

it("each mail has its own kind and a name for the desk", () => {
  expect(new Set(mails.map(({ kind }) => kind)).size).toBe(mails.length);
  expect(new Set(mails.map(({ name }) => name())).size).toBe(mails.length);
  for (const mail of mails) expect(findMail(mail.kind)).toBe(mail);
  expect(findMail("telegram")).toBeUndefined();
});

it("each mail has a sample for the preview and for the tests of every mail, and each sample a mail", () => {
  const sampled = Object.keys(sampleMails(defaultEdition)).map((name) => name.split(" ")[0]);
  expect(new Set(sampled)).toEqual(new Set(mails.map(({ kind }) => kind)));
});

it("an entry has the payload of its mail, and a key by which it is queued once", () => {
  expectTypeOf(debitEnded.entry).parameters.toEqualTypeOf<
    [about: string, payload: { submissionId: string; reason: DebitEnd }]
  >();
  expectTypeOf(debitEnded.build).parameter(0).toEqualTypeOf<{ submissionId: string; reason: DebitEnd }>();
  expect(leadNoticeOf({ id: "1f", sentAt: new Date("2026-11-27T10:00:00Z") })).toEqual({
    kind: "lead_notice",
    key: "lead_notice:1f:2026-11-27T10:00:00.000Z",
    payload: { leadId: "1f" },
  });
});
