import { useTranslations } from "next-intl";
import { Page } from "@/components/ui/page";
import { type PageLink, pageFrom } from "@/lib/content/navigation";
import { bannerDismissal } from "@/lib/geo/record";
import { productName } from "@/lib/site";
import { DismissButton } from "./dismiss-button";

const bannerId = "accountant-banner";

/** Inline script that hides a dismissed banner before the first paint. */
const hideDismissed = `try{if(localStorage.getItem("${bannerDismissal}"))document.getElementById("${bannerId}").hidden=true}catch{}`;

/** The message to accountants above the header. Its dismiss button is invisible until the early script has run. */
export function Banner({ pageLink }: { pageLink: PageLink }) {
  const t = useTranslations("shell");
  return (
    <>
      <aside
        className="banner border-b border-rule bg-tint text-small print:hidden"
        id={bannerId}
        aria-label={t("banner.label")}
        data-dismissal={bannerDismissal}
        suppressHydrationWarning
      >
        <Page side="plain" className="flex min-h-11 items-center gap-4 py-2">
          <p className="flex-1 leading-[1.35]">
            {t("banner.text", { product: productName })}{" "}
            <a className="inline-block py-0.5" href={pageFrom(pageLink, "accountants")}>
              {t("banner.link")}
            </a>
          </p>
          <DismissButton label={t("banner.dismiss")} hover="hover:bg-rule" />
        </Page>
      </aside>
      <script>{hideDismissed}</script>
    </>
  );
}
