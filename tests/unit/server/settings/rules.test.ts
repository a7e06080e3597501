import { describe, expect, it } from "vitest";
import { planLinkKeys } from "@/lib/payments/plan-links";
import { accepted, problems, refused } from "./reading";

const live = {
  GOCARDLESS_ACCESS_TOKEN: "live_token",
  GOCARDLESS_WEBHOOK_SECRETS: "one",
  DATABASE_URL: "postgres://jack@db/jack?sslmode=verify-full",
  SITE_URL: "https://jack.example",
  SMTP_URL: "smtps://mail.example",
  MAIL_FROM: "Jack <jack@jack.example>",
  FIRM_EMAIL: "office@jack.example",
};

describe("with a real token", () => {
  it("accepts a complete live configuration without the sandbox", () => {
    expect(accepted(live)).toMatchObject({
      gocardlessEnvironment: "live",
      gocardlessApiUrl: null,
      gocardlessWebhookSecrets: ["one"],
      gocardlessPayHosts: ["https://pay.gocardless.com", "https://pay-sandbox.gocardless.com"],
      companiesHouse: null,
    });
  });

  it.each(["GOCARDLESS_WEBHOOK_SECRETS", "DATABASE_URL", "SITE_URL", "SMTP_URL", "MAIL_FROM", "FIRM_EMAIL"])(
    "refuses a live token without %s",
    (name) => {
      expect(refused({ ...live, [name]: "" })).toEqual([name]);
    },
  );

  it("rejects a database on another machine without sslmode", () => {
    expect(refused({ ...live, DATABASE_URL: "postgres://jack@db/jack" })).toEqual(["DATABASE_URL"]);
    for (const url of [
      "postgres://jack@db/jack?sslmode=disable",
      "postgres://jack@127.0.0.1/jack",
      "postgres:///jack?host=/run",
    ])
      expect(refused({ ...live, DATABASE_URL: url })).toEqual([]);
  });

  it("rejects a live site without https", () => {
    expect(refused({ ...live, SITE_URL: "http://jack.example" })).toEqual(["SITE_URL"]);
  });

  it("asks for the environment of a token without a prefix", () => {
    const bare = { ...live, GOCARDLESS_ACCESS_TOKEN: "abc" };
    expect(refused(bare)).toEqual(["GOCARDLESS_ENVIRONMENT"]);
    expect(accepted({ ...bare, GOCARDLESS_ENVIRONMENT: "sandbox" }).gocardlessEnvironment).toBe("sandbox");
    expect(refused({ ...bare, GOCARDLESS_ENVIRONMENT: "live", DATABASE_URL: "" })).toEqual(["DATABASE_URL"]);
  });

  it("rejects an environment that contradicts the token", () => {
    expect(refused({ ...live, GOCARDLESS_ENVIRONMENT: "sandbox" })).toEqual(["GOCARDLESS_ENVIRONMENT"]);
    expect(refused({ GOCARDLESS_ENVIRONMENT: "live" })).toEqual(["GOCARDLESS_ACCESS_TOKEN"]);
  });

  it("accepts two webhook secrets during a rotation, but not three nor an empty one", () => {
    expect(accepted({ ...live, GOCARDLESS_WEBHOOK_SECRETS: "new, old" }).gocardlessWebhookSecrets).toEqual([
      "new",
      "old",
    ]);
    for (const secrets of ["a,b,c", "a,", ","]) {
      expect(refused({ ...live, GOCARDLESS_WEBHOOK_SECRETS: secrets })).toEqual([
        "GOCARDLESS_WEBHOOK_SECRETS",
      ]);
    }
  });
});

describe("plan links", () => {
  const codes = Object.fromEntries(planLinkKeys.map((key) => [key, `code-${key}`]));
  const links = { PAYMENT_WAY: "plan_links", PLAN_LINK_BASE: "https://pay.example/flow" };

  it("need a code for each plan on sale, with and without rollover, in each currency", () => {
    expect(planLinkKeys).toHaveLength(12);
    expect(accepted({ ...links, PLAN_LINK_CODES: JSON.stringify(codes) }).planLinkCodes).toEqual(codes);
  });

  it("name the code that is missing", () => {
    const { "professional.rollover.CAD": _, ...rest } = codes;
    expect(problems({ ...links, PLAN_LINK_CODES: JSON.stringify(rest) })).toEqual([
      expect.objectContaining({ problem: expect.stringContaining("a code for professional.rollover.CAD,") }),
    ]);
  });

  it("need the base address", () => {
    expect(refused({ ...links, PLAN_LINK_BASE: "", PLAN_LINK_CODES: JSON.stringify(codes) })).toEqual([
      "PLAN_LINK_BASE",
    ]);
  });
});
