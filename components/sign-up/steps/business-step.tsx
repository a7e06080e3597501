import { useTranslations } from "next-intl";
import { NewTabLink } from "@/components/ui/new-tab-link";
import type { BusinessNumberType } from "@/lib/markets";
import type { Edition } from "@/lib/markets/editions";
import { regionsIn } from "@/lib/markets/region-names";
import { talkAddress } from "@/lib/routing/addresses";
import { businessAnswer, type RegisteredAddress } from "@/lib/sign-up/business";
import { answerFromCompany, type FindCompany } from "@/lib/sign-up/company";
import { formFromAnswer } from "@/lib/sign-up/fields";
import { frenchBeside } from "@/lib/sign-up/french-first";
import { withoutNumber } from "@/lib/sign-up/lead";
import { businessNumberRule } from "@/lib/sign-up/rules/business-number";
import type { Wizard } from "@/lib/sign-up/wizard";
import type { Site } from "@/lib/site";
import { Field } from "../form/field";
import type { StepAction } from "../form/form-state";
import { ContinueButton } from "../layout/continue-button";
import { FrenchInQuebec } from "../layout/french-first";
import { FieldGroup, Group } from "../layout/group";
import { BesideTotal, buttonInTotal } from "../layout/running-total";
import { ProgressList, WizardForm } from "../layout/step-page";
import { BusinessCard } from "./business-card";
import { AddressFields, Directors, FieldsFold } from "./business-parts";
import { FindCompanySection, SearchForm } from "./find-company";

type Props = {
  wizard: Wizard;
  action: StepAction;
  find: FindCompany | null;
  site: Site;
};

export function BusinessStep({ wizard, action, find, site }: Props) {
  const { edition, answers, progress, refusedAnswer, returnsToReview } = wizard;
  const t = useTranslations("signUp");
  const number = businessNumberRule(edition.code);
  const company = typeof find?.chosen === "object" ? find.chosen : null;
  /** The search alone, until the fields are needed. */
  const isSearch = find !== null && !company && !answers.business;
  const answer = company ? answerFromCompany(company) : (answers.business ?? businessAnswer.parse({}));
  const isSaved = progress.completed.includes("business") && refusedAnswer === null;
  const onCard = find !== null && (company !== null || isSaved);
  const inVain = find !== null && isSearchInVain(find) && find;
  const fields = (
    <>
      <FieldGroup legend={t("business.legend")}>
        <Field name="businessName" label={t("business.businessName")} autoComplete="organization" required />
        <Field
          name="companiesHouseNumber"
          label={t(`business.number.${number.type}.label`)}
          hint={t(`business.number.${number.type}.hint`, { example: number.example })}
          placeholder={number.example}
          autoComplete="off"
          spellCheck={false}
          inputMode={number.isNumeric ? "numeric" : undefined}
          className="[&_input]:max-w-56"
          warns
          required
        />
      </FieldGroup>
      <Address edition={edition} />
      <Group id="directors" heading={t("business.directors")} target>
        <Directors />
      </Group>
    </>
  );
  return (
    <>
      <ProgressList wizard={wizard} step="business" />
      <WizardForm
        key={company?.number}
        wizard={company ? { ...wizard, refusedAnswer: null } : wizard}
        step="business"
        keepsTyped
        action={action}
        initial={formFromAnswer(answer)}
        above={find && <SearchForm wizard={wizard} find={find} />}
      >
        <BesideTotal
          wizard={wizard}
          step="business"
          {...(isSearch && { lead: t("find.lead") })}
          button={
            <ContinueButton
              className={buttonInTotal}
              requires={["businessName", "companiesHouseNumber"]}
              why={t(isSearch ? "find.why" : "business.why")}
            >
              {t("continue")}
            </ContinueButton>
          }
        >
          <div className="max-w-168">
            {!find && <NoNumber edition={edition} meetingUrl={site.meetingUrl} />}
            {find && (
              <FindCompanySection
                edition={edition}
                find={find}
                isFolded={onCard}
                returnsToReview={returnsToReview}
              />
            )}
            {onCard && (
              <BusinessCard answer={answer} opens={inVain || (returnsToReview && !company)}>
                {fields}
              </BusinessCard>
            )}
            {find && !onCard && (
              <div className="mt-8 border-t border-ink">
                <FieldsFold look="section" summary={t("find.self")} opens={inVain || !isSearch}>
                  {fields}
                </FieldsFold>
                <WithoutNumber edition={edition} className="border-b border-rule py-3.5" />
              </div>
            )}
            {!find && fields}
          </div>
        </BesideTotal>
      </WizardForm>
    </>
  );
}

