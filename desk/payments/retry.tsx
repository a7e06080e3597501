import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { Submission } from "@/db/schema/submissions";
import { ActForm } from "@/desk/ui/act-form";
import { MenuBox } from "@/desk/ui/menu";
import { retry as press } from "./actions";

type ButtonProps = {
  of: Pick<Submission, "id" | "lastPaymentFailure">;
  sum: string;
  /** The address to go back to. */
  back: string;
};

/** Asks first, and says what happens then: it cannot be taken back here. */
export function RetryButton({ of: { id, lastPaymentFailure: failure }, sum, back }: ButtonProps) {
  const t = useTranslations("deskSignUp");
  return (
    <MenuBox summary={t("retry.ask")}>
      <ActForm
        action={press}
        sends={{ signUp: id, failure: failure ?? "", back }}
        className="p-4 text-small whitespace-normal"
      >
        <p>{t("retry.what", { sum })}</p>
        <Button small className="mt-3">
          {t("retry.button", { sum })}
        </Button>
      </ActForm>
    </MenuBox>
  );
}
