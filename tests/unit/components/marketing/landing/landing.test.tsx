import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Landing } from "@/components/marketing/landing/landing";
import { messages } from "@/i18n/messages";
import { markets } from "@/lib/markets";
import { site } from "@/tests/support/example-site";

it.each(markets)(
  "says once on the landing page of $code that Jack is an AI assistant and an accountant checks its work",
  (market) => {
    const markup = renderToStaticMarkup(
      <NextIntlClientProvider locale={market.locale} messages={messages(market.locale)} timeZone="UTC">
        <Landing market={market} site={site} />
      </NextIntlClientProvider>,
    );
    const text = markup.replace(/<script\b.*?<\/script>/gs, "").replace(/<[^>]*>/g, " ");
    expect(text).toMatch(/Jack, our AI assistant, [^.]+, and an accountant checks it\./);
    expect(text.match(/\bAI\b/g)).toHaveLength(1);
  },
);
