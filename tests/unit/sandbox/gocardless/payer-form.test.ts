import { expect, test } from "vitest";
import { readPayer } from "@/sandbox/gocardless/pages/payer-form";

const problemWith = (email: string) => {
  const read = readPayer("bacs", { email });
  return "problems" in read && "email" in read.problems;
};

test.each(["ana@example.com", "r&d@example.co.uk", "o'brien+jack@example.ie", "info@xn--rucher-bua.de"])(
  "the payer's form takes %s, as the sign-up does",
  (email) => expect(problemWith(email)).toBe(false),
);

test.each(["", "ana", "ana@", "ana example@example.com"])("the payer's form refuses %j", (email) => {
  expect(problemWith(email)).toBe(true);
});
