import fc from "fast-check";
import { expect, it } from "vitest";
import { mailTo } from "@/lib/content/mail";

it("opens an e-mail with any subject and body prefilled", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (subject, body) => {
      const { searchParams, pathname } = new URL(mailTo("team@example.com", subject, body));
      expect(pathname).toBe("team@example.com");
      expect(searchParams.get("subject")).toBe(subject);
      expect(searchParams.get("body")).toBe(body);
    }),
  );
});

it("is empty without an address, so that its button is hidden", () => {
  expect(mailTo("", "Hello")).toBe("");
});
