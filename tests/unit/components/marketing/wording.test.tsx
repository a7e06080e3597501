import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Accountants } from "@/components/marketing/accountants/accountants";
import { Integrations } from "@/components/marketing/integrations/integrations";
import { Landing } from "@/components/marketing/landing/landing";
import { copy } from "@/i18n/copy";
import { messages } from "@/i18n/messages";
import { parseLegal } from "@/lib/content/legal";
import { noProof } from "@/lib/content/proof";
import { editions } from "@/lib/markets/editions";
import { site } from "@/tests/support/example-site";

describe.each(editions)("the pages of $segment", (edition) => {
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
    const t = copy(edition, "integrations");
    const labels = (["receipt", "invoice", "bill", "line"] as const).map((kind) =>
      t(`exhibit.${kind}`, { amount: "" }),
    );
    const amounts = text.split("\n").filter((cell) => labels.some((label) => cell.startsWith(label)));
    expect(amounts.length).toBe(5);
    for (const amount of amounts) expect(amount).toMatch(/\d[.,]\d\d(\s\$)?$/);
  });

  it("ask about each claim in a mail of its own subject", () => {
    const heading = copy(edition, "claims")("check.heading");
    const [, after = ""] = markup.split(`>${heading}</h3>`);
    const claims = after.slice(0, after.indexOf("</ul>"));
    const mails = claims.match(/href="mailto:[^"]+"/g) ?? [];
    expect(mails.length).toBeGreaterThan(1);
    expect(new Set(mails).size).toBe(mails.length);
  });

  it("start an example practice with as many clients as it closes", () => {
    const t = copy(edition, "accountants");
    const counts = [...markup.matchAll(/>\D*(\d+)\D*</g)].map(([, count = ""]) => count);
    const first = counts.find((all) => markup.includes(`>${t("how.frame.clientsOf", { all })}<`));
    expect(first).toBeDefined();
    expect(markup).toContain(`>${t("how.frame.closedOf", { all: `${first}` })}<`);
  });
});
