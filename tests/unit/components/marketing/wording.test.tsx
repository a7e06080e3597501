import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Accountants } from "@/components/marketing/accountants/accountants";
import { Integrations } from "@/components/marketing/integrations/integrations";
import { Landing } from "@/components/marketing/landing/landing";
import { messages } from "@/i18n/messages";
import { parseLegal } from "@/lib/content/legal";
import { noProof } from "@/lib/content/proof";
import { editions } from "@/lib/markets/editions";
import { site } from "@/tests/support/example-site";

describe.each(editions)("the pages of $code", (edition) => {
  const props = { edition, site, proof: noProof };
  const markup = renderToStaticMarkup(
    <NextIntlClientProvider locale={edition.locale} messages={messages(edition.locale)} timeZone="UTC">
      <Landing {...props} />
      <Accountants {...props} />
      <Integrations {...props} dpa={parseLegal("# Agreement\n\n## Part\nText")} />
    </NextIntlClientProvider>,
  );
  const text = markup.replace(/<[^>]+>/g, "\n");

  it("end a sentence with one full stop, after 'a.m.' too", () => {
    expect(text.match(/.*[^.]\.\.(?!\.).*/g)).toBeNull();
  });

  it("show amounts of one column with the same decimals", () => {
    const amounts = text.match(/(?:Receipt|Invoice|Bill|Bank line), \S+/g) ?? [];
    expect(amounts.length).toBe(5);
    for (const amount of amounts) expect(amount).toMatch(/\.\d\d$/);
  });

  it("ask about each claim in a mail of its own subject", () => {
    const claims = /<h3[^>]*>Where to check our claims<\/h3>.*?<\/ul>/s.exec(markup)?.[0] ?? "";
    const mails = claims.match(/href="mailto:[^"]+"/g) ?? [];
    expect(mails.length).toBeGreaterThan(1);
    expect(new Set(mails).size).toBe(mails.length);
  });

  it("start an example practice with as many clients as it closes", () => {
    const [, first] = />The first (\d+)</.exec(markup) ?? [];
    expect(first).toBeDefined();
    expect(markup).toContain(`>${first} of ${first}<`);
  });
});
