import { useTranslations } from "next-intl";
import { overviewAddress } from "@/desk/addresses";
import type { Operator } from "@/lib/operators";
import { signUpsAddress } from "@/lib/routing/desk";
import type { FormAction } from "./act-form";
import { Desk } from "./desk";
import { buttons } from "./looks";

export function NoSuchPage({ operator, signOut }: { operator: Operator; signOut: FormAction }) {
  const t = useTranslations("console");
  return (
    <Desk operator={operator} at={null} title={t("noSuchPage.title")} signOut={signOut}>
      <h1 className="font-display text-h2">{t("noSuchPage.title")}</h1>
      <p className="mt-2 max-w-measure text-ink-2">{t("noSuchPage.lead")}</p>
      <p className="mt-5 flex flex-wrap gap-3">
        <a href={signUpsAddress} className={buttons.solid}>
          {t("noSuchPage.signUps")}
        </a>
        <a href={overviewAddress} className={buttons.quiet}>
          {t("noSuchPage.overview")}
        </a>
      </p>
    </Desk>
  );
}
