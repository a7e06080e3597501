import { Book, Circled, Unclear } from "@/components/marketing/sections/book";
import { Sheet } from "@/components/marketing/sections/sheet";
import { Actions, LinkButton } from "@/components/ui/button";
import { Page } from "@/components/ui/page";
import { words } from "@/i18n/words";
import { defaultEdition, type Edition, editions, legalEdition } from "@/lib/markets/editions";
import { marketPages, neutralAddress } from "@/lib/routing/addresses";

/** The text for readers of an edition's language. */
export function NotFound({ edition: { locale } }: { edition: Edition }) {
  const t = words(locale, "site");
  const common = words(locale, "common");
  return (
    <section lang={locale} suppressHydrationWarning>
      <Page className="grid items-center gap-12 py-section lg:grid-cols-[7fr_5fr] print:py-6">
        <div>
          <h1 className="text-h1">{common("notFound")}</h1>
          <p className="mt-4 max-w-136 text-lead text-ink-2">{t("notFound.text")}</p>
          <Actions as="p" className="mt-6">
            <LinkButton href={neutralAddress("home")}>{t("back")}</LinkButton>
          </Actions>
        </div>
        <Sheet as="h2" look="messy" title={t("notFound.sheet")} note={t("notFound.note")}>
          <Book
            caption={t("notFound.caption")}
            columns={[
              { key: "page", label: t("notFound.page"), rowHeader: true },
              { key: "found", label: t("notFound.found"), look: "plainFigure" },
            ]}
            rows={[
              {
                key: "this",
                cells: {
                  page: <Unclear>{t("notFound.this")}</Unclear>,
                  found: <Circled>{t("notFound.no")}</Circled>,
                },
              },
            ]}
          />
        </Sheet>
      </Page>
    </section>
  );
}

const unprefixed = [
  ...[...marketPages.map(neutralAddress), "/get-started"].map((address) => `a[href="${address}"]`),
  `a[href^="${neutralAddress("home")}#"]`,
].join();

/** The locale of the text for each edition. */
const locales = JSON.stringify(
  Object.fromEntries(editions.map((edition) => [edition.segment, legalEdition(edition).locale])),
);

/**
 * Inline script: on an address such as /us/nowhere, it makes the links of the one not-found page lead to that edition, and hides the
 * texts in other languages.
 */
export const stayInEditionScript = `{const e=location.pathname.split("/")[1],l={__proto__:null,...${locales}}[e],d=document;for(const s of d.querySelectorAll("section[lang]"))s.hidden=s.lang!=(l||"${defaultEdition.locale}");if(l)for(const a of d.querySelectorAll('${unprefixed}'))a.pathname=("/"+e+a.pathname).replace(/\\/$/,"")}`;
