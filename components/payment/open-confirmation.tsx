import type { ReactNode } from "react";
import { callout } from "@/components/sign-up/layout/group";
import { Actions, LinkButton } from "@/components/ui/button";
import { PressForm } from "@/components/ui/press-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { TakesFocus } from "@/components/ui/takes-focus";
import { useCopy } from "@/i18n/use-copy";
import type { Edition } from "@/lib/markets/editions";
import {
  type ConfirmationIds,
  type ConfirmationLinkOpens,
  confirmationLinkMinutes,
  type OpenConfirmationState,
} from "@/lib/payments/link";
import { openConfirmationPath, openingAddress } from "@/lib/routing/addresses";
import { pageTitle } from "../seo/page-title";
import { StateHeading, Support, unconfirmed } from "./issue";

type Action = (last: null, form: FormData) => Promise<null>;

type Props = {
  edition: Edition;
  page: Exclude<OpenConfirmationState, { state: "redirect" }>;
  ids: ConfirmationIds;
  linkKey: string;
  /** The result of the last press, from the address. `wait`: minutes. */
  result: { sent: boolean; failed: boolean; wait: number | null };
  email: Action;
  open: Action;
  supportEmail: string;
};

const minutes = confirmationLinkMinutes;

/** The pages that open a confirmation, or the way to the bank, in a browser other than the one that signed up. */
export function OpenConfirmation({ edition, page, ids, linkKey, result, email, open, supportEmail }: Props) {
  const t = useCopy("confirmation");
  const payment = useCopy("payment");
  switch (page.state) {
    case "ask":
      return <Ask edition={edition} opens={page.opens} ids={ids} result={result} email={email} />;
    case "open":
      return (
        <Headed
          edition={edition}
          heading={t(`otherDevice.here.heading.${page.opens}`)}
          lead={t(`otherDevice.here.lead.${page.opens}`)}
        >
          <Message>{result.failed ? t("otherDevice.here.failed") : ""}</Message>
          <PressForm action={open} initial={null} address={openingAddress(linkKey)}>
            <input type="hidden" name="key" value={linkKey} />
            <input type="hidden" name="token" value={page.token} />
            <PendingButton
              label={t(`otherDevice.here.button.${page.opens}`)}
              busy={t("otherDevice.here.opening")}
            />
          </PressForm>
        </Headed>
      );
    case "used":
      return (
        <Headed
          edition={edition}
          heading={t("otherDevice.used.heading")}
          lead={t("otherDevice.used.lead", { minutes })}
        >
          <Actions as="p">
            <LinkButton href={page.askAt}>{t("otherDevice.again")}</LinkButton>
          </Actions>
        </Headed>
      );
    case "unknown":
    case "unavailable":
      return (
        <Headed
          edition={edition}
          heading={t(`otherDevice.${page.state}.heading`)}
          lead={t(`otherDevice.${page.state}.lead`)}
        >
          <Support words={{ support: payment("issue.support") }} email={supportEmail} />
        </Headed>
      );
  }
}

type AskProps = Pick<Props, "edition" | "ids" | "result" | "email"> & { opens: ConfirmationLinkOpens };

function Ask({ edition, opens, ids, result, email }: AskProps) {
  const t = useCopy("confirmation");
  const message = result.sent
    ? t("otherDevice.sent", { minutes })
    : result.wait !== null
      ? t("otherDevice.wait", { minutes: result.wait })
      : result.failed
        ? t("otherDevice.failed")
        : "";
  return (
    <Headed edition={edition} heading={t(`otherDevice.heading.${opens}`)} lead={t("otherDevice.lead")}>
      <Message>{message}</Message>
      <PressForm
        action={email}
        initial={null}
        address={openConfirmationPath(ids.submissionId, ids.requestId)}
      >
        <input type="hidden" name="submissionId" value={ids.submissionId} />
        <input type="hidden" name="requestId" value={ids.requestId} />
        <PendingButton
          label={t(result.sent ? "otherDevice.again" : "otherDevice.button")}
          busy={t("otherDevice.sending")}
        />
      </PressForm>
    </Headed>
  );
}

function PendingButton({ label, busy }: { label: string; busy: string }) {
  return (
    <Actions as="p">
      <SubmitButton saving={busy}>{label}</SubmitButton>
    </Actions>
  );
}

/** The result of the last press, if there is one. */
function Message({ children: message }: { children: string }) {
  if (!message) return null;
  return (
    <TakesFocus className={callout} of={message}>
      {message}
    </TakesFocus>
  );
}

type HeadedProps = { edition: Edition; heading: string; lead: string; children?: ReactNode };

function Headed({ edition, heading, lead, children }: HeadedProps) {
  return (
    <section className={unconfirmed}>
      <StateHeading heading={heading} title={pageTitle(heading, edition)} />
      <p className="text-lead text-ink-2">{lead}</p>
      {children}
    </section>
  );
}
