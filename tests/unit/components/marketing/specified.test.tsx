import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Accountants } from "@/components/marketing/accountants/accountants";
import { Banks } from "@/components/marketing/banks/banks";
import { Franchises } from "@/components/marketing/franchises/franchises";
import { Integrations } from "@/components/marketing/integrations/integrations";
import { Landing } from "@/components/marketing/landing/landing";
import { messages } from "@/i18n/messages";
import { parseLegal } from "@/lib/content/legal";
import { anchors } from "@/lib/content/navigation";
import { noProof } from "@/lib/content/proof";
import { marketCodes } from "@/lib/markets";
import { currencies } from "@/lib/markets/currencies";
import { type Edition, editions } from "@/lib/markets/editions";
import {
  advertisedRange,
  fixedPlans,
  formatHeadline,
  formatPrice,
  order,
  pricePerTransaction,
  tiers,
  yearlyCost,
} from "@/lib/plans";
import { marketAddress, signUpAddress } from "@/lib/routing/addresses";
import { site } from "@/tests/support/example-site";

/** What `docs/spec.md` (sections 1, 2 and 9) names on a page, whatever the page looks like. */
describe.each(editions)("as specified, in $segment,", (edition) => {
  const { currency } = edition;
  const props = { edition, site, proof: noProof };
  const price = (minor: number) => formatPrice(minor, edition);
  const whole = (units: number) => formatHeadline(units, edition);

  describe("the landing page", () => {
    const page = read(edition, <Landing {...props} />);

    it("has the anchors, and buttons that start the sign-up in the chosen market", () => {
      expect(anchors.filter((anchor) => page.root.querySelectorAll(`#${anchor}`).length !== 1)).toEqual([]);
      expect(page.targets(/^Get Started/)).toContain(signUpAddress(edition));
      const form = page.root.querySelector("#get-started form");
      expect(form?.getAttribute("action")).toBe(signUpAddress(edition, "plan"));
      const choices = [...(form?.querySelectorAll<HTMLInputElement>("[name=market]") ?? [])];
      expect(choices.map(({ value }) => value)).toEqual(marketCodes);
      expect(choices.find(({ checked }) => checked)?.value).toBe(edition.code);
      for (const { type, name } of fixedPlans)
        expect(page.targets(`Start with ${name}`)).toContain(
          `${signUpAddress(edition, "plan")}?plan=${type}`,
        );
      expect(page.targets("Request Custom Plan")).toEqual([site.demoUrl]);
      expect(page.targets("Book a Demo")).toEqual([site.demoUrl]);
    });

    it("makes every claim", () => {
      for (const claim of [
        /about 3 minutes/i,
        /48 hours/,
        /Working Day 7/,
        /2 minutes/,
        /200\+ businesses/,
        /SOC 2 Type II/,
        /Cyber Essentials Plus/,
        /GDPR/,
        /\bDPA\b/,
        /ISO 27001( is)? in progress/,
        /256-bit encryption/,
        /99\.9% uptime/,
        /24\/7 monitoring/,
        /100%/,
        /If an accountant finds an error, we pay to correct it/,
        /no credit card (is )?required/i,
        /bank account/,
        /within 24 hours/,
        /Onboarding is free, with all integrations included and no extra fees/,
      ])
        expect(page.text).toMatch(claim);
      expect(page.root.querySelectorAll("[data-counter]")).toHaveLength(1);
    });

    it("has the plans, the advertised range and the terms of rollover and notice", () => {
      for (const { type, name, transactionLimit } of fixedPlans) {
        const { basePrice, rolloverPrice } = order(type, true, currency);
        for (const part of [name, price(basePrice), price(rolloverPrice), `${transactionLimit}`])
          expect(page.text).toContain(part);
      }
      for (const minor of [order("multi_entity", false, currency).total, pricePerTransaction(currency)])
        expect(page.text).toContain(price(minor));
      const { from, to } = advertisedRange(currency);
      for (const part of [whole(from), whole(to), "100 of 250", "12 months", "400 next month", "30 days"])
        expect(page.text).toContain(part);
      expect(page.text).toMatch(/one month’s notice/i);
      expect(page.text).toMatch(/no annual contract/i);
      expect(page.text).toMatch(/no setup fee/i);
    });

    it("has the whole example of the cost comparison", () => {
      const roi = page.textOf("#roi");
      const plan = formatHeadline(yearlyCost("starter", currency) / 100, edition).replace(/^\D+/, "");
      const { symbol } = currencies[currency];
      for (const figure of [`${symbol}500,000`, "1,760", "48 hours", `${symbol}14,036`, plan])
        expect(roi).toContain(figure);
      if (edition.code === "uk") for (const figure of ["£2,088", "1,788"]) expect(roi).toContain(figure);
    });
  });

  it("the accountants' page has its sections, 16 questions, buttons and the partners' prices", () => {
    const page = read(edition, <Accountants {...props} />);
    page.hasSections([
      /You keep the client/,
      /bookkeeping/,
      /^Communications Hub/,
      /Resell .* refer/,
      /Partner pricing/,
      /call/,
      /Hybrid sourcing.*month-end books by Working Day 7/,
    ]);
    expect(page.root.querySelectorAll("#faq details")).toHaveLength(16);
    expect(page.root.querySelectorAll("#how-it-works li").length).toBeGreaterThanOrEqual(3);
    for (const claim of [/SOC 2 Type II/, /Cyber Essentials Plus/, /3[- ]month/, /10 clients/])
      expect(page.text).toMatch(claim);
    for (const { transactions, price: minor } of tiers(currency))
      for (const figure of [`${transactions}`, price(minor)])
        expect(page.textOf("#pricing")).toContain(figure);
    expect(page.text).toMatch(/1st of (each|the next|next) month/);
    expect(page.targets("Book a Partnership Call")).toContain(site.partnershipCallUrl);
    expect(page.targets("Visit the Accountants Portal")).toEqual([site.portalUrl]);
    expect(page.targets(/^Email the partnerships team/)[0]).toMatch(mailToPartnerships);
    page.asksForTheDataRoom();
  });

  it("the banks' page has its sections and buttons", () => {
    const page = read(edition, <Banks {...props} />);
    page.hasSections([
      /under your own name/,
      /due diligence/,
      /always late/,
      /this month, not last year/,
      /You get current figures/,
      /three steps/,
      /Nobody has to switch/,
      /pay for every month/,
      /./,
    ]);
    expect(page.root.querySelectorAll("#how-it-works li").length).toBeGreaterThanOrEqual(3);
    expect(page.targets("Schedule Partnership Call")).toEqual([
      site.partnershipCallUrl,
      site.partnershipCallUrl,
    ]);
    expect(page.root.querySelector(`a[href="${site.partnershipCallUrl}"]`)?.getAttribute("target")).toBe(
      "_blank",
    );
    expect(page.targets(/^Email the partnerships team/)[0]).toMatch(mailToPartnerships);
    page.asksForTheDataRoom();
  });

  it("the franchises' page has its sections, three models and buttons", () => {
    const page = read(edition, <Franchises {...props} />);
    page.hasSections([
      /Working Day 7/,
      /differently/,
      /Sign once/,
      /Comparable figures/,
      /40–60% less/,
      /stays its own/,
      /./,
    ]);
    expect(page.root.querySelectorAll("#how-it-works li").length).toBeGreaterThanOrEqual(3);
    const models = [...page.root.querySelectorAll("#pricing article")].map((model) => model.textContent);
    expect(models).toEqual([
      expect.stringMatching(/^Franchisee-Paid/),
      expect.stringMatching(/^Head Office SubsidyMOST POPULAR/),
      expect.stringMatching(/^Fully Funded/),
    ]);
    for (const claim of [
      /5 to 500\+ locations/,
      /5 franchisees or more/,
      /data stays isolated/,
      /aggregated metrics/,
      /for 3 months/,
    ])
      expect(page.text).toMatch(claim);
    expect(page.targets(/^Schedule Demo for Your Network/)).toEqual([site.demoUrl, site.demoUrl]);
    expect(page.targets("See How It Works")).toEqual(["#how-it-works"]);
    expect(page.targets(/^Email the partnerships team/)[0]).toMatch(
      /\?subject=Franchise%20Network%20Inquiry$/,
    );
  });

  it("the integrations' page has its sections, certificates, documents and buttons", () => {
    const page = read(edition, <Integrations {...props} dpa={parseLegal("# Agreement\n\n## Part\nText")} />);
    page.hasSections([
      /./,
      /^Accounting Software$/,
      /^Bank Reconciliation$/,
      /^Messaging Platforms$/,
      /^Email Integration$/,
      /^Security & Compliance$/,
      /./,
    ]);
    const security = page.textOf("#security");
    for (const part of [
      "SOC 2 Type II",
      "Cyber Essentials Plus",
      "ISO 27001, in progress",
      "Due Diligence Resources",
      "256-bit",
      "99.9%",
      "24/7",
      "GDPR",
    ])
      expect(security).toContain(part);
    expect(page.text).toMatch(/listed on the UK accounting marketplace/i);
    expect(page.targets("Download DPA (PDF)")).toEqual(["/dpa.pdf"]);
    expect(page.targets("Get Started").at(-1)).toBe(marketAddress("home", edition));
    expect(page.targets("For Accountants")).toEqual([marketAddress("accountants", edition)]);
    page.asksForTheDataRoom();
  });
});

