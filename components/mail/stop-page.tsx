import { useTranslations } from "next-intl";
import { pageTitle } from "@/components/seo/page-title";
import { freshState, type StepAction } from "@/components/sign-up/form/form-state";
import { Columns, callout, Titles } from "@/components/sign-up/layout/group";
import { Actions, LinkButton } from "@/components/ui/button";
import { PressForm } from "@/components/ui/press-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { TakesFocus } from "@/components/ui/takes-focus";
import type { Edition } from "@/lib/markets/editions";
import { retention } from "@/lib/retention";
import { marketAddress, stopMailsAddress } from "@/lib/routing/addresses";

type Props = {
  edition: Edition;
  state: "ask" | "stopped" | "closed" | "unreachable";
  /** Whether the last press did not stop the mails. */
  hasFailed: boolean;
  stopKey: string;
  stop: StepAction;
};

/** Where a reader of a mail about an unpaid sign-up stops such mails, by a press of the button. */
export function StopPage({ edition, state, hasFailed, stopKey, stop }: Props) {
  const t = useTranslations("resume");
  const heading = t(`stop.${state}.heading`);
  const message =
    state === "stopped" ? t("stop.stopped.done") : state === "ask" && hasFailed ? t("stop.failed") : "";
  const address = stopMailsAddress(edition, stopKey);
  return (
    <Columns>
      <div>
        <title>{pageTitle(heading, edition)}</title>
        <Titles heading={heading} lead={t(`stop.${state}.text`, { months: retention.resumeMailMonths })} />
        {message && (
          <TakesFocus className={callout} of={message}>
            {message}
          </TakesFocus>
        )}
        {state === "ask" ? (
          <PressForm action={stop} initial={freshState({})} address={address}>
            <input type="hidden" name="edition" value={edition.segment} />
            <input type="hidden" name="key" value={stopKey} />
            <Actions as="p">
              <SubmitButton saving={t("stop.stopping")}>{t("stop.button")}</SubmitButton>
            </Actions>
          </PressForm>
        ) : (
          <Actions as="p">
            <LinkButton href={state === "unreachable" ? address : marketAddress("home", edition)}>
              {t(state === "unreachable" ? "stop.again" : "stop.home")}
            </LinkButton>
          </Actions>
        )}
      </div>
    </Columns>
  );
}
