import { describe, expect, it } from "vitest";
import { report } from "@/scripts/launch/report";
import { fakedServices, sandboxPorts } from "@/scripts/launch/sandbox";
import { accepted, ownFirm } from "@/tests/unit/server/settings/reading";

const realToken = {
  GOCARDLESS_ACCESS_TOKEN: "sandbox_real",
  GOCARDLESS_WEBHOOK_SECRETS: "secret",
  SMTP_URL: "smtps://jack:canary@mail.example",
};

describe("the sandbox", () => {
  it("replaces every service when nothing is set, on four consecutive ports", () => {
    const settings = accepted({ SANDBOX_PORT: "5200" });
    expect(fakedServices(settings)).toEqual(["gocardless", "companies_house", "mail"]);
    expect(sandboxPorts(settings).map(({ port }) => port)).toEqual([5200, 5201, 5202, 5203]);
  });

  it("replaces nothing with a real token, even when its address is set by hand", () => {
    const settings = accepted({ ...realToken, SMTP_URL: "smtp://127.0.0.1:4003" });
    expect(fakedServices(settings)).toEqual([]);
    expect(sandboxPorts(settings)).toEqual([]);
  });

  it("does not replace a configured service", () => {
    expect(fakedServices(accepted({ SMTP_URL: realToken.SMTP_URL }))).toEqual([
      "gocardless",
      "companies_house",
    ]);
    expect(fakedServices(accepted({ COMPANIES_HOUSE_API_KEY: "key" }))).toEqual(["gocardless", "mail"]);
  });
});

describe("what the start command reports as running", () => {
  it("is the sandbox when nothing is set", () => {
    expect(report({ ...accepted({}), dataDir: "/srv/jack" }, "24.15.0")).toBe(`Jack is ready.
  Site       http://localhost:3000
  Desk       http://localhost:3000/console, by a link to operator@example.com in the sandbox mailbox
  Database   embedded, in /srv/jack
  Payments   sandbox on this machine, no money moves: http://localhost:4000
  Mail       sandbox mailbox, nothing is sent: http://localhost:4002
  Companies  sandbox, invented companies
Ctrl-C stops it.`);
  });

  it("says that no worker runs", () => {
    expect(report(accepted({}))).not.toContain("Worker");
    expect(report(accepted({ WORKER: "off" }))).toContain("Worker     off (WORKER): no mail");
  });

  it("says that there is no desk", () => {
    expect(report(accepted(realToken))).toContain("Desk       none (OPERATORS is not set)\n");
    expect(report(accepted({ ...realToken, OPERATORS: "ana@firm.example:admin" }))).not.toContain("none");
  });

  it("names what is real, without a password", () => {
    const text = report(
      accepted({
        ...realToken,
        DATABASE_URL: "postgres://jack:canary@db.example/jack?sslpassword=canary&sslmode=require",
      }),
    );
    expect(text).toContain("Database   PostgreSQL, postgres://jack@db.example/jack?sslmode=require");
    expect(text).toContain("Payments   GoCardless, sandbox");
    expect(text).toContain("Mail       smtps://jack@mail.example");
    expect(text).toContain("Companies  no search (COMPANIES_HOUSE_API_KEY is not set)");
    expect(text).not.toContain("canary");
  });

  it("says that visitors share limits behind a proxy that is not trusted", () => {
    const live = { ...realToken, SITE_URL: "https://jack.example" };
    const shared =
      "Limits     per connecting address; private ones count as one visitor (TRUSTED_PROXIES is not set)";
    expect(report(accepted(live))).toContain(`${shared}\n`);
    for (const trusted of ["1", "10.0.0.0/8"])
      expect(report(accepted({ ...live, TRUSTED_PROXIES: trusted }))).not.toContain("Limits");
    expect(report(accepted(realToken))).not.toContain("Limits");
  });

  it.each([
    ["20.20.2", "Node       20.20.2, which has had no security fixes since April 2026: use a newer one"],
    ["25.1.0", "Node       25.1.0, which has had no security fixes since June 2026: use a newer one"],
  ])("warns of Node %s, which has no security fixes", (node, warning) => {
    expect(report(accepted({}), node)).toContain(warning);
  });

  it.each(["22.22.2", "24.15.0", "26.0.0"])("says nothing of Node %s, which has them", (node) => {
    expect(report(accepted({}), node)).not.toContain("Node");
  });

  it("lists the claims without evidence, and what pages cannot name, once real customers pay, and only then", () => {
    const live = {
      ...realToken,
      GOCARDLESS_ACCESS_TOKEN: "live_token",
      DATABASE_URL: "postgres://db.example/jack?sslmode=verify-full",
      SITE_URL: "https://jack.example",
      MAIL_FROM: "jack@jack.example",
      FIRM_EMAIL: "firm@jack.example",
      ...ownFirm,
      CLAIMS_OFF: "businesses, iso27001,marketplace,gdpr,monitoring",
      SOC2_EVIDENCE_URL: "https://jack.example/soc2",
    };
    const unproven = "Claims     without evidence: cyberEssentials, encryption, uptime";
    expect(report(accepted(live))).toContain(`${unproven}\n`);
    const proven = Object.fromEntries(
      ["CYBER_ESSENTIALS", "ENCRYPTION", "UPTIME"].map((name) => [
        `${name}_EVIDENCE_URL`,
        "https://jack.example/proof",
      ]),
    );
    expect(report(accepted({ ...live, ...proven }))).not.toContain("Claims");
    expect(report(accepted(realToken))).not.toContain("Claims");
    const facts = {
      COMPANY_NUMBER: "09123457",
      AML_SUPERVISOR: "HMRC",
      COMPLAINTS_EMAIL: "a@jack.example",
      AI_PROVIDERS: "Reader Inc",
      AI_TRAINING: "off",
    };
    const unfilled = "accountants in uk, us, ca; quotes in uk, us, ca (PROOF_FILE)";
    expect(report(accepted(live))).toContain(`Proof      none yet: ${unfilled}\n`);
    expect(report(accepted(realToken))).not.toContain("Proof");
    const unnamed = Object.keys(facts).join(", ");
    expect(report(accepted(live))).toContain(`Firm       no page can say: ${unnamed}\n`);
    expect(report(accepted({ ...live, ...facts, AML_SUPERVISOR: "" }))).toContain("say: AML_SUPERVISOR\n");
    expect(report(accepted({ ...live, ...facts }))).not.toContain("Firm ");
    expect(report(accepted(realToken))).not.toContain("Firm ");
  });
});
