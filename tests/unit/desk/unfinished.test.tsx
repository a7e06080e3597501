import { expect, it } from "vitest";
import { OneDraft } from "@/desk/unfinished/one";
import { show } from "@/tests/support/components/render";
import { operator } from "@/tests/support/desk/shown-sign-up";
import { business, contact, typed } from "@/tests/support/full-answers";

const at = new Date("2026-11-23T10:00:00Z");
const draft = {
  id: "00000000-0000-4000-8000-000000000000",
  market: "uk",
  email: contact.contactEmail,
  businessName: business.businessName,
  step: "review",
  createdAt: at,
  seenAt: at,
  expiresAt: at,
  isSuspect: false,
} as const;

it("shows every answer of the business and contact steps", () => {
  const { container } = show(
    <OneDraft operator={operator} draft={{ ...draft, answers: { business, contact } }} />,
  );
  const shown = container.textContent?.toLowerCase() ?? "";
  expect(Object.values(typed).filter((answer) => !shown.includes(answer.toLowerCase()))).toEqual([]);
});
