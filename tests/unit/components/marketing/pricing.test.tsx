import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Pricing } from "@/components/marketing/landing/pricing";
import { messages } from "@/i18n/messages";
import { markets } from "@/lib/markets";
import { formatPrice, largestVolume, order, plan, priceByUse, tiers } from "@/lib/plans";
import { site } from "@/tests/support/example-site";

describe.each(markets)("the prices of $code", (market) => {
  const { currency } = market;
  const markup = renderToStaticMarkup(
    <NextIntlClientProvider locale={market.locale} messages={messages(market.locale)} timeZone="UTC">
      <Pricing market={market} site={site} index={false} />
    </NextIntlClientProvider>,
  );
  const text = markup.replace(/<[^>]*>/g, "");

  it("beyond the plans are summed up, with the way that is cheaper for one company", () => {
    const count = plan("professional").transactionLimit + 1;
    expect(text).toContain(
      `${count} transactions cost ${formatPrice(priceByUse(count, currency), currency)} a month`,
    );
    const cheaper = formatPrice(tiers(currency).at(-1)?.price ?? 0, currency);
    expect(text).toContain(`up to ${largestVolume} cost ${cheaper} through your accountant`);
    expect(markup).toContain(`href="/${market.code}/accountants#pricing"`);
  });

  it("that begin with 'from' name the number of transactions they are for", () => {
    const price = formatPrice(order("multi_entity", false, currency).total, currency);
    const places = text.split(price).slice(1);
    expect(places.length).toBeGreaterThan(1);
    for (const after of places) expect(after).toMatch(/^(a month)?, for 300 transactions/);
  });
});
