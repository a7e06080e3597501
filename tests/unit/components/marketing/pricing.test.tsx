import { fireEvent, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Pricing } from "@/components/marketing/landing/pricing";
import { Ranges } from "@/components/marketing/landing/pricing/ranges";
import { vocabulary } from "@/i18n/copy";
import { messages } from "@/i18n/messages";
import { editions, mainEdition } from "@/lib/markets/editions";
import { formatPrice, largestLimit, largestVolume, order, priceByUse, tiers } from "@/lib/plans";
import { hydrate, show } from "@/tests/support/components/render";
import { site } from "@/tests/support/example-site";

describe.each(editions)("the prices of $code", (edition) => {
  const { currency } = edition;
  const markup = renderToStaticMarkup(
    <NextIntlClientProvider locale={edition.locale} messages={messages(edition.locale)} timeZone="UTC">
      <Pricing edition={edition} site={site} index={false} />
    </NextIntlClientProvider>,
  );
  const text = markup.replace(/<[^>]*>/g, "");

  it("beyond the plans are summed up, with the way that is cheaper for one company", () => {
    const count = largestLimit + 1;
    expect(text).toContain(
      `${count} transactions cost ${formatPrice(priceByUse(count, currency), edition)} a month`,
    );
    const cheaper = formatPrice(tiers(currency).at(-1)?.price ?? 0, edition);
    expect(text).toContain(`up to ${largestVolume} cost ${cheaper} through your accountant`);
    expect(markup).toContain(`href="/${edition.code}/accountants#pricing"`);
  });

  it("come with the list of what no plan includes, in the words of questions, terms and agreement", () => {
    const rows = [...markup.matchAll(/<dt class="first-letter:uppercase">(.*?)<\/dt><dd.*?>(.*?)<\/dd>/g)];
    const listed = (way: string) => rows.filter((row) => row[2] === way).map((row) => row[1]);
    const { notIncluded } = vocabulary(edition);
    expect(notIncluded).toContain(`By your accountant: ${listed("by your accountant").join("; ")}.`);
    expect(notIncluded).toContain(`By arrangement: ${listed("by arrangement").join("; ")}.`);
    expect(rows).toHaveLength(5);
  });

  it("that begin with 'from' name the number of transactions they are for", () => {
    const price = formatPrice(order("multi_entity", false, currency).total, edition);
    const places = text.split(price).slice(1);
    expect(places.length).toBeGreaterThan(1);
    for (const after of places) expect(after).toMatch(/^(a month)?, for 300 transactions/);
  });
});

describe("the price tool", () => {
  const chosen = () => screen.getByRole<HTMLInputElement>("radio", { checked: true }).value;
  const sum = () => screen.getByText(/transactions cost/).textContent;

  it("adds up what the chosen number costs, and chooses the plan that fits it", () => {
    show(<Ranges edition={mainEdition("uk")} />);
    const slider = screen.getByRole("slider", { name: "Transactions a month" });
    for (const [count, plan] of [
      [250, "starter"],
      [275, "professional"],
      [500, "professional"],
      [525, "multi_entity"],
    ] as const) {
      fireEvent.change(slider, { target: { value: count } });
      expect(chosen()).toBe(plan);
    }
    expect(sum()).toContain("525 transactions cost £787.50 a month");
    fireEvent.change(slider, { target: { value: 750 } });
    expect(sum()).toContain("750 transactions cost £1,125 a month");
  });

  it("follows a slider that was moved before its scripts ran", () => {
    hydrate(<Ranges edition={mainEdition("uk")} />, () => {
      screen.getByRole<HTMLInputElement>("slider").value = "750";
    });
    expect(chosen()).toBe("multi_entity");
    expect(sum()).toContain("750 transactions cost £1,125 a month");
  });

  it("moves the slider to the most that a chosen range holds", () => {
    show(<Ranges edition={mainEdition("uk")} />);
    const slider = screen.getByRole<HTMLInputElement>("slider");
    for (const [name, count] of [
      ["251 to 500", "500"],
      ["More than 500", "750"],
      ["Up to 250", "250"],
    ] as const) {
      fireEvent.click(screen.getByRole("radio", { name }));
      expect(slider.value).toBe(count);
    }
  });
});
