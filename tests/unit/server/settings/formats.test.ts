import { describe, expect, it } from "vitest";
import { describeProblems } from "@/server/settings/read";
import { accepted, problems, refused } from "./reading";

describe("a malformed setting", () => {
  it.each([
    ["PORT", "0"],
    ["PORT", "65536"],
    ["PORT", "3e3"],
    ["SANDBOX_PORT", "65533"],
    ["SANDBOX_PORT", "2998"],
    ["DATABASE_URL", "mysql://db/jack"],
    ["SITE_URL", "https://jack.example/shop"],
    ["SITE_URL", "jack.example"],
    ["GOCARDLESS_API_URL", "http://api.example"],
    ["GOCARDLESS_API_URL", "https://api.example/path"],
    ["GOCARDLESS_ENVIRONMENT", "production"],
    ["GOCARDLESS_ACCESS_TOKEN", "two words"],
    ["GOCARDLESS_PAY_HOSTS", "https://pay.example/path"],
    ["GOCARDLESS_PAY_HOSTS", "http://pay.example"],
    ["PAYMENT_WAY", "cash"],
    ["PLAN_LINK_CODES", "{"],
    ["PLAN_LINK_CODES", '{"starter.GBP":""}'],
    ["SMTP_URL", "mail.example"],
    ["SMTP_URL", "smtp://mail.example?tls.rejectUnauthorized=false"],
    ["MAIL_FROM", "Jack"],
    ["MAIL_FROM", "Jack <jack@b.example>\r\nBcc: a@b.example"],
    ["FIRM_EMAIL", "Jack <jack@b.example>"],
    ["GEO_COUNTRY_HEADER", "x country"],
    ["COUNTRY", "United Kingdom"],
    ["GEO_LOOKUP_URL", "http://geo.example"],
    ["TRUSTED_PROXIES", "10.0.0.0/33"],
    ["TRUSTED_PROXIES", "proxy"],
    ["NEXT_SERVER_ACTIONS_ENCRYPTION_KEY", "c2hvcnQ="],
    ["DEMO_URL", "javascript:alert(1)"],
    ["SUPPORT_EMAIL", "support"],
    ["CITY", " "],
    ["AI_TRAINING", "sometimes"],
    ["HOST", "example.com"],
    ["WORKER", "no"],
    ["RESUME_MAILS", "no"],
    ["SECURITY_CONTACT", "security@b.example"],
    ["CLAIMS_OFF", "soc2,soc3"],
    ["SOC2_EVIDENCE_URL", "our auditor"],
    ["GOCARDLESS_WEBHOOK_SECRETS", "a,b,c"],
    ["GOCARDLESS_WEBHOOK_SECRETS", "a,"],
  ])("%s=%s is refused by its name", (name, value) => {
    expect(refused({ [name]: value })).toEqual([name]);
  });

  it("is reported together with all others, each with what is expected", () => {
    const raw = {
      PORT: "x",
      DATABASE_URL: "nope",
      GOCARDLESS_ACCESS_TOKEN: "sandbox_1",
      DEMO_URL: "nowhere",
    };
    expect(describeProblems(problems(raw))).toBe(`These settings need mending:
  PORT: expected a port from 1 to 65535, found "x"
  DATABASE_URL: expected postgres://… or postgresql://…, with @ : / ? # and % in its password percent-encoded (@ as %40, / as %2F)
  DEMO_URL: expected https://…, or nothing to hide the button, found "nowhere"
  GOCARDLESS_WEBHOOK_SECRETS: expected a value, because a GoCardless token is set
  SMTP_URL: expected a value, because a GoCardless token is set`);
  });
});

describe.each([
  ["DATABASE_URL", "postgres://jack:PASSWORD@db.example:5432/jack?sslmode=verify-full"],
  ["SMTP_URL", "smtps://jack:PASSWORD@mail.example:465"],
])("the password in %s", (name, address) => {
  const withPassword = (password: string) => ({ [name]: address.replace("PASSWORD", password) });

  it.each(["canary/word", "canary@ss/word", "12/34", "12#34", "12?34", "canary#1", "canary?", "canary%zz"])(
    "is named, never printed, when it is not percent-encoded: %s",
    (password) => {
      const text = describeProblems(problems(withPassword(password)));
      expect(text).toMatch(new RegExp(`${name}: expected .*percent-encoded \\(@ as %40`));
      expect(text).not.toContain(password);
      expect(refused(withPassword(encodeURIComponent(password)))).toEqual([]);
    },
  );

  it.each(["p@ss", "one:two", "pa$$word!", "p%40ss"])(
    "is accepted as it is where that works: %s",
    (password) => {
      expect(refused(withPassword(password))).toEqual([]);
    },
  );
});

it("a mail address may have what the sign-up accepts", () => {
  expect(refused({ FIRM_EMAIL: "r&d@firm.example", MAIL_FROM: "Jack <r&d@firm.example>" })).toEqual([]);
});

it("a database's user may be in the query, as Azure writes it", () => {
  const url = "postgres://db.example:5432/jack?user=jack@server&sslmode=verify-full";
  expect(accepted({ DATABASE_URL: url }).databaseUrl).toBe(url);
});

it.each([
  ["1", { hops: 1, ranges: [] }],
  ["10.0.0.0/8, ::1, 192.0.2.7", { hops: 0, ranges: ["10.0.0.0/8", "::1", "192.0.2.7"] }],
])("TRUSTED_PROXIES=%s is read as hops or as addresses", (value, expected) => {
  expect(accepted({ TRUSTED_PROXIES: value }).trustedProxies).toEqual(expected);
});
