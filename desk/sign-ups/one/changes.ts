import { useTranslations } from "next-intl";
import type { FieldChange } from "@/desk/audit/rules";
import { signUpStages } from "@/lib/sign-up/stages";

/** 'from New to Contacted'. */
export function useChange(): (change: FieldChange) => string {
  const t = useTranslations("deskSignUp");
  return ({ field, before, after }) =>
    t("entry.change", { from: shown(field, before), to: shown(field, after) });

  function shown(field: string, value: string | null): string {
    if (value === null) return (field === "owner" ? t("standing.nobody") : t("none")).toLowerCase();
    const stage = signUpStages.find((one) => field === "stage" && one === value);
    return stage ? t(`standing.stageName.${stage}`) : value;
  }
}
