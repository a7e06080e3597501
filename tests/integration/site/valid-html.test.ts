import type { HTMLElement } from "node-html-parser";
import { beforeAll, describe, expect, it } from "vitest";
import { words } from "@/i18n/words";
import { marketCodes } from "@/lib/markets";
import { defaultEdition, editionNamed, editions, type Language, languageOf } from "@/lib/markets/editions";
import {
  confirmationPath,
  continueAddress,
  marketAddress,
  openConfirmationPath,
  openingAddress,
  paymentAddress,
  type SitePage,
  signUpAddress,
  siteAddress,
  stopMailsAddress,
  talkAddress,
  talkSentAddress,
} from "@/lib/routing/addresses";
import { addressOf, sitemapPages } from "@/lib/seo/addresses";
import { leadKinds } from "@/lib/sign-up/lead";
import type { WizardStep } from "@/lib/sign-up/steps";
import { siteDefaults } from "@/lib/site";
import { sharedSite } from "@/tests/support/site/running";
import { answersIn, walkTo } from "@/tests/support/site/sign-up";
import { openVisitor, type Page } from "@/tests/support/site/visitor";

const { url } = sharedSite();
const pages: Page[] = [];

const unknown = "00000000-0000-4000-8000-000000000000";
const others = [
  "/franchises",
  "/no/such/page",
  ...editions.flatMap((edition) => [
    `/${edition.segment}/no-such-page`,
    ...leadKinds.map((kind) => talkAddress(edition, { kind, source: "home" })),
    talkSentAddress(edition),
    stopMailsAddress(edition, "unknown"),
    continueAddress(edition, "unknown"),
  ]),
  paymentAddress,
  confirmationPath(unknown, "BRQ000"),
  openConfirmationPath(unknown, "BRQ000"),
  openingAddress("unknown"),
];

beforeAll(async () => {
  const visitor = openVisitor(url);
  for (const address of [...sitemapPages.map(addressOf), ...others]) pages.push(await visitor.open(address));
  for (const edition of editions) {
    const customer = openVisitor(url);
    pages.push(await customer.open(signUpAddress(edition)));
    for (const step of ["plan", "rollover", "business", "contact", "review"] as const) {
      const page = await walkTo(customer, edition.segment, step);
      pages.push(page, await refusedAt(customer, page, step));
    }
    pages.push(await customer.open(continueAddress(edition)));
  }
}, 120_000);

/** The same page with errors, where errors are possible. */
async function refusedAt(visitor: ReturnType<typeof openVisitor>, page: Page, step: WizardStep) {
  if (step === "plan" || step === "rollover") return page;
  const typed = step === "review" ? {} : { ...answersIn("uk")[step], businessName: "", contactName: "" };
  return visitor.press(page, { typed });
}

/** The edition of a page; null for one that belongs to none, as the not-found page. */
const editionOfPage = ({ address, status }: Pick<Page, "address" | "status">) =>
  status === 404 ? null : editionNamed(address.split(/[/?]/)[1]);

const wordsIn = {
  en: {
    title:
      /\bJack\b.* for (small businesses|accounting (practices|firms)|business banks|franchise networks) \|/,
    newTab: /\S \(opens in a new tab\)$/,
  },
  fr: {
    title:
      /(\bJack\b.* (pour )?(petites entreprises|cabinets comptables|banques commerciales|réseaux de franchises)) \|/,
    newTab: /\S \(s’ouvre dans un nouvel onglet\)$/,
  },
} satisfies Record<Language, unknown>;

/** Invalid elements by page. */
function wrongWith(
  selector: string,
  isWrong: (element: HTMLElement, document: HTMLElement) => boolean,
): string[] {
  return pages.flatMap(({ address, document }) =>
    document
      .querySelectorAll(selector)
      .filter((element) => isWrong(element, document))
      .map((element) => `${address}: ${element.toString().slice(0, 160)}`),
  );
}

/** Addresses of who gives a business its number. */
const givesNumbers = /^https:\/\/www\.(irs\.gov|canada\.ca)\//;

