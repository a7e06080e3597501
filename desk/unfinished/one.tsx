import { useTranslations } from "next-intl";
import { Facts } from "@/components/ui/facts";
import { Section } from "@/components/ui/section";
import { unfinishedAddress } from "@/desk/addresses";
import { Desk } from "@/desk/auth/desk";
import { BackLink } from "@/desk/ui/back-link";
import { firmTime } from "@/desk/ui/times";
import { answerTexts } from "@/i18n/answer-texts";
import { orderName } from "@/i18n/order-name";
import { defaultEdition } from "@/lib/markets/editions";
import type { Operator } from "@/lib/operators";
import { type FieldStep, fieldsOf } from "@/lib/sign-up/answer-fields";
import type { DraftPageData } from "./read";

/** The saved answers of a draft. Its title and address name nobody. */
export function OneDraft({ operator, draft }: { operator: Operator; draft: DraftPageData }) {
  const t = useTranslations("deskOverview");
  const common = useTranslations("common");
  const groups = useGroups(draft);
  return (
    <Desk operator={operator} at="unfinished" title={t("draft.title")}>
      <BackLink href={unfinishedAddress}>{t("unfinished.title")}</BackLink>
      <h1 className="mt-3 font-display text-h2 wrap-anywhere">{draft.businessName ?? draft.email}</h1>
      <p className="mt-1.5 flex flex-wrap gap-x-4 text-small text-ink-2">
        <span>{t("draft.reached", { step: t(`steps.${draft.step}`) })}</span>
        <span>{common(`country.${draft.market}`)}</span>
        <span>{t("draft.seen", { at: firmTime(draft.seenAt) })}</span>
      </p>
      <p className="mt-1 text-small text-ink-2">{t("draft.kept", { at: firmTime(draft.expiresAt) })}</p>
      {groups.map(({ name, rows }) => (
        <Section key={name} id={`group-${name}`} heading={t(`steps.${name}`)} className="mt-7 max-w-3xl">
          {rows ? (
            <Facts facts={rows.map(([label, value]) => [label, value || t("draft.none")])} />
          ) : (
            <p className="mt-2 text-small text-ink-2">{t("draft.unanswered")}</p>
          )}
        </Section>
      ))}
    </Desk>
  );
}

type Group = { name: "plan" | "business" | "contact"; rows: readonly (readonly [string, string])[] | null };

function useGroups({ answers, email, market }: DraftPageData): Group[] {
  const t = useTranslations("deskSignUp");
  const texts = answerTexts(answers, useTranslations("signUp"), defaultEdition);
  const rowsOf = (step: FieldStep) =>
    fieldsOf(step, market).map((name) => [t(`fields.${name}`), texts[name]] as const);
  return [
    {
      name: "plan",
      rows: answers.plan ? [[t("fields.planType"), orderName(answers.plan, defaultEdition)]] : null,
    },
    { name: "business", rows: answers.business ? rowsOf("business") : null },
    { name: "contact", rows: answers.contact ? rowsOf("contact") : [[t("fields.contactEmail"), email]] },
  ];
}
