import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/button";
import { todayAddress } from "@/desk/addresses";
import { Desk } from "@/desk/auth/desk";
import type { Operator } from "@/lib/operators";

type Props = { operator: Operator; administrators: readonly string[] };

/** For a viewer or a member. Names who may. */
export function NotAllowed({ operator, administrators }: Props) {
  const t = useTranslations("desk");
  return (
    <Desk operator={operator} at={null} title={t("notAllowed.title")}>
      <h1 className="font-display text-h2">{t("notAllowed.title")}</h1>
      <p className="mt-2 max-w-measure text-ink-2">{t("notAllowed.lead", { role: operator.role })}</p>
      <ul className="mt-2 list-disc ps-5 text-small wrap-anywhere">
        {administrators.map((email) => (
          <li key={email}>{email}</li>
        ))}
      </ul>
      <p className="mt-5">
        <LinkButton small look="quiet" href={todayAddress}>
          {t("noSuchPage.today")}
        </LinkButton>
      </p>
    </Desk>
  );
}
