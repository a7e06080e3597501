import { describe, expect, it } from "vitest";
import { report } from "@/scripts/launch/report";
import { fakedServices, sandboxPorts } from "@/scripts/launch/sandbox";
import { accepted } from "@/tests/unit/server/settings/reading";

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
    expect(report({ ...accepted({}), dataDir: "/srv/jack" })).toBe(`Jack is ready.
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

  it("says at a live start which legal texts wait for a lawyer", () => {
    const live = (editionsOff: string) =>
      report({ ...accepted({ EDITIONS_OFF: editionsOff }), providerEnvironment: "live" });
    expect(report(accepted({}))).not.toContain("lawyer");
    expect(live("")).toContain("Texts      legal ones of ca-fr: no lawyer has read them.");
    expect(live("ca-fr")).not.toContain("lawyer");
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
});
