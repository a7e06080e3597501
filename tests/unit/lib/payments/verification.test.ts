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

  it("tells one character of the name, and not how long it is", () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        const at = email.lastIndexOf("@");
        expect(maskEmail(email)).toBe(`${email.at(0)}…${email.slice(at)}`);
      }),
    );
  });
});

describe("the answer of the verification, as a browser reads it", () => {
  it("keeps what the contract has", () => {
    const answer = { success: false, status: "cancelled", error: "Left", details: "Why" };
    expect(readVerification(answer)).toEqual(answer);
    expect(readVerification({ success: true, status: "confirmed" })).toEqual({
      success: true,
      status: "confirmed",
    });
  });

  it("takes a status that it does not know as unknown, and drops what is no text", () => {
    const odd = { success: true, status: "toString", error: 7, details: ["x"], more: "x" };
    expect(readVerification(odd)).toEqual({ success: true, status: "unknown" });
  });

  test.each([null, undefined, "yes", 1, [], {}, { success: "true" }, { status: "confirmed" }])(
    "%j is no answer",
    (value) => expect(readVerification(value)).toBeNull(),
  );

  it("never reads success into anything but true", () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const read = readVerification(value);
        if (read?.success) expect((value as { success: unknown }).success).toBe(true);
      }),
    );
  });
});
