import { expect, it } from "vitest";
import { accepted, problems, refused } from "./reading";

const token = {
  GOCARDLESS_ACCESS_TOKEN: "sandbox_real",
  GOCARDLESS_WEBHOOK_SECRETS: "secret",
  SMTP_URL: "smtps://mail.example",
};

it("names who may sign in, and as what", () => {
  expect(
    accepted({ OPERATORS: " Ana@Firm.example:admin,bo@firm.example : viewer , cy@firm.example:member" })
      .operators,
  ).toEqual([
    { email: "ana@firm.example", role: "admin" },
    { email: "bo@firm.example", role: "viewer" },
    { email: "cy@firm.example", role: "member" },
  ]);
});

it("names one administrator in the sandbox, and nobody with a token", () => {
  expect(accepted({}).operators).toEqual([{ email: "operator@example.com", role: "admin" }]);
  expect(accepted(token).operators).toEqual([]);
  expect(accepted({ ...token, OPERATORS: "ana@firm.example:admin" }).operators).toHaveLength(1);
});

it.each([
  "ana@firm.example",
  "ana@firm.example:owner",
  "ana:admin",
  ":admin",
  "a@b.example:admin, a@b.example:viewer",
])("refuses %s, and does not repeat the address", (OPERATORS) => {
  expect(refused({ OPERATORS })).toEqual(["OPERATORS"]);
  expect(JSON.stringify(problems({ OPERATORS }))).not.toContain("@b.example");
  expect(JSON.stringify(problems({ OPERATORS }))).not.toContain("found");
});
