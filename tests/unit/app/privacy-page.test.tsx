import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import PrivacyPage from "@/app/(site)/privacy/page";
import { messages } from "@/i18n/messages";

vi.mock("server-only", () => ({}));

it("the privacy policy says when it was first published and when it last changed", () => {
  const page = renderToStaticMarkup(
    <NextIntlClientProvider locale="en-GB" messages={messages("en-GB")} timeZone="UTC">
      <PrivacyPage />
    </NextIntlClientProvider>,
  );
  expect(page).toMatch(/>First published 30 January 2023, last changed \d+ \w+ 20\d\d</);
});
