import { useTranslations } from "next-intl";
import type { Submission } from "@/db/schema/submissions";
import { Desk } from "@/desk/auth/desk";
import { BackLink } from "@/desk/ui/back-link";
import type { Operator } from "@/lib/operators";
import { oneSignUpAddress } from "@/lib/routing/desk";
import { ContactForm } from "./contact-form";
import type { ContactField } from "./correct";

type Props = { operator: Operator; signUp: Pick<Submission, "id" | ContactField> };

export function CorrectContact({ operator, signUp }: Props) {
  const t = useTranslations("deskSignUp");
  return (
    <Desk operator={operator} at="signUps" title={t("contact.title")}>
      <BackLink href={oneSignUpAddress(signUp.id)}>{t("contact.back")}</BackLink>
      <h1 className="mt-3 font-display text-h2">{t("contact.title")}</h1>
      <p className="mt-2 max-w-measure text-small text-ink-2">{t("contact.lead")}</p>
      <ContactForm
        signUpId={signUp.id}
        fields={[
          { name: "contactName", label: t("fields.contactName"), type: "text", seen: signUp.contactName },
          { name: "contactEmail", label: t("fields.contactEmail"), type: "email", seen: signUp.contactEmail },
          {
            name: "contactPhone",
            label: t("fields.contactPhone"),
            type: "tel",
            seen: signUp.contactPhone ?? "",
          },
        ]}
        save={t("contact.save")}
      />
    </Desk>
  );
}
