import { useTranslations } from "next-intl";
import { useCopy } from "@/i18n/use-copy";
import { marketRules } from "@/lib/markets/rules";
import { type ContactAnswer, contactAnswer } from "@/lib/sign-up/contact";
import { formFromAnswer } from "@/lib/sign-up/fields";
import { softwareOrDefault, type Wizard } from "@/lib/sign-up/wizard";
import { Field } from "../form/field";
import type { StepAction } from "../form/form-state";
import { Honeypot } from "../form/honeypot";
import { ContinueButton } from "../layout/continue-button";
import { FieldGroup } from "../layout/group";
import { BesideTotal, buttonInTotal } from "../layout/running-total";
import { ProgressList, WizardForm } from "../layout/step-page";

type Props = { wizard: Wizard; action: StepAction };

export function ContactStep({ wizard, action }: Props) {
  const { edition, answers } = wizard;
  const t = useCopy("signUp");
  const form = useTranslations("form");
  const market = useTranslations("market");
  const example = marketRules(edition.code).phoneExample;
  const field = (name: Exclude<keyof ContactAnswer, "accountingSoftware">) => ({
    name,
    label: t(`contact.${name}`),
  });
  return (
    <>
      <ProgressList wizard={wizard} step="contact" />
      <WizardForm
        wizard={wizard}
        step="contact"
        keepsTyped
        action={action}
        initial={{
          ...formFromAnswer(answers.contact ?? contactAnswer.parse({})),
          accountingSoftware: softwareOrDefault(answers, edition.code),
        }}
      >
        <BesideTotal
          wizard={wizard}
          step="contact"
          button={
            <ContinueButton
              className={buttonInTotal}
              requires={["contactName", "contactEmail"]}
              why={t("contact.why")}
            >
              {t("continue")}
            </ContinueButton>
          }
        >
          <div className="max-w-168">
            <FieldGroup legend={t("contact.legend")}>
              <Field {...field("contactName")} autoComplete="name" spellCheck={false} required />
              <Field
                {...field("contactEmail")}
                hint={t("contact.emailHint")}
                type="email"
                autoComplete="email"
                spellCheck={false}
                warns
                required
              />
              <Field
                {...field("contactPhone")}
                hint={t("contact.phoneHint", { example })}
                placeholder={example}
                optional={form("optional")}
                type="tel"
                autoComplete="tel"
                warns
              />
              <Honeypot label={t("contact.honeypot")} />
              <Field
                name="accountingSoftware"
                label={t("contact.software")}
                hint={t("contact.softwarePrompt")}
                autoComplete="off"
                options={edition.software.map((name) => ({
                  value: name,
                  label: market(`software.${name}`),
                }))}
              />
            </FieldGroup>
          </div>
        </BesideTotal>
      </WizardForm>
    </>
  );
}
