import { useTranslations } from "next-intl";
import { Book, Circled, Unclear } from "@/components/marketing/sections/book";
import { Sheet } from "@/components/marketing/sections/sheet";
import { Actions, LinkButton } from "@/components/ui/button";
import { Page } from "@/components/ui/page";
import { editionCodes } from "@/lib/markets/editions";
import { marketPages, neutralAddress } from "@/lib/routing/addresses";

export function NotFound() {
  const t = useTranslations("site");
  const common = useTranslations("common");
  return (
    <section>
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

/** Inline script: on an address such as /us/nowhere, it makes the links of the one not-found page lead to that market. */
export const stayInMarketScript = `{const m=location.pathname.match(/^\\/(?:${editionCodes.join("|")})(?=\\/)/);if(m)for(const a of document.querySelectorAll('${unprefixed}'))a.pathname=(m[0]+a.pathname).replace(/\\/$/,"")}`;
