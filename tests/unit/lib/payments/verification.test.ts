import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { maskEmail, readVerification } from "@/lib/payments/verification";

describe("a masked e-mail address", () => {
  test.each([
    ["rosa@example.com", "r…@example.com"],
    ["r@example.com", "r…@example.com"],
    ["a@b@example.com", "a…@example.com"],
    ["🦊fox@example.com", "🦊…@example.com"],
    ["@example.com", "…"],
    ["nobody", "…"],
    ["", "…"],
  ])("%s becomes %s", (email, masked) => expect(maskEmail(email)).toBe(masked));

  it("shows one character of the name, and not its length", () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        const at = email.lastIndexOf("@");
        expect(maskEmail(email)).toBe(`${email.at(0)}…${email.slice(at)}`);
      }),
    );
  });
});

describe("the verification response, as a browser reads it", () => {
  it("keeps the fields of the contract", () => {
    const answer = { success: false, status: "cancelled", error: "Left", details: "Why" };
    expect(readVerification(answer)).toEqual(answer);
    expect(readVerification({ success: true, status: "confirmed" })).toEqual({
      success: true,
      status: "confirmed",
    });
  });

  it("reads an unrecognised status as unknown, and drops values that are not text", () => {
    const odd = { success: true, status: "toString", error: 7, details: ["x"], more: "x" };
    expect(readVerification(odd)).toEqual({ success: true, status: "unknown" });
  });

  test.each([null, undefined, "yes", 1, [], {}, { success: "true" }, { status: "confirmed" }])(
    "%j is no answer",
    (value) => expect(readVerification(value)).toBeNull(),
  );

  it("treats only true as success", () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const read = readVerification(value);
        if (read?.success) expect((value as { success: unknown }).success).toBe(true);
      }),
    );
  });
});
