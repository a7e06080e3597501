import { useTranslations } from "next-intl";
import { Button, LinkButton } from "@/components/ui/button";
import { signInAddress } from "@/desk/addresses";
import type { FormAction } from "@/desk/ui/act-form";
import { TextField } from "@/desk/ui/fields";
import { Said } from "@/desk/ui/said";
import { linkMinutes } from "@/lib/operators";
import { limits } from "@/lib/sign-up/rules/limits";
import { EntryFrame } from "./entry-frame";

/** `told`: the result of the last press. `wait`: minutes. */
type SignInProps = {
  ask: FormAction;
  told: {
    sent: boolean;
    enough: boolean;
    invalid: boolean;
    failed: boolean;
    unsure: boolean;
    outHere: boolean;
    wait: number | null;
  };
};

export function SignIn({ ask, told }: SignInProps) {
  const t = useTranslations("console");
  const minutes = linkMinutes;
  return (
    <EntryFrame heading={t("signIn.title")}>
      <p className="mt-2 text-small text-ink-2">{t("signIn.lead", { minutes })}</p>
      {told.sent && <Said>{t("signIn.sent", { minutes })}</Said>}
      {told.enough && <Said>{t("signIn.enough", { minutes })}</Said>}
      {told.wait !== null && <Said as="problem">{t("signIn.wait", { minutes: told.wait })}</Said>}
      {told.failed && <Said as="problem">{t("failed")}</Said>}
      {told.unsure && <Said as="problem">{t("signIn.unsure")}</Said>}
      {told.outHere && <Said as="problem">{t("signIn.outHere")}</Said>}
      <form action={ask} className="mt-6 grid gap-4" noValidate>
        <TextField
          name="email"
          type="email"
          required
          maxLength={limits.contactEmail}
          autoComplete="username"
          label={t("signIn.email")}
          problem={told.invalid && t("signIn.invalid")}
        />
        <Button small className="min-h-12!">
          {t("signIn.button")}
        </Button>
      </form>
      <p className="mt-5 border-t border-rule pt-3 text-note text-ink-2">{t("signIn.passkeyNote")}</p>
    </EntryFrame>
  );
}

/** The page behind a mailed link. Only its button uses the link, because mail scanners open links too. */
export function OpenLink({ linkKey, open }: { linkKey: string | null; open: FormAction }) {
  const t = useTranslations("console");
  if (linkKey === null)
    return (
      <EntryFrame heading={t("open.closedTitle")}>
        <p className="mt-2 text-small text-ink-2">{t("open.closed", { minutes: linkMinutes })}</p>
        <p className="mt-6">
          <LinkButton small href={signInAddress}>
            {t("open.again")}
          </LinkButton>
        </p>
      </EntryFrame>
    );
  return (
    <EntryFrame heading={t("open.title")}>
      <p className="mt-2 text-small text-ink-2">{t("open.lead")}</p>
      <form action={open} className="mt-6">
        <input type="hidden" name="key" value={linkKey} />
        <Button small className="min-h-12! w-full">
          {t("open.button")}
        </Button>
      </form>
    </EntryFrame>
  );
}
