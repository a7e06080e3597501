import { useTranslations } from "next-intl";
import { regions } from "@/lib/markets/regions";
import { businessAnswer } from "@/lib/sign-up/business";
import { answerFromCompany, type FindCompany } from "@/lib/sign-up/company";
import { formFromAnswer } from "@/lib/sign-up/fields";
import { businessNumberRule } from "@/lib/sign-up/rules/business-number";
import type { Wizard } from "@/lib/sign-up/wizard";
import { Field } from "../form/field";
import type { StepAction } from "../form/form-state";
import { FieldGroup, Group } from "../layout/group";
import { StepBar } from "../layout/step-bar";
import { StepPage, WizardForm } from "../layout/step-page";
import { Directors } from "./directors";
import { FindCompanySection } from "./find-company";

type Props = {
  wizard: Wizard;
  action: StepAction;
  find: FindCompany | null;
};

export function BusinessStep({ wizard, action, find }: Props) {
  const { market, answers } = wizard;
  const t = useTranslations("signUp");
  const number = businessNumberRule(market.code);
  const company = typeof find?.chosen === "object" ? find.chosen : null;
  const answer = company ? answerFromCompany(company) : (answers.business ?? businessAnswer.parse({}));
  return (
    <StepPage wizard={wizard} step="business">
      <WizardForm
        key={company?.number}
        wizard={wizard}
        step="business"
        keepsTyped
        action={action}
        initial={formFromAnswer(answer)}
        above={
          find && <FindCompanySection market={market} find={find} returnsToReview={wizard.returnsToReview} />
        }
      >
        <FieldGroup legend={t("business.legend")}>
          <Field
            name="businessName"
            label={t("business.businessName")}
            autoComplete="organization"
            required
          />
          <Field
            name="companiesHouseNumber"
            label={t(`business.number.${number.type}.label`)}
            hint={t(`business.number.${number.type}.hint`, { example: number.example })}
            placeholder={number.example}
            autoComplete="off"
            spellCheck={false}
            className="[&_input]:max-w-56"
            warns
            required
          />
        </FieldGroup>
        <Address wizard={wizard} />
        <Group id="directors" heading={t("business.directors")} target>
          <Directors />
        </Group>
        <StepBar
          market={market}
          step="business"
          requires={["businessName", "companiesHouseNumber"]}
          why={t("business.why")}
        />
      </WizardForm>
    </StepPage>
  );
}

function Address({ wizard: { market } }: { wizard: Wizard }) {
  const t = useTranslations("signUp");
  const states = regions(market.code);
  const optional = useTranslations("form")("optional");
  return (
    <FieldGroup legend={t("business.addressLegend")} note={t("business.addressNote")}>
      <div className="grid gap-x-4 sm:grid-cols-2">
        <Field
          name="registeredAddress.addressLine1"
          label={t("business.addressLine1")}
          autoComplete="address-line1"
          className="sm:col-span-full"
        />
        <Field
          name="registeredAddress.addressLine2"
          label={t("business.addressLine2")}
          optional={optional}
          autoComplete="address-line2"
          className="sm:col-span-full"
        />
        <Field
          name="registeredAddress.locality"
          label={t("business.locality")}
          autoComplete="address-level2"
        />
        {states.length > 0 && (
          <Field
            name="registeredAddress.region"
            label={t("business.region")}
            autoComplete="address-level1"
            prompt={t("business.regionPrompt")}
            options={states.map(({ code, name }) => ({ value: code, label: name }))}
          />
        )}
        <Field
          name="registeredAddress.postalCode"
          label={t("business.postalCode")}
          autoComplete="postal-code"
        />
      </div>
    </FieldGroup>
  );
}
