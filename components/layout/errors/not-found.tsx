import { useTranslations } from "next-intl";
import { Book } from "@/components/marketing/sections/book";
import { Doubt, Ringed } from "@/components/marketing/sections/doubt";
import { Sheet } from "@/components/marketing/sections/sheet";
import { LinkButton } from "@/components/ui/button";
import { neutralAddress } from "@/lib/routing/addresses";

/** No page under this address: the spec's words, an empty ledger line, a way home. */
export function NotFound() {
  const t = useTranslations("site");
  const common = useTranslations("common");
  return (
    <section className="sec lost">
      <div className="page">
        <div>
          <h1>{common("notFound")}</h1>
          <p className="lead">{t("notFound.text")}</p>
          <p className="acts">
            <LinkButton href={neutralAddress("home")}>{t("back")}</LinkButton>
          </p>
        </div>
        <Sheet look="messy" title={t("notFound.sheet")} note={t("notFound.note")}>
          <Book
            caption={t("notFound.caption")}
            columns={[
              { key: "page", label: t("notFound.page"), heads: true },
              { key: "found", label: t("notFound.found"), look: "plainFigure" },
            ]}
            rows={[
              {
                key: "this",
                cells: {
                  page: <Doubt>{t("notFound.this")}</Doubt>,
                  found: <Ringed>{t("notFound.no")}</Ringed>,
                },
              },
            ]}
          />
        </Sheet>
      </div>
    </section>
  );
}