const mailToPartnerships = new RegExp(`^mailto:${site.partnershipsEmail}`);

function read(edition: Edition, children: ReactNode) {
  const markup = renderToStaticMarkup(
    <NextIntlClientProvider locale={edition.locale} messages={messages(edition.locale)} timeZone="UTC">
      {children}
    </NextIntlClientProvider>,
  );
  const root = new DOMParser().parseFromString(markup, "text/html").body;
  for (const script of root.querySelectorAll("script")) script.remove();
  const textOf = (selector: string) => root.querySelector(selector)?.textContent ?? "";
  const targets = (name: string | RegExp) =>
    [...root.querySelectorAll("a")]
      .filter(({ textContent }) => {
        const label = textContent.replace(/ ?\(opens in a new tab\)$/, "").trim();
        return typeof name === "string" ? label === name : name.test(label);
      })
      .map((link) => link.getAttribute("href") ?? "");
  return {
    root,
    text: root.textContent ?? "",
    textOf,
    targets,
    /** The headings of the page's sections contain these, in this order. */
    hasSections(named: readonly RegExp[]) {
      const headings = [...root.querySelectorAll("h1, h2")].map(({ textContent }) => textContent);
      let from = 0;
      for (const name of named) {
        const at = headings.findIndex((heading, place) => place >= from && name.test(heading));
        expect(at, `${name} after ${headings[from - 1]} in ${headings.join(" | ")}`).toBeGreaterThanOrEqual(
          0,
        );
        from = at + 1;
      }
    },
    asksForTheDataRoom() {
      const [address = ""] = targets("Request Data Room Access");
      const mail = new URL(address);
      expect(mail.href).toMatch(mailToPartnerships);
      expect(mail.searchParams.get("subject")).toBe("Data room access for Jack");
      expect(mail.searchParams.get("body")).toContain("What we are assessing");
    },
  };
}
