import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Facts } from "@/components/ui/facts";
import { Icon } from "@/components/ui/icon";
import { correctAddress } from "@/desk/addresses";
import { DebitStates } from "@/desk/sign-ups/states";
import { ActButton } from "@/desk/ui/act-form";
import { MailLink, PhoneLink } from "@/desk/ui/contact-links";
import { Copy } from "@/desk/ui/copy";
import { link } from "@/desk/ui/looks";
import { marketOfCountry } from "@/lib/markets";
import { answerFieldNames, fieldRows } from "@/lib/sign-up/answer-fields";
import { askAgain, sendResume, sendWelcome } from "./actions";
import { erasedFields, type FieldGroup, fieldGroupsIn, type ShownField } from "./field-groups";
import { useFieldText } from "./field-text";
import type { SignUpPageData } from "./read";
import { isForSetUpLink } from "./rules";

const copied: readonly ShownField[] = [
  ...answerFieldNames.filter((name) => fieldRows[name].hasCopyButton),
  "mandateReference",
];

const line = "flex flex-wrap items-center gap-x-2";

/** What is known, in folds; what is empty is left out. */
export function Fields({ data: { signUp, records, acts, pressId, now } }: { data: SignUpPageData }) {
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
  const groups = fieldGroupsIn(marketOfCountry(signUp.serviceCountry).code);
  return (["contact", "business", "order", "payment", "origin"] as const).map((group) => (
    <Fold key={group} id={group} heading={t(`groups.${group}`)} isOpen={group === "contact"}>
      {beside[group]}
      <Facts
        facts={groups[group].flatMap((name) => {
          const shown = shownOf(name);
          return shown ? [[t(`fields.${name}`), shown] as const] : [];
        })}
      />
      {group === "payment" && acts && <div className="mt-3 flex flex-wrap gap-2">{paymentActs()}</div>}
    </Fold>
  ));

  function shownOf(name: ShownField): ReactNode {
    if (name === "debit") return <DebitStates of={signUp} />;
    if (signUp.erasedAt && erasedFields.includes(name)) return t("erasedField");
    const text = textOf(name);
    if (!text || !copied.includes(name)) return text;
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

  function paymentActs(): ReactNode {
    const sends = { signUp: signUp.id, press: pressId };
    return (
      <>
        <ActButton action={askAgain} sends={sends} label={t("ask")} />
        {acts?.welcome && <ActButton action={sendWelcome} sends={sends} label={t("again.welcome")} />}
        {acts?.resume && (
          <ActButton
            action={sendResume}
            sends={sends}
            label={t(isForSetUpLink(signUp, now) ? "again.setUp" : "again.resume")}
          />
        )}
      </>
    );
  }
}

type FoldProps = { id: string; heading: string; isOpen?: boolean; children: ReactNode };

/** A part of the page that is opened by its heading. */
export function Fold({ id, heading, isOpen = false, children }: FoldProps) {
  return (
    <section aria-labelledby={id} className="border-b border-rule">
      <details open={isOpen}>
        <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
          <h2 id={id} className="font-display text-h3 font-medium">
            {heading}
          </h2>
          <Icon name="down" className="size-4!" />
        </summary>
        <div className="pb-4">{children}</div>
      </details>
    </section>
  );
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
