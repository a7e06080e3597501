import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inForce } from "@/desk/settings/in-force";
import { givenNames, settingsGiven } from "@/server/settings/given";
import { readSettings } from "@/server/settings/read";
import { settingTable } from "@/server/settings/table";

type Variables = Record<string, string>;

function settingsWith(raw: Variables = {}) {
  const reading = readSettings({ ...raw, [givenNames]: undefined });
  if (!reading.ok) throw new Error(reading.problems.map(({ name }) => name).join());
  return reading.settings;
}

const settingOf = (name: string, raw: Variables = {}) =>
  inForce(settingsWith(raw), settingsGiven(raw)).find((setting) => setting.name === name);

const live = {
  GOCARDLESS_ACCESS_TOKEN: "sandbox_a",
  GOCARDLESS_WEBHOOK_SECRETS: "secret",
  SMTP_URL: "smtp://localhost",
};

describe("the settings in force", () => {
  it("are what the environment sets, and else the default", () => {
    expect(settingOf("PORT")).toMatchObject({ values: ["3000"], source: "default" });
    expect(settingOf("PORT", { PORT: "8080" })).toMatchObject({ values: ["8080"], source: "environment" });
    expect(settingOf("PLAN_LINK_BASE")).toMatchObject({ values: [], isSecret: false });
    expect(settingOf("LEGAL_NAME", { LEGAL_NAME: "Hale Books Ltd" })).toMatchObject({
      values: ["Hale Books Ltd"],
      source: "environment",
      isOfSite: true,
    });
  });

  it.each([
    ["OPERATORS", {}, ["operator@example.com:admin"]],
    ["OPERATORS", live, []],
    ["FIRM_EMAIL", { SUPPORT_EMAIL: "help@firm.example" }, ["help@firm.example"]],
    ["MAIL_FROM", {}, ["Jack <support@example.com>"]],
    ["GOCARDLESS_API_URL", { SANDBOX_PORT: "4500" }, ["http://127.0.0.1:4500"]],
    ["GOCARDLESS_ENVIRONMENT", live, ["sandbox"]],
    ["SITE_URL", { PORT: "8080" }, ["http://localhost:8080"]],
  ])("say what follows from others: %s with %o is %o", (name, raw, values) => {
    expect(settingOf(name, raw)).toMatchObject({ values, source: "default" });
  });

  it.each([
    ["TRUSTED_PROXIES", "2", ["2"]],
    ["TRUSTED_PROXIES", "10.0.0.0/8, 127.0.0.1", ["10.0.0.0/8", "127.0.0.1"]],
    ["PLAN_LINK_CODES", '{"starter.GBP":"AB"}', ["starter.GBP: AB"]],
  ])("show %s %s as a list", (name, text, values) => {
    expect(settingOf(name, { [name]: text })).toMatchObject({ values });
    expect(settingOf(name)).toMatchObject({ values: [] });
  });

  it("tell what the start command filled in from what was set", () => {
    const raw = { PORT: "3000", SITE_URL: "http://localhost:3000", OPERATOR_SECRET: "x".repeat(16) };
    const start = { ...raw, [givenNames]: "PORT" };
    expect(settingOf("PORT", start)).toMatchObject({ source: "environment" });
    expect(settingOf("SITE_URL", start)).toMatchObject({ source: "default" });
    expect(settingOf("OPERATOR_SECRET", start)).toMatchObject({ source: "start", isSet: true });
    expect(settingOf("OPERATOR_SECRET", raw)).toMatchObject({ source: "environment" });
    expect(settingOf("OPERATOR_SECRET")).toMatchObject({ source: "default", isSet: false });
  });

  it("have no value of a secret, but of all others and of the operators", () => {
    const secrets = Object.entries(settingTable).flatMap(([name, { secret }]) =>
      secret && name !== "OPERATORS" ? [name] : [],
    );
    const hidden = inForce(settingsWith(), settingsGiven({})).flatMap(({ name, isSecret }) =>
      isSecret ? [name] : [],
    );
    expect(hidden).toEqual(secrets);
    fc.assert(
      fc.property(fc.constantFrom(...secrets), fc.stringMatching(/^[a-z]{20,40}$/), (name, secret) => {
        const shown = inForce(settingsWith(), settingsGiven({ [name]: secret }));
        expect(JSON.stringify(shown)).not.toContain(secret);
        expect(shown.find((setting) => setting.name === name)).toMatchObject({ values: [], isSet: true });
      }),
    );
  });
});
