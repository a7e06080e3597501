import { afterEach, describe, expect, it, vi } from "vitest";
import { marketCodes } from "@/lib/markets";

afterEach(() => vi.unstubAllEnvs());

const toTheFirm = ["sign-up-notice", "firm-notice", "lead", "lead-suspect", "alarm"];

/** The footers of all mails to customers, under these settings. */
async function footersIn(code: (typeof marketCodes)[number], settings: Record<string, string>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.resetModules();
  const { sampleMails } = await import("@/scripts/mail/samples");
  return Object.entries(sampleMails(code))
    .filter(([name]) => !toTheFirm.includes(name))
    .map(([, { footer }]) => footer);
}

describe.each(marketCodes)("the footer of each mail to a customer in %s", (code) => {
  it("names the firm, its address with the country, and where to write to", async () => {
    const footers = await footersIn(code, {});
    const sender =
      "Jack Bookkeeping Ltd, 1 Example Street, London, EC1A 1AA, United Kingdom. Contact: support@example.com\n";
    expect(footers.length).toBeGreaterThan(6);
    for (const footer of footers) expect(footer).toContain(sender);
  });

  it("names a company's registration", async () => {
    const footers = await footersIn(code, { COMPANY_NUMBER: "09123457", SUPPORT_EMAIL: "" });
    const sender =
      "Jack Bookkeeping Ltd, registered in England and Wales, company number 09123457. Registered office: 1 Example Street, London, EC1A 1AA, United Kingdom. Contact: http://localhost:3000\n";
    for (const footer of footers) expect(footer).toContain(sender);
  });
});
