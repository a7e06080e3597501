import { useTranslations } from "next-intl";
import { type Audience, pageTitle } from "@/components/seo/page-title";
import { Field } from "@/components/sign-up/form/field";
import { FormMessages } from "@/components/sign-up/form/form-messages";
import type { StepAction } from "@/components/sign-up/form/form-state";
import { Honeypot } from "@/components/sign-up/form/honeypot";
import { StepForm } from "@/components/sign-up/form/step-form";
import { Columns, Titles } from "@/components/sign-up/layout/group";
import { PanelEntry, SidePanel } from "@/components/sign-up/layout/side-panel";
import { Actions } from "@/components/ui/button";
import { NewTabLink } from "@/components/ui/new-tab-link";
import { SubmitButton } from "@/components/ui/submit-button";
import { useCopy } from "@/i18n/use-copy";
import type { Edition } from "@/lib/markets/editions";
import { retention } from "@/lib/retention";
import { siteAddress, talkAddress } from "@/lib/routing/addresses";
import { countedKind, type LeadOrigin } from "@/lib/sign-up/lead";
import type { Site } from "@/lib/site";
import { leadSteps } from "./sent-page";

type Props = { edition: Edition; origin: LeadOrigin; action: StepAction; site: Site };

/** The page of the form 'Talk to us', which asks for a number of companies, customers or locations, if there are several. */
export function TalkPage(props: Props) {
  const { kind } = props.origin;
  const t = useCopy("leads");
  return (
    <Columns>
      <FormMessages>
        <div>
          <Titles heading={t(`heading.${kind}`)} lead={t(`lead.${kind}`)} />
          <TalkForm {...props} />
        </div>
      </FormMessages>
      <SidePanel id="next" title={t("sent.next")}>
        <ol>
          {leadSteps.map((step) => (
            <PanelEntry key={step} title={t(`sent.${step}.heading`)}>
              {t(`sent.${step}.text`)}
            </PanelEntry>
          ))}
        </ol>
      </SidePanel>
    </Columns>
  );
}

function TalkForm({ edition, origin, action, site }: Props) {
  const t = useCopy("leads");
  const form = useTranslations("form");
  const { kind, source } = origin;
  const counted = countedKind(kind);
  const link = (text: React.ReactNode) => <a href={siteAddress("privacy", edition)}>{text}</a>;
  return (
    <StepForm
      id="lead"
      edition={{ code: edition.code, segment: edition.segment }}
      address={talkAddress(edition, origin)}
      checks="lead"
      action={action}
      initial={noAnswer}
      title={pageTitle(t(`heading.${kind}`), edition, audiences[kind])}
      saving={t("sending")}
      keepsTyped
    >
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="source" value={source} />
      <Field name="leadName" label={t("name")} autoComplete="name" required />
      <Field
        name="leadEmail"
        label={t("email")}
        type="email"
        autoComplete="email"
        spellCheck={false}
        warns
        required
      />
      {counted ? (
        <Field name="leadCompanies" label={t(`number.${counted}`)} autoComplete="off" required />
      ) : (
        <input type="hidden" name="leadCompanies" value={1} />
      )}
      <Field name="leadNote" label={t("note")} optional={form("optional")} rows={4} autoComplete="off" />
      <Honeypot label={t("honeypot")} />
      <p className="mb-6 text-small/normal text-ink-3">
        {t.rich("kept", { months: retention.leadMonths, link })}
      </p>
      <Actions>
        <SubmitButton saving={t("sending")}>{t("send")}</SubmitButton>
        <NewTabLink look="quiet" href={kind === "bank" ? site.partnershipCallUrl : site.demoUrl}>
          {t("book")}
        </NewTabLink>
      </Actions>
    </StepForm>
  );
}

const audiences = {
  portfolio: "business",
  volume: "business",
  unregistered: "business",
  bank: "bank",
  franchise: "franchise",
} as const satisfies Record<LeadOrigin["kind"], Audience>;

const noAnswer = {};
