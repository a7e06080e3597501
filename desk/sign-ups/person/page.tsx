import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { Desk } from "@/desk/auth/desk";
import { TextField } from "@/desk/ui/fields";
import { Message } from "@/desk/ui/message";
import type { Operator } from "@/lib/operators";
import { personFileAddress } from "@/lib/routing/desk";
import { limits } from "@/lib/sign-up/rules/limits";
import { EraseByAddress } from "./erase-by-address";

/** `pressId`: the id of the form, so that a repeated press is known. */
type Props = { operator: Operator; message: unknown; pressId: string };

const form = "mt-3 grid max-w-md justify-items-start gap-3";
const address = { type: "email", required: true, maxLength: limits.contactEmail } as const;

/** A person's request to see, or to erase, what the firm holds about an e-mail address. */
export function Person({ operator, message, pressId }: Props) {
  const t = useTranslations("deskSignUp");
  const desk = useTranslations("desk");
  return (
    <Desk operator={operator} at="person" title={t("person.title")}>
      <h1 className="font-display text-h2">{t("person.title")}</h1>
      {message === "erased" && <Message>{t("person.erased")}</Message>}
      {message === "nothing" && <Message as="problem">{t("person.nothing")}</Message>}
      {message === "failed" && <Message as="problem">{desk("failed")}</Message>}
      <Section className="mt-8" id="export" heading={t("person.export")}>
        <p className="mt-1 max-w-measure text-small text-ink-2">{t("person.exportText")}</p>
        <form method="post" action={personFileAddress} encType="multipart/form-data" className={form}>
          <TextField id="export-email" name="email" label={t("person.email")} {...address} />
          <Button small>{t("person.download")}</Button>
        </form>
      </Section>
      <Section
        id="erase"
        heading={t("person.erase")}
        className="mt-9 max-w-xl border border-error/60 p-4 sm:p-5"
      >
        <p className="mt-1 text-small text-ink-2">{t("person.eraseText")}</p>
        <EraseByAddress
          pressId={pressId}
          labels={{
            email: t("person.email"),
            again: t("person.again"),
            show: t("person.show"),
            erase: t("person.button"),
          }}
        />
      </Section>
    </Desk>
  );
}
