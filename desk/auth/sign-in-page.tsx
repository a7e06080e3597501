import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button, LinkButton } from "@/components/ui/button";
import { signInAddress } from "@/desk/addresses";
import { invitationDays, recentMinutes } from "@/desk/auth/rules";
import { TextField } from "@/desk/ui/fields";
import { link } from "@/desk/ui/looks";
import { Message } from "@/desk/ui/message";
import { linkMinutes } from "@/lib/operators";
import { limits } from "@/lib/sign-up/rules/limits";
import { EntryPage } from "./entry-page";
import { PasskeySignIn } from "./passkey-sign-in";
import { answerPasskey, askForLink, askForPasskey, openMailedLink } from "./sign-in-actions";

type SignInProps = {
  /** The result of the last press. */
  message: unknown;
  /** Minutes. */
  wait: number | null;
  /** The page that asks somebody who is signed in to sign in again. */
  back: string | null;
};

export function SignIn({ message, wait, back }: SignInProps) {
  const t = useTranslations("desk");
  const minutes = linkMinutes;
  return (
    <EntryFrame heading={t("signIn.title")}>
      {back !== null && (
        <p className="mt-2 text-small font-semibold">{t("signIn.again", { minutes: recentMinutes })}</p>
      )}
      <p className="mt-2 text-small text-ink-2">{t("signIn.lead", { minutes })}</p>
      {message === "sent" && <Message>{t("signIn.sent", { minutes })}</Message>}
      {message === "enough" && <Message>{t("signIn.enough", { minutes })}</Message>}
      {wait !== null && <Message as="problem">{t("signIn.wait", { minutes: wait })}</Message>}
      {message === "failed" && <Message as="problem">{t("failed")}</Message>}
      {message === "unsure" && <Message as="problem">{t("signIn.unsure")}</Message>}
      {message === "passkey" && <Message as="problem">{t("signIn.passkeyFirst")}</Message>}
      {message === "outHere" && <Message as="problem">{t("signIn.outHere")}</Message>}
      <form action={askForLink} className="mt-6 grid gap-4" noValidate>
        {back !== null && <input type="hidden" name="back" value={back} />}
        <TextField
          name="email"
          type="email"
          required
          maxLength={limits.contactEmail}
          autoComplete="username webauthn"
          label={t("signIn.email")}
          problem={message === "invalid" && t("signIn.invalid")}
        />
        <Button small className="min-h-12!">
          {t("signIn.button")}
        </Button>
      </form>
      <div className="mt-5 border-t border-rule pt-5">
        <PasskeySignIn
          question={askForPasskey}
          answer={answerPasskey}
          back={back ?? ""}
          label={t("passkey.button")}
          refused={t("passkey.refused")}
        />
        <noscript>
          <p className="mt-2 text-small">{t("passkey.noScripts")}</p>
        </noscript>
        <p className="mt-2 text-note text-ink-2">{t("signIn.passkeyNote")}</p>
      </div>
    </EntryFrame>
  );
}

/** The page behind a mailed link. Only its button uses the link, because mail scanners open links too. */
export function OpenLink({ linkKey, isInvitation }: { linkKey: string | null; isInvitation: boolean }) {
  const t = useTranslations("desk");
  if (linkKey === null)
    return (
      <EntryFrame heading={t("open.closedTitle")}>
        <p className="mt-2 text-small text-ink-2">
          {isInvitation
            ? t("open.closedInvitation", { days: invitationDays })
            : t("open.closed", { minutes: linkMinutes })}
        </p>
        <p className="mt-6">
          <LinkButton small href={signInAddress}>
            {t(isInvitation ? "open.signIn" : "open.again")}
          </LinkButton>
        </p>
      </EntryFrame>
    );
  return (
    <EntryFrame heading={t("open.title")}>
      <p className="mt-2 text-small text-ink-2">{t(isInvitation ? "open.leadInvitation" : "open.lead")}</p>
      <form action={openMailedLink} className="mt-6">
        <input type="hidden" name="key" value={linkKey} />
        {isInvitation && <input type="hidden" name="invitation" value="yes" />}
        <Button small className="min-h-12! w-full">
          {t("open.button")}
        </Button>
      </form>
    </EntryFrame>
  );
}

/** The frame of the pages that an operator sees before the sign-in is complete. */
function EntryFrame({ heading, children }: { heading: string; children: ReactNode }) {
  const t = useTranslations("desk");
  const desk = t("desk");
  const foot = (
    <footer className="border-t border-rule px-4 py-4 text-note text-ink-2 sm:px-8">
      <p>
        {t.rich("site", {
          a: (words) => (
            <a className={link} href="/">
              {words}
            </a>
          ),
        })}
      </p>
    </footer>
  );
  return (
    <EntryPage heading={heading} title={t("title", { page: heading, desk })} desk={desk} foot={foot}>
      {children}
    </EntryPage>
  );
}
