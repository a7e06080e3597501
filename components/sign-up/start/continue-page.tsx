import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { pageTitle } from "@/components/seo/page-title";
import { Actions, LinkButton } from "@/components/ui/button";
import { WithEmails } from "@/components/ui/email";
import { PressForm } from "@/components/ui/press-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { TakesFocus } from "@/components/ui/takes-focus";
import { formatDate } from "@/lib/dates";
import type { Edition } from "@/lib/markets/editions";
import { retention } from "@/lib/retention";
import { continueAddress, signUpAddress } from "@/lib/routing/addresses";
import type { LinkPage } from "@/lib/sign-up/link";
import { wizardSteps } from "@/lib/sign-up/steps";
import { AlertBox } from "../form/alert-box";
import { Field } from "../form/field";
import { freshState, type Notice, type StepAction } from "../form/form-state";
import { StepForm } from "../form/step-form";
import { Columns, callout, Titles } from "../layout/group";

type ContinueState = Exclude<LinkPage, { state: "here" }>;

type Props = {
  edition: Edition;
  page: ContinueState;
  linkKey: string;
  /** The secret that becomes this browser's cookie if 'Continue here' is pressed. */
  token: string;
  sent: boolean;
  /** Whether the last press of 'Continue here' got no answer. */
  failed: boolean;
  /** The result of the last press, if it could not be stored for this page view. */
  notice: Notice | null;
  email: StepAction;
  follow: StepAction;
};

export function ContinuePage(props: Props) {
  const { edition, page, linkKey, token, failed, follow } = props;
  const t = useTranslations("signUp");
  const form = useTranslations("form");
  if (page.state === "ask") return <SendLink {...props} page={page} />;
  if (page.state === "open")
    return (
      <HeadedPage
        edition={edition}
        heading={t("here.heading")}
        lead={t(`here.lead.${page.opens}`, {
          number: wizardSteps.indexOf(page.goOnAt) + 1,
          total: wizardSteps.length,
          step: t(`progress.${page.goOnAt}`),
        })}
      >
        {failed && (
          <AlertBox id="not-opened" heading={t("start.notBegun.title")}>
            <p>{t("start.notBegun.text")}</p>
          </AlertBox>
        )}
        <p className="mb-6">{t(`here.ends.${page.opens}`)}</p>
        {page.replacesAnother && <p className={callout}>{t("here.replaces")}</p>}
        <PressForm action={follow} initial={freshState({})} address={continueAddress(edition, linkKey)}>
          <input type="hidden" name="edition" value={edition.segment} />
          <input type="hidden" name="key" value={linkKey} />
          <input type="hidden" name="token" value={token} />
          <Actions as="p">
            <SubmitButton saving={form("saving")}>{t("here.button")}</SubmitButton>
          </Actions>
        </PressForm>
      </HeadedPage>
    );
  const again = page.state === "unreachable";
  const retentionDays = { days: retention.draftDays };
  const texts = {
    nothing: { heading: t("otherDevice.nothing.title"), lead: t("otherDevice.nothing.text", retentionDays) },
    moved: { heading: t("otherDevice.moved.title"), lead: t("otherDevice.moved.text") },
    used: {
      heading: t("here.used.title"),
      lead: page.state === "used" ? t(`here.used.text.${page.opens}`) : "",
    },
    closed: { heading: t("here.closed.title"), lead: t("here.closed.text", retentionDays) },
    unreachable: { heading: t("unavailable.title"), lead: t("unavailable.text") },
  }[page.state];
  return (
    <HeadedPage edition={edition} {...texts}>
      <Actions as="p" className="mb-6">
        <LinkButton href={again ? continueAddress(edition, linkKey || undefined) : signUpAddress(edition)}>
          {t(
            again
              ? "unavailable.again"
              : page.state === "moved"
                ? "otherDevice.moved.button"
                : "start.button",
          )}
        </LinkButton>
      </Actions>
    </HeadedPage>
  );
}

function SendLink({
  edition,
  page,
  sent,
  notice,
  email,
}: Props & { page: Extract<ContinueState, { state: "ask" }> }) {
  const t = useTranslations("signUp");
  const title = pageTitle(t("otherDevice.heading"), edition);
  const date = formatDate(page.keptUntil, edition);
  return (
    <HeadedPage
      edition={edition}
      heading={t("otherDevice.heading")}
      lead={t("otherDevice.lead")}
      titled={false}
    >
      <p className="mb-6">
        {page.contactEmail === null ? (
          t("otherDevice.planOnly")
        ) : (
          <WithEmails
            text={t(page.isSubmitted ? "otherDevice.toPayment" : "otherDevice.withAnswers", {
              email: page.contactEmail,
            })}
          />
        )}
      </p>
      {sent && (
        <TakesFocus className={callout} of={page.email}>
          <WithEmails text={t("otherDevice.sent", { email: page.email })} />
        </TakesFocus>
      )}
      <StepForm
        id="link"
        edition={{ code: edition.code, segment: edition.segment }}
        address={continueAddress(edition)}
        checks="link"
        action={email}
        initial={{ linkEmail: page.email }}
        refusedAnswer={page.refusedAnswer}
        notice={notice}
        title={title}
        saving={t("otherDevice.sending")}
      >
        <Field
          name="linkEmail"
          label={t("otherDevice.label")}
          {...(page.contactEmail !== null && {
            hint: t("otherDevice.hint", { email: page.contactEmail, date }),
          })}
          type="email"
          autoComplete="email"
          spellCheck={false}
          required
        />
        <div className="flex flex-wrap justify-between gap-3 border-t border-ink pt-6">
          <LinkButton look="quiet" href={signUpAddress(edition, page.goOnAt)}>
            {t("otherDevice.back")}
          </LinkButton>
          <SubmitButton saving={t("otherDevice.sending")}>
            {t(sent ? "otherDevice.again" : "otherDevice.button")}
          </SubmitButton>
        </div>
      </StepForm>
    </HeadedPage>
  );
}

type PageProps = {
  edition: Edition;
  heading: string;
  lead: string;
  /** False beside a `StepForm`, which writes the page's title itself. */
  titled?: boolean;
  children: ReactNode;
};

function HeadedPage({ edition, heading, lead, titled = true, children }: PageProps) {
  return (
    <Columns>
      <div>
        {titled && <title>{pageTitle(heading, edition)}</title>}
        <Titles heading={heading} lead={lead} />
        {children}
      </div>
    </Columns>
  );
}
