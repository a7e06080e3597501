import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { siteDefaults } from "@/lib/site";
import { sandboxToken } from "@/server/settings/provider";
import { describeProblems, readSettings } from "@/server/settings/read";
import { settingTable, siteTable } from "@/server/settings/table";
import { accepted, problems } from "./reading";

describe("with nothing set", () => {
  const defaults = accepted({});

  it("runs on the embedded database and the sandbox", () => {
    expect(defaults).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      localUrl: "http://127.0.0.1:3000",
      dataDir: ".data",
      databaseUrl: null,
      siteUrl: "http://localhost:3000",
      providerToken: sandboxToken,
      providerEnvironment: "sandbox",
      providerApiUrl: "http://127.0.0.1:4000",
      providerPayHosts: [
        ...["https://pay.gocardless.com", "https://pay-sandbox.gocardless.com"],
        ...["http://127.0.0.1:4000", "http://localhost:4000"],
      ],
      paymentWay: "billing_request",
      smtpUrl: "smtp://127.0.0.1:4003",
      companiesHouse: { url: "http://127.0.0.1:4001" },
      geoLookupUrl: null,
      trustedProxies: { hops: 0, ranges: [] },
    });
  });

  it("runs the worker and reminds those who left unpaid, unless that is switched off", () => {
    expect(defaults).toMatchObject({ runsWorker: true, sendsResumeMails: true });
    const off = { runsWorker: false, sendsResumeMails: false };
    expect(accepted({ WORKER: "off", RESUME_MAILS: "off" })).toMatchObject(off);
  });

  it.each([
    ["0.0.0.0", "http://127.0.0.1:3000"],
    ["::", "http://127.0.0.1:3000"],
    ["::1", "http://[::1]:3000"],
    ["10.0.0.5", "http://10.0.0.5:3000"],
  ])("listens on %s and is reached at %s", (host, localUrl) => {
    expect(accepted({ HOST: host })).toMatchObject({ host, localUrl });
  });

  it("treats an empty variable as absent, except links and mail addresses", () => {
    const empty = Object.fromEntries(Object.keys(settingTable).map((name) => [name, ""]));
    expect(accepted(empty)).toEqual(defaults);
    expect(accepted({ DEMO_URL: "", SUPPORT_EMAIL: "" }).site).toMatchObject({
      demoUrl: "",
      supportEmail: "",
    });
  });
});

it("follows PORT and SANDBOX_PORT, so that two copies run side by side", () => {
  expect(accepted({ PORT: "5100", SANDBOX_PORT: "5200" })).toMatchObject({
    siteUrl: "http://localhost:5100",
    providerApiUrl: "http://127.0.0.1:5200",
    smtpUrl: "smtp://127.0.0.1:5203",
  });
});

it("overrides the defaults with the operator's names and links", () => {
  const { site } = accepted({
    LEGAL_NAME: "Books Ltd",
    DEMO_URL: "https://cal.example/x",
    SITE_URL: "https://b.example/",
  });
  expect(site).toEqual({
    ...siteDefaults,
    url: "https://b.example",
    legalName: "Books Ltd",
    demoUrl: "https://cal.example/x",
  });
});

it("names a contact for vulnerabilities: its own, or the support address if there is one", () => {
  const contact = (raw: Record<string, string>) => accepted(raw).securityContact;
  expect(contact({ SUPPORT_EMAIL: "help@b.example" })).toBe("mailto:help@b.example");
  expect(contact({ SUPPORT_EMAIL: "" })).toBeNull();
  expect(contact({ SECURITY_CONTACT: "https://b.example/report" })).toBe("https://b.example/report");
});

it("takes claims off the pages", () => {
  expect(accepted({ CLAIMS_OFF: " soc2 , iso27001," }).site.claimsOff).toBe("soc2,iso27001");
});

it("never prints a secret, whatever is wrong with it", () => {
  const secrets = Object.entries(settingTable).flatMap(([name, { secret }]) => (secret ? [name] : []));
  expect(secrets).toContain("GOCARDLESS_ACCESS_TOKEN");
  const canary = fc.stringMatching(/^[a-z0-9 ]{12,40}$/).map((noise) => `canary ${noise}`);
  fc.assert(
    fc.property(fc.record(Object.fromEntries(secrets.map((name) => [name, canary]))), (raw) => {
      const reading = readSettings(raw);
      expect(reading.ok).toBe(false);
      expect(reading.ok || describeProblems(reading.problems)).not.toContain("canary");
    }),
  );
});

it("docs/deploy.md's jack.env is refused until each setting that a live token demands is filled in", () => {
  const blocks = readFileSync("docs/deploy.md", "utf8").split("```");
  const listed = blocks.find((block) => block.includes("DATA_DIR=/var/lib/jack\n")) ?? "";
  const printed = Object.fromEntries(
    [...listed.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );
  const refusedNames = (values: Record<string, string>) =>
    problems({ ...values, GOCARDLESS_ACCESS_TOKEN: "live_token" }).map(({ name }) => name);
  const stillDemanded = refusedNames({}).filter((name) => !printed[name]);
  expect(refusedNames(printed)).toEqual(expect.arrayContaining(stillDemanded));
  for (const name of stillDemanded) expect(listed).toMatch(new RegExp(`^(# )?${name}=`, "m"));
});

it(".env.example lists every setting, and nothing else", () => {
  const lines = readFileSync(".env.example", "utf8").split("\n");
  const listed = lines.flatMap((line) => /^#? ?([A-Z][A-Z0-9_]*)=/.exec(line)?.[1] ?? []);
  const names = [...Object.keys(settingTable), ...siteTable.map(({ name }) => name)];
  expect(listed.toSorted()).toEqual(names.sort());
});
