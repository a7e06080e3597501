import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { eraseAddress } from "@/desk/addresses";
import { ActForm } from "@/desk/ui/act-form";
import { addMonths, firmDate, firmDay } from "@/desk/ui/days";
import { TypedField } from "@/desk/ui/fields";
import { link } from "@/desk/ui/looks";
import { noticeMonths } from "@/lib/plans";
import { cancel } from "./actions";
import { Fold } from "./fields";
import type { SignUpPageData } from "./read";

/** The actions that cannot be undone, last on the page. */
export function Irreversible({ data: { signUp, acts, now } }: { data: SignUpPageData }) {
  const t = useTranslations("deskSignUp");
  if (!acts?.cancel && !acts?.erase) return null;
  const today = firmDate(now);
  return (
    <Fold id="irreversible" heading={t("end.heading")}>
      {acts.cancel && (
        <ActForm
          action={cancel}
          sends={{ signUp: signUp.id }}
          className="mt-1 grid justify-items-start gap-2"
        >
          <TypedField
            label={
              <>
                {t("end.cancel")}{" "}
                <span className="font-normal text-ink-2">
                  {t("end.cancelText", {
                    today: firmDay(today),
                    months: noticeMonths,
                    notice: firmDay(addMonths(today, noticeMonths)),
                  })}
                </span>
              </>
            }
          />
          <Button small look="red">
            {t("end.cancelButton")}
          </Button>
        </ActForm>
      )}
      {acts.erase && (
        <p className="mt-4 text-small not-first:border-t not-first:border-rule not-first:pt-3">
          <a href={eraseAddress(signUp.id)} className={`${link} text-error`}>
            {t("end.erase")}
          </a>{" "}
          <span className="text-ink-2">{t("end.eraseText")}</span>
        </p>
      )}
    </Fold>
  );
}
