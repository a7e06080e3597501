import { expect, it } from "vitest";
import { type DebitEnd, debitEndedEmail } from "@/server/mail/mails/debit-ended";
import { purchase } from "@/tests/support/payments/purchase";

const again = "https://jack.example/uk/again";

it.each<[DebitEnd, string[]]>([
  ["setup_failed", ["text", "lead", "button", "text"]],
  ["debit_ended", ["text", "lead", "text", "button", "text"]],
  ["ended_by_firm", ["text", "lead", "text"]],
])("says in whole sentences what happened, and invites whom the firm did not leave (%s)", (why, kinds) => {
  const { blocks } = debitEndedEmail({ ...purchase("uk"), paymentCause: null }, why, again);
  expect(blocks.map(({ kind }) => kind)).toEqual(kinds);
  const button = { kind: "button", label: "Set it up", href: again };
  if (why === "ended_by_firm") expect(JSON.stringify(blocks)).not.toContain(again);
  else expect(blocks).toContainEqual(button);
  // Between the greeting and the signature.
  for (const block of blocks.slice(1, -1)) if ("text" in block) expect(block.text).toMatch(/\.$/);
});

it.each<[cause: string | null, words: string | null]>([
  ["mandates.failed", "The bank refused the mandate"],
  ["wrong_scheme", "The payer approved the debit of another country"],
  ["seen_at_provider", null],
  [null, null],
])("gives the reason on record, %s, in words", (paymentCause, words) => {
  for (const why of ["setup_failed", "debit_ended"] as const) {
    const { blocks } = debitEndedEmail({ ...purchase("uk"), paymentCause }, why, again);
    const rows = blocks.flatMap((block) => (block.kind === "rows" ? block.rows : []));
    expect(rows).toEqual(words ? [["Reason", words]] : []);
  }
});

it.each([
  ["Priya Nair", "Priya"],
  ["Siobhán Ní Bhriain", "Siobhán"],
  ["Anne-Marie O’Neill", "Anne-Marie"],
  ["María del Carmen Núñez", "María"],
  ["Priya", "Priya"],
  ["Dr Priya Nair", "Dr Priya Nair"],
  ["MRS Nair", "MRS Nair"],
  ["Prof. Nair", "Prof. Nair"],
  ["P Nair", "P Nair"],
  ["P. J. Nair", "P. J. Nair"],
  ["Nair, Priya", "Nair, Priya"],
  ["Priya Nair (accounts)", "Priya Nair (accounts)"],
  ["Ana Maria de la Cruz", "Ana Maria de la Cruz"],
  ["Анна Петрова", "Анна Петрова"],
  ["田中 花子", "田中 花子"],
])("greets %s as %s", (contactName, greeted) => {
  const { blocks } = debitEndedEmail({ ...purchase("uk"), contactName }, "setup_failed", again);
  expect(blocks[0]).toEqual({ kind: "text", text: `Hello ${greeted},` });
});
