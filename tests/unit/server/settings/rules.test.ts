import { describe, expect, it } from "vitest";
import { planLinkKeys } from "@/lib/payments/plan-links";
import { describeProblems } from "@/server/settings/read";
import { siteTable } from "@/server/settings/table";
import { accepted, ownFirm, problems, refused } from "./reading";

const live = {
  GOCARDLESS_ACCESS_TOKEN: "live_token",
  GOCARDLESS_WEBHOOK_SECRETS: "one",
  DATABASE_URL: "postgres://jack@db/jack?sslmode=verify-full",
  SITE_URL: "https://jack.example",
  SMTP_URL: "smtps://mail.example",
  MAIL_FROM: "Jack <jack@jack.example>",
  FIRM_EMAIL: "office@jack.example",
  ...ownFirm,
};

describe("with a real token", () => {
  it("accepts a complete live configuration without the sandbox", () => {
    expect(accepted(live)).toMatchObject({
      providerEnvironment: "live",
      providerApiUrl: null,
      providerWebhookSecrets: ["one"],
      providerPayHosts: ["https://pay.gocardless.com", "https://pay-sandbox.gocardless.com"],
      companiesHouse: null,
    });
  });

  it.each<[Record<string, string>, string[]]>([
    ...["GOCARDLESS_WEBHOOK_SECRETS", "DATABASE_URL", "SITE_URL", "SMTP_URL", "MAIL_FROM", "FIRM_EMAIL"].map(
      (name): [Record<string, string>, string[]] => [{ [name]: "" }, [name]],
    ),
    [{ DATABASE_URL: "postgres://jack@db/jack" }, ["DATABASE_URL"]],
    [{ DATABASE_URL: "postgres://jack@db/jack?sslmode=disable" }, []],
    [{ DATABASE_URL: "postgres://jack@127.0.0.1/jack" }, []],
    [{ DATABASE_URL: "postgres:///jack?host=/run" }, []],
    [{ SITE_URL: "http://jack.example" }, ["SITE_URL"]],
    [{ GOCARDLESS_ENVIRONMENT: "sandbox" }, ["GOCARDLESS_ENVIRONMENT"]],
    [{ GOCARDLESS_ACCESS_TOKEN: "abc" }, ["GOCARDLESS_ENVIRONMENT"]],
    [{ GOCARDLESS_ACCESS_TOKEN: "abc", GOCARDLESS_ENVIRONMENT: "sandbox" }, []],
    [{ GOCARDLESS_ACCESS_TOKEN: "abc", GOCARDLESS_ENVIRONMENT: "live", DATABASE_URL: "" }, ["DATABASE_URL"]],
    [{ GOCARDLESS_ACCESS_TOKEN: "", GOCARDLESS_ENVIRONMENT: "live" }, ["GOCARDLESS_ACCESS_TOKEN"]],
  ])("of a live configuration with %j refuses %j", (changed, names) => {
    expect(refused({ ...live, ...changed })).toEqual(names);
  });

  it("accepts two webhook secrets during a rotation", () => {
    const { providerWebhookSecrets } = accepted({ ...live, GOCARDLESS_WEBHOOK_SECRETS: "new, old" });
    expect(providerWebhookSecrets).toEqual(["new", "old"]);
  });
});

