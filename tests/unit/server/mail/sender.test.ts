import { afterEach, describe, expect, it, vi } from "vitest";
import { marketCodes } from "@/lib/markets";
import { mainEdition } from "@/lib/markets/editions";

afterEach(() => vi.unstubAllEnvs());

/** The footer of mails to the firm itself. */
const ownFooter = "Sent by the Jack sign-up.";

/** The footers of all mails to customers, under these settings. */
async function footersIn(code: (typeof marketCodes)[number], settings: Record<string, string>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.resetModules();
  const { sampleMails } = await import("@/scripts/mail/samples");
  return Object.values(sampleMails(mainEdition(code)))
    .map(({ footer }) => footer)
    .filter((footer) => footer !== ownFooter);
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
