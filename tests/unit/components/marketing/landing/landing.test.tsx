import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Landing } from "@/components/marketing/landing/landing";
import { messages } from "@/i18n/messages";
import { editions } from "@/lib/markets/editions";
import { site } from "@/tests/support/example-site";

it.each(editions)(
  "says once on the landing page of $code that Jack is an AI assistant and an accountant checks its work",
  (edition) => {
    const markup = renderToStaticMarkup(
      <NextIntlClientProvider locale={edition.locale} messages={messages(edition.locale)} timeZone="UTC">
        <Landing edition={edition} site={site} />
      </NextIntlClientProvider>,
    );
    const text = markup.replace(/<script\b.*?<\/script>/gs, "").replace(/<[^>]*>/g, " ");
    expect(text).toMatch(/Jack, our AI assistant, [^.]+, and an accountant checks it\./);
    expect(text.match(/\bAI\b/g)).toHaveLength(1);
  },
);
