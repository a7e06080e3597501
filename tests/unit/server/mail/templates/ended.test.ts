import { expect, it } from "vitest";
import { debitEndedEmail } from "@/server/mail/templates/ended";
import { purchase } from "@/tests/support/payments/purchase";

const again = "https://jack.example/uk/again";
const blocksOf = (wasSetUp: boolean) => debitEndedEmail(purchase("uk"), { wasSetUp, again }).blocks;

it.each([
  [false, ["text", "lead", "button", "text"], "Set it up again"],
  [true, ["text", "lead", "text", "button", "text"], "Open the payment page"],
])("says in whole sentences what happened, and has one button (was set up: %s)", (wasSetUp, kinds, label) => {
  const blocks = blocksOf(wasSetUp);
  expect(blocks.map(({ kind }) => kind)).toEqual(kinds);
  expect(blocks).toContainEqual({ kind: "button", label, href: again });
  const [, lead, text] = blocks;
  for (const block of [lead, text])
    if (block && "text" in block && block.kind !== "heading") expect(block.text).toMatch(/\.$/);
});
