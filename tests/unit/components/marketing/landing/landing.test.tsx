import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { Landing } from "@/components/marketing/landing/landing";
import { copy } from "@/i18n/copy";
import { messages } from "@/i18n/messages";
import { noProof } from "@/lib/content/proof";
import { editions } from "@/lib/markets/editions";
import { site } from "@/tests/support/example-site";

describe.each(editions)("the landing page of $code", (edition) => {
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
    expect(text).toMatch(/Jack, our AI assistant, [^.]+, and an accountant checks it\./);
    expect(text.match(/\bAI\b/g)).toHaveLength(1);
  });

  it("says what leaving means right after the guarantee", () => {
    const ids = [...page.querySelectorAll("section[id]")].map(({ id }) => id);
    expect(ids.indexOf("leave")).toBe(ids.indexOf("guarantee") + 1);
  });

  it("repeats no promised figure among the benefits", () => {
    const benefits = [...page.querySelectorAll("#benefits dt")].map((term) => term.textContent);
    const promises = [...page.querySelectorAll(`[aria-label="What we promise"] dd`)].map(
      (sum) => sum.textContent,
    );
    expect(promises).toContain("Working Day 7");
    expect([...benefits, ...promises]).toHaveLength(new Set([...benefits, ...promises]).size);
  });

  it("dates the visitor's month (today is 26 November 2026), and says the rule, as the confirmation does, where the day decides", () => {
    const next = copy(edition, "confirmation");
    const [events, days] = page.querySelectorAll("#how-it-works ol ~ div ol");
    const whens = [...(events?.querySelectorAll("li > p") ?? [])].map((when) => when.textContent);
    expect(whens).toEqual([
      "Today",
      next("next.contact.when"),
      next("next.access.when"),
      next("next.payment.when", { days: 7 }),
      { uk: "Tuesday 1 December", us: "Tuesday, December 1", ca: "Tuesday, December 1" }[edition.code] +
        "Working Day 1",
      { uk: "Wednesday 9 December", us: "Wednesday, December 9", ca: "Wednesday, December 9" }[edition.code] +
        "Working Day 7",
    ]);
    expect(days?.children).toHaveLength(6);
    expect(days?.closest("details")?.open, "folded on phones").toBe(false);
  });
});
