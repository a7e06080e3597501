import { describe, expect, it } from "vitest";
import { markets } from "@/lib/markets";
import { welcomeEmail } from "@/server/mail/mails/customer-confirmation";
import { purchase } from "@/tests/support/payments/purchase";

describe.each(markets)("the welcome to a customer in $code", ({ code }) => {
  it.each([true, false])("confirms the contract and its date (agreement attached: %o)", (isAttached) => {
    const kept = { confirmation: "http://localhost:3000/payment-success/open", isAttached };
    const { blocks } = welcomeEmail(purchase(code), new Date("2026-11-20T10:00:00Z"), kept);
    const words = JSON.stringify(blocks);
    expect(words).toContain("This message confirms our contract.");
    expect(words).toMatch(/"Contract made","[^"]*\b17\b[^"]*2026"/);
  });
});