describe("on every page", () => {
  it("a header cell of a table belongs to one row or column", () => {
    const spans = (header: HTMLElement) => header.hasAttribute("colspan") || header.hasAttribute("rowspan");
    expect(pages.flatMap(({ document }) => document.querySelectorAll("th")).length).toBeGreaterThan(100);
    expect(wrongWith("th", spans)).toEqual([]);
  });

  it("no form has an empty action", () => {
    expect(wrongWith("form[action]", (form) => form.getAttribute("action") === "")).toEqual([]);
  });

  it("every form has a submit button", () => {
    const submits = ':is(button[type="submit"], button:not([type]), input[type="submit"])';
    const hasNone = (form: HTMLElement, document: HTMLElement) =>
      form.querySelector(submits) === null &&
      document.querySelector(`[form="${form.getAttribute("id")}"]${submits}`) === null;
    expect(wrongWith("form", hasNone)).toEqual([]);
  });

  it("every time element has a valid datetime", () => {
    const isTime = /^(\d{4}-\d\d-\d\d|([01]\d|2[0-3]):[0-5]\d)$/;
    expect(wrongWith("time", (time) => !isTime.test(time.getAttribute("datetime") ?? time.text))).toEqual([]);
  });

  it("has exactly one title", () => {
    const titles = ({ document }: Page) => document.querySelectorAll("head > title").length;
    expect(pages.filter((page) => titles(page) !== 1).map(({ address }) => address)).toEqual([]);
  });

  it("has a title with product, audience and country, and a description", () => {
    const wrong = pages.filter((page) => {
      const { document } = page;
      const shown = editionOfPage(page);
      const { locale } = shown ?? defaultEdition;
      const name = words(locale, "common");
      const places = shown
        ? [name(`country.${shown.code}`)]
        : ["UK, US and Canada", ...marketCodes.map((one) => name(`country.${one}`))];
      const title = document.querySelector("title")?.text ?? "";
      const description = document.querySelector('meta[name="description"]')?.getAttribute("content") ?? "";
      const isTitled =
        wordsIn[languageOf({ locale })].title.test(title) &&
        places.some((place) => title.endsWith(` | ${place}`));
      return !isTitled || description.length < 60 || description.length > 165;
    });
    expect(wrong.map(({ address, document }) => [address, document.querySelector("title")?.text])).toEqual(
      [],
    );
  });

  it("begins the title of a missing page with the specified sentence", () => {
    const missing = pages.filter(({ status }) => status === 404);
    expect(missing.map(({ document }) => document.querySelector("title")?.text)).toEqual(
      Array(1 + editions.length).fill(
        "Oops! Page not found / Oups! Page introuvable | Jack for small businesses | UK, US and Canada",
      ),
    );
  });

  it("has a header that leads home, and a footer with the privacy policy, the terms and the firm", () => {
    const homes = ["/", ...editions.map((edition) => marketAddress("home", edition))];
    const legal = (legalPage: SitePage, page: Page) =>
      page.document.querySelector(`footer a[href="${siteAddress(legalPage, editionOfPage(page))}"]`);
    const isWhole = (page: Page) =>
      homes.includes(page.document.querySelector("header a")?.getAttribute("href") ?? "") &&
      legal("privacy", page) !== null &&
      legal("terms", page) !== null &&
      page.document.querySelector("footer address")?.text.includes(siteDefaults.legalName);
    expect(pages.filter((page) => !isWhole(page)).map(({ address }) => address)).toEqual([]);
  });

  it("every link that books a call, or opens a new tab, is one that says so", () => {
    const { demoUrl, meetingUrl, partnershipCallUrl, portalUrl } = siteDefaults;
    const outward = new Set<string | undefined>([demoUrl, meetingUrl, partnershipCallUrl, portalUrl]);
    const links = pages.flatMap((page) =>
      page.document
        .querySelectorAll("a")
        .map((link) => ({ page, text: link.text, of: (name: string) => link.getAttribute(name) })),
    );
    const opening = links.filter(({ of }) => outward.has(of("href")) || of("target") === "_blank");
    const targets = opening.map(({ of }) => of("href")).filter((href) => !givesNumbers.test(`${href}`));
    expect(new Set(targets)).toEqual(
      new Set([...outward, ...[null, ...editions].map((of) => siteAddress("terms", of))]),
    );
    for (const { page, text, of } of opening) {
      expect([of("target"), of("rel")], `${page.address}: ${text}`).toEqual(["_blank", "noopener"]);
      const { newTab } = wordsIn[languageOf(editionOfPage(page) ?? defaultEdition)];
      expect(text, page.address).toMatch(newTab);
    }
  });

  it("no sentence has an unfilled argument", () => {
    const holes = pages.flatMap(({ address, document }) => {
      const shown = document.toString().replace(/<(script|style)\b.*?<\/\1>/gs, "");
      // Split first: searched with what is around it, a page takes quadratic time.
      const found = shown
        .split(/[<>]/)
        .filter((text) => /\bundefined\b|\bNaN\b|\{\w+\}|\[object /.test(text));
      return found.map((text) => `${address}: ${text.slice(0, 160)}`);
    });
    expect(holes).toEqual([]);
  });

  it("every id is unique", () => {
    const twice = pages.flatMap(({ address, document }) => {
      const ids = document.querySelectorAll("[id]").map(({ id }) => id);
      return ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `${address}: ${id}`);
    });
    expect(twice).toEqual([]);
  });
});