function isSearchInVain({ search, chosen }: FindCompany): boolean {
  return (
    chosen === "unreachable" || (search !== null && !(search.outcome === "found" && search.hits.length > 0))
  );
}

/** Who signs up a business without the number that the form requires, in one line. */
export function WithoutNumber({ edition, className }: { edition: Edition; className: string }) {
  const t = useTranslations("company.none");
  return (
    <p className={className}>
      <b className="font-semibold text-ink">{t(`${edition.businessNumber}.question`)}</b> {t("answer")}{" "}
      <a href={talkAddress(edition, withoutNumber)}>{t("talk")}</a>
    </p>
  );
}

/** Where a business gets its number; in the UK, by becoming a company. */
const issuers = {
  companies_house: "",
  ein: "https://www.irs.gov/businesses/small-businesses-self-employed/get-an-employer-identification-number",
  bn: "https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/business-registration/business-number-program-account.html",
} satisfies Record<BusinessNumberType, string>;

/** The first choice of the step: a business without the number that the form requires is led to a person. */
function NoNumber({ edition, meetingUrl }: { edition: Edition; meetingUrl: string }) {
  const t = useTranslations("company.none");
  const { businessNumber } = edition;
  return (
    <section className="border-t border-ink pt-2.5 pb-1.5 text-small/snug" aria-labelledby="no-number">
      <h2 id="no-number" className="font-sans text-small/snug font-semibold tracking-normal">
        {t(`${businessNumber}.question`)}
      </h2>
      <p className="text-ink-2">
        {t.rich(`${businessNumber}.text`, {
          issuer: (name) => (
            <NewTabLink look="text" href={issuers[businessNumber]}>
              {name}
            </NewTabLink>
          ),
        })}{" "}
        {t("answer")}
      </p>
      <p className="flex flex-wrap gap-x-5 *:inline-flex *:min-h-8 *:items-center">
        <a href={talkAddress(edition, withoutNumber)}>{t("talk")}</a>
        <NewTabLink look="text" href={meetingUrl}>
          {t("book")}
        </NewTabLink>
      </p>
    </section>
  );
}

function Address({ edition }: { edition: Edition }) {
  const t = useTranslations("signUp");
  const states = regionsIn(edition);
  const french = frenchBeside(edition);
  const optional = useTranslations("form")("optional");
  const field = (name: keyof RegisteredAddress) => ({
    name: `registeredAddress.${name}`,
    label: t(`business.${name}`),
  });
  return (
    <FieldGroup legend={t("business.addressLegend")} note={t("business.addressNote")}>
      <AddressFields market={edition.code}>
        <Field {...field("addressLine1")} autoComplete="address-line1" className="sm:col-span-full" />
        <Field
          {...field("addressLine2")}
          optional={optional}
          autoComplete="address-line2"
          className="sm:col-span-full"
        />
        <Field {...field("locality")} autoComplete="address-level2" />
        {states.length > 0 && (
          <Field
            {...field("region")}
            autoComplete="address-level1"
            prompt={t("business.regionPrompt")}
            options={states.map(({ code, name }) => ({ value: code, label: name }))}
          />
        )}
        {french && <FrenchInQuebec french={french} />}
        <Field {...field("postalCode")} autoComplete="postal-code" className="[&_input]:max-w-56" warns />
      </AddressFields>
    </FieldGroup>
  );
}
