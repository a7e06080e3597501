import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Facts } from "@/components/ui/facts";
import { Icon } from "@/components/ui/icon";
import { Section } from "@/components/ui/section";
import { correctAddress } from "@/desk/addresses";
import { DebitStates } from "@/desk/sign-ups/states";
import { ActForm } from "@/desk/ui/act-form";
import { MailLink, PhoneLink } from "@/desk/ui/contact-links";
import { Copy } from "@/desk/ui/copy";
import { link } from "@/desk/ui/looks";
import { marketOfCountry } from "@/lib/markets";
import { answerFieldNames, fieldRows } from "@/lib/sign-up/answer-fields";
import { askAgain } from "./actions";
import { erasedFields, type FieldGroup, fieldGroupsIn, type ShownField } from "./field-groups";
import { useFieldText } from "./field-text";
import type { SignUpPageData } from "./read";

const copied: readonly ShownField[] = [
  ...answerFieldNames.filter((name) => fieldRows[name].hasCopyButton),
  "customerId",
  "mandateId",
  "mandateReference",
  "subscriptionId",
];

const line = "flex flex-wrap items-center gap-x-2";

/** The stored fields in groups. `mayAsk`: whether the provider can be asked here. */
type Props = { data: SignUpPageData; mayAsk: boolean };

export function Fields({ data: { signUp, records, acts, pressId }, mayAsk }: Props) {
  const t = useTranslations("deskSignUp");
  const textOf = useFieldText(signUp);
  const beside: Partial<Record<FieldGroup, ReactNode>> = {
    contact: acts?.correct && (
      <a href={correctAddress(signUp.id)} className={`${link} text-small`}>
        {t("correct")}
      </a>
    ),
    business: records.companiesHouse && (
      <ExternalLink href={records.companiesHouse} words={t("companiesHouse")} />
    ),
    payment: records.provider && <ExternalLink href={records.provider} words={t("provider")} />,
  };
  return (
    <>
      {Object.entries(fieldGroupsIn(marketOfCountry(signUp.serviceCountry).code)).map(([group, fields]) => (
        <Section
          key={group}
          id={group}
          heading={t(`groups.${group as FieldGroup}`)}
          beside={beside[group as FieldGroup]}
          className="mt-7"
        >
          <Facts facts={fields.map((name) => [t(`fields.${name}`), shownOf(name)])} />
        </Section>
      ))}
    </>
  );

  function shownOf(name: ShownField): ReactNode {
    if (name === "debit") return statesAndAsk();
    if (signUp.erasedAt && erasedFields.includes(name)) return t("erasedField");
    const text = textOf(name);
    if (!text || !copied.includes(name)) return text || t("none");
    return (
      <span className={line}>
        <span className="min-w-0">{linked(name) ?? text}</span>
        <Copy text={text} field={t(`fields.${name}`).toLowerCase()} />
      </span>
    );
  }

  function linked(name: ShownField): ReactNode {
    const { contactEmail, contactPhone, contactPhoneE164 } = signUp;
    if (name === "contactEmail") return <MailLink email={contactEmail} />;
    return name === "contactPhone" && contactPhone ? (
      <PhoneLink phone={contactPhone} dialled={contactPhoneE164} />
    ) : null;
  }

  function statesAndAsk(): ReactNode {
    return (
      <div className={line}>
        <DebitStates of={signUp} />
        {mayAsk && (
          <ActForm action={askAgain} sends={{ signUp: signUp.id, press: pressId }}>
            <button type="submit" className={`${link} cursor-pointer`}>
              {t("ask")}
            </button>
          </ActForm>
        )}
      </div>
    );
  }
}

/** A page of another site, in a new tab. */
function ExternalLink({ href, words }: { href: string; words: string }) {
  const t = useTranslations("deskSignUp");
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={`${link} gap-1 text-small`}>
      {words}
      <Icon name="out" className="size-4!" />
      <span className="sr-only">{t("newTab")}</span>
    </a>
  );
}
