import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/button";
import { todayAddress } from "@/desk/addresses";
import type { Operator } from "@/lib/operators";
import { deskPages } from "@/lib/routing/desk";
import { Desk } from "./desk";

export function NoSuchPage({ operator }: { operator: Operator }) {
  const t = useTranslations("desk");
  return (
    <Desk operator={operator} at={null} title={t("noSuchPage.title")}>
      <h1 className="font-display text-h2">{t("noSuchPage.title")}</h1>
      <p className="mt-2 max-w-measure text-ink-2">{t("noSuchPage.lead")}</p>
      <p className="mt-5 flex flex-wrap gap-3">
        <LinkButton small href={deskPages.signUps}>
          {t("noSuchPage.signUps")}
        </LinkButton>
        <LinkButton small look="quiet" href={todayAddress}>
          {t("noSuchPage.today")}
        </LinkButton>
      </p>
    </Desk>
  );
}