describe("with a live token, the example firm", () => {
  const withoutFirm = Object.fromEntries(Object.entries(live).filter(([name]) => !(name in ownFirm)));
  const examples = siteTable.filter(({ byDefault }) => byDefault !== "");

  it("is refused, with everything that is still its own in one message", () => {
    const names = examples.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["SUPPORT_EMAIL", "DEMO_URL", "LEGAL_NAME", "STREET"]));
    expect(refused(withoutFirm)).toEqual(names);
    expect(describeProblems(problems(withoutFirm))).toContain(`
  LEGAL_NAME: expected the firm's own, because the GoCardless token is live
  STREET: expected the firm's own, because the GoCardless token is live
`);
  });

  it("is refused also if its addresses and links are set, as by a copy of .env.example", () => {
    const copied = Object.fromEntries(examples.map(({ name, byDefault }) => [name, byDefault]));
    const notCopied = ["LEGAL_NAME", "CITY", "POSTCODE", "COUNTRY", "REGISTERED_IN"]; // May be anybody's own
    const names = examples.flatMap(({ name }) => (notCopied.includes(name) ? [] : [name]));
    expect(refused({ ...live, ...copied })).toEqual(names);
  });

  it.each([
    ["SITE_URL", "https://www.example.com"],
    ["MAIL_FROM", "Jack <jack@mail.example.org>"],
    ["FIRM_EMAIL", "firm@example.net"],
    ["SECURITY_CONTACT", "mailto:security@example.com"],
    ["SOC2_EVIDENCE_URL", "https://example.com/soc2"],
  ])("is refused in other settings too: %s=%s", (name, value) => {
    expect(refused({ ...live, [name]: value })).toEqual([name]);
  });

  it.each(["https://my-example.com", "https://example.com.au", "https://www.counterexample.org"])(
    "is not seen in %s",
    (url) => {
      expect(refused({ ...live, SITE_URL: url, DEMO_URL: `${url}/demo` })).toEqual([]);
    },
  );

  it("may be hidden, except what the law asks for", () => {
    const empty = Object.fromEntries(examples.map(({ name }) => [name, ""]));
    const required = ["LEGAL_NAME", "STREET", "CITY", "POSTCODE", "COUNTRY", "REGISTERED_IN"];
    expect(refused({ ...live, ...empty })).toEqual(required);
  });

  it("is shown with a token of GoCardless's sandbox", () => {
    expect(refused({ ...withoutFirm, GOCARDLESS_ACCESS_TOKEN: "sandbox_token" })).toEqual([]);
  });
});

describe("plan links", () => {
  const codes = Object.fromEntries(planLinkKeys.map((key) => [key, `code-${key}`]));
  const links = { PAYMENT_WAY: "plan_links", PLAN_LINK_BASE: "https://pay.example/flow" };

  it("need a code for each plan on sale, with and without rollover, in each currency", () => {
    expect(accepted({ ...links, PLAN_LINK_CODES: JSON.stringify(codes) }).planLinkCodes).toEqual(codes);
  });

  it("name the code that is missing", () => {
    const { "professional.rollover.CAD": _, ...rest } = codes;
    expect(problems({ ...links, PLAN_LINK_CODES: JSON.stringify(rest) })).toEqual([
      expect.objectContaining({ problem: expect.stringContaining("a code for professional.rollover.CAD,") }),
    ]);
  });

  it("need the base address", () => {
    const withoutBase = { ...links, PLAN_LINK_BASE: "", PLAN_LINK_CODES: JSON.stringify(codes) };
    expect(refused(withoutBase)).toEqual(["PLAN_LINK_BASE"]);
  });
});

describe("the feed", () => {
  const FEED_SECRETS = `whsec_${"a".repeat(32)}`;
  const url = "https://crm.jack.example/hooks?key=1";

  it("needs a secret, or two while it is changed", () => {
    expect(accepted({ FEED_URL: url, FEED_SECRETS })).toMatchObject({
      feedUrl: url,
      feedMayBePrivate: false,
    });
    expect(
      accepted({ FEED_URL: url, FEED_SECRETS: `${FEED_SECRETS},${FEED_SECRETS}` }).feedSecrets,
    ).toHaveLength(2);
    expect(problems({ FEED_URL: url })).toEqual([
      { name: "FEED_SECRETS", problem: "expected one secret, or two, because FEED_URL is set" },
    ]);
    for (const secrets of ["whsec_short", "a".repeat(40), `${FEED_SECRETS},${FEED_SECRETS},${FEED_SECRETS}`])
      expect(refused({ FEED_URL: url, FEED_SECRETS: secrets })).toEqual(["FEED_SECRETS"]);
    expect(refused({ FEED_SECRETS })).toEqual(["FEED_URL"]);
  });

  it.each([
    ["https://crm.jack.example:8443/", true, true],
    ["https://crm.jack.example:22/", false, true],
    ["http://crm.jack.example/", false, true],
    ["http://127.0.0.1:9000/", false, true],
    ["https://ana:secret@crm.jack.example/", false, false],
    ["https://crm.jack.example/#part", false, false],
    ["ftp://crm.jack.example/", false, false],
  ])("may go to %s: %s, with FEED_ALLOW_PRIVATE %s", (FEED_URL, isPublic, isAllowed) => {
    const refusedBy = (FEED_ALLOW_PRIVATE: string) => refused({ FEED_URL, FEED_SECRETS, FEED_ALLOW_PRIVATE });
    expect(refusedBy("off")).toEqual(isPublic ? [] : ["FEED_URL"]);
    expect(refusedBy("on")).toEqual(isAllowed ? [] : ["FEED_URL"]);
  });
});
