import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { Landing } from "@/components/marketing/landing/landing";
import { copy } from "@/i18n/copy";
import { firstContact } from "@/i18n/follow-up";
import { messages } from "@/i18n/messages";
import { noProof } from "@/lib/content/proof";
import { formatShortWeekdayAndDay } from "@/lib/dates/formats";
import { markets } from "@/lib/markets";
import { editions, type Language, languageOf } from "@/lib/markets/editions";
import { siteAddress } from "@/lib/routing/addresses";
import { legalText } from "@/server/legal/texts";
import { site } from "@/tests/support/example-site";

const wordings = {
  en: {
    jack: /Jack, our AI assistant, [^.]+, and an accountant checks it\./,
    ai: /\bAI\b/g,
    leaving: "one month’s notice",
    scheme: "Cyber Essentials Plus: a UK scheme",
  },
  fr: {
    jack: /Jack, notre assistant IA, [^.]+, et un comptable le relit\./,
    ai: /\bIA\b/g,
    leaving: "préavis d’un mois",
    scheme: "Cyber Essentials Plus\u00a0: un programme du Royaume-Uni",
  },
} satisfies Record<Language, unknown>;

describe.each(editions)("the landing page of $segment", (edition) => {
  const said = wordings[languageOf(edition)];
  let page: Document;

  beforeAll(() => {
    vi.setSystemTime("2026-11-26T12:00:00Z");
    const markup = renderToStaticMarkup(
      <NextIntlClientProvider locale={edition.locale} messages={messages(edition.locale)} timeZone="UTC">
        <Landing edition={edition} site={site} proof={noProof} />
      </NextIntlClientProvider>,
    );
    vi.useRealTimers();
    page = new DOMParser().parseFromString(markup, "text/html");
    for (const script of page.querySelectorAll("script")) script.remove();
  });

  it("says once that Jack is an AI assistant and an accountant checks its work", () => {
    const text = `${page.body.textContent}`;
    expect(text).toMatch(said.jack);
    expect(text.match(said.ai)).toHaveLength(1);
  });

  it("says what leaving means beside the guarantee, and what a certificate of another country means", () => {
    const guarantee = page.querySelector("#guarantee");
    expect(guarantee?.querySelector("#leave")?.textContent).toContain(said.leaving);
    expect(guarantee?.textContent?.includes(said.scheme)).toBe(edition.code !== "uk");
  });

  it("has the same conditions of the guarantee in its section, in the questions and in the terms", () => {
    const conditions = [...page.querySelectorAll("#guarantee li")].map(({ textContent }) => textContent);
    expect(conditions).toHaveLength(3);
    for (const condition of conditions) {
      expect(page.querySelector("#faq")?.textContent).toContain(condition);
      expect(legalText("terms", site, edition)).toContain(condition);
    }
    const terms = `${siteAddress("terms", edition)}#the-accuracy-guarantee`;
    expect(page.querySelector(`#guarantee a[href="${terms}"]`)).toBeTruthy();
  });

  it("asks only for a country other than its own, with all on the page where none is known", () => {
    const form = page.querySelector("#get-started form");
    expect(form?.querySelector("details")?.open).toBe(false);
    expect(form?.querySelectorAll("details [name=market]")).toHaveLength(markets.length);
  });

  it("has the sample pack right after the first screen, without the entries that the first screen shows", () => {
    const [first, second] = page.querySelectorAll("body > section");
    expect(first?.querySelector("h1")).toBeTruthy();
    expect(second?.id).toBe("testimonials");
    expect(second?.querySelectorAll("article")).toHaveLength(3);
    expect(second?.querySelector("nav [href$=pack-entries]")?.getAttribute("href")).toMatch(
      /sample-pack-joiner#/,
    );
  });

  it("dates the visitor's month (today is 26 November 2026), and says the rule, as the confirmation does, where the day decides", () => {
    const month = copy(edition, "landing");
    const next = copy(edition, "confirmation");
    const days = [...page.querySelectorAll("#how-it-works tbody tr")].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );
    const workingDays = ["01", "02", "03", "04", "07", "08", "09"].map((day) =>
      formatShortWeekdayAndDay(`2026-12-${day}`, edition),
    );
    expect(days.map(([when]) => when)).toEqual([
      month("month.today"),
      `${month("month.anyDay")} ${month("month.anyDayOf")}`,
      ...workingDays.map((date, at) => `${date} ${month("month.workingDay", { day: at + 1 })}`),
    ]);
    const [, , , people] = days[0] ?? [];
    expect(people).toContain(firstContact(edition, site, new Date()).when);
    expect(people).toContain(next("next.access.when"));
  });

  it("adds up the visitor's column, and draws to scale how many lines are done", () => {
    expect(page.querySelector("#how-it-works tfoot")?.textContent).toContain("30 minutes");
    const bars = [...page.querySelectorAll("#how-it-works rect")].map((bar) => bar.getAttribute("width"));
    expect(bars).toEqual(["0", "58", "58", "61", "61", "61"]);
  });
});
