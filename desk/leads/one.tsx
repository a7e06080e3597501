import { useTranslations } from "next-intl";
import { Button, LinkButton } from "@/components/ui/button";
import { Facts } from "@/components/ui/facts";
import { Icon } from "@/components/ui/icon";
import { Section } from "@/components/ui/section";
import { ActForm, type FormAction } from "@/desk/ui/act-form";
import { BackLink } from "@/desk/ui/back-link";
import { MailLink, mailtoAddress } from "@/desk/ui/contact-links";
import { Desk } from "@/desk/ui/desk";
import { type Option, SelectField } from "@/desk/ui/fields";
import { Message } from "@/desk/ui/message";
import { Notes } from "@/desk/ui/notes";
import { firmTime } from "@/desk/ui/times";
import { hasRole, type Operator } from "@/lib/operators";
import { leadsAddress } from "@/lib/routing/desk";
import { leadMonths, leadStages } from "@/lib/sign-up/lead";
import { maxNoteLength } from "@/lib/sign-up/stages";
import { changeLeadOwner, changeLeadStage, noteLead } from "./actions";
import type { LeadPageData } from "./leads";
import { type MessageQuery, StaleLead } from "./stale";

type Props = LeadPageData & { operator: Operator; message: MessageQuery };

/** The page of a lead. Its title and address name nobody. */
export function OneLead({ operator, lead, notes, owners, nextNote, message, last }: Props) {
  const t = useTranslations("deskOverview");
  const mayAct = hasRole(operator, "admin");
  const result = useResult(message.message);
  return (
    <Desk operator={operator} at="leads" title={t("lead.title")}>
      <BackLink href={leadsAddress}>{t("leads.title")}</BackLink>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="min-w-0">
          <h1 className="font-display text-h2 wrap-anywhere">{lead.name}</h1>
          <p className="mt-1.5 text-small text-ink-2">{t("lead.sent", { at: firmTime(lead.sentAt) })}</p>
          {lead.isSuspect && <p className="text-small text-ink-2">{t("leads.suspect")}</p>}
        </div>
        <LinkButton small href={mailtoAddress(lead.email)}>
          <Icon name="mail" className="size-5!" />
          {t("lead.reply")}
        </LinkButton>
      </div>
      {result && <Message as={result.as}>{result.text}</Message>}
      {mayAct && (
        <StaleLead
          message={message}
          last={last}
          shown={{ lead, owners }}
          me={operator.email}
          changeLeadStage={changeLeadStage}
          changeLeadOwner={changeLeadOwner}
        />
      )}
      <div className="mt-2 grid gap-x-12 xl:grid-cols-[minmax(0,1fr)_27rem]">
        <Fields lead={lead} />
        <div>
          <ChangeForm
            action={changeLeadStage}
            lead={lead.id}
            what="stage"
            seen={lead.stage}
            options={leadStages.map((one) => [one, t(`leads.stageName.${one}`)])}
            mayAct={mayAct}
          />
          <ChangeForm
            action={changeLeadOwner}
            lead={lead.id}
            what="owner"
            seen={lead.owner ?? ""}
            options={[["", t("leads.nobody")], ...owners.map((one) => [one, one] as const)]}
            mayAct={mayAct}
          />
          <Notes notes={notes} add={mayAct ? noteLead : null} about={{ lead: lead.id }} next={nextNote} />
        </div>
      </div>
    </Desk>
  );
}

type ChangeFormProps = {
  action: FormAction;
  lead: string;
  what: "stage" | "owner";
  /** The value when the page was shown, so that a later change by somebody else is noticed. */
  seen: string;
  options: readonly Option[];
  mayAct: boolean;
};

/** A field of a lead that an administrator changes, and a viewer reads. */
function ChangeForm({ action, lead, what, seen, options, mayAct }: ChangeFormProps) {
  const t = useTranslations("deskOverview");
  const label = options.find(([value]) => value === seen)?.[1] ?? seen;
  if (!mayAct)
    return (
      <p className="mt-6 text-small">
        <span className="text-ink-2">{`${t(`leads.${what}`)}: `}</span>
        {label}
      </p>
    );
  return (
    <ActForm
      action={action}
      sends={{ lead, seen }}
      className="mt-6 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3"
    >
      <SelectField id={what} name="wanted" label={t(`leads.${what}`)} chosen={seen} options={options} />
      <Button small look="quiet">
        {t(`lead.set.${what}`)}
      </Button>
    </ActForm>
  );
}

function Fields({ lead }: Pick<Props, "lead">) {
  const t = useTranslations("deskOverview");
  const common = useTranslations("common");
  const { kind, companies, note } = lead;
  const count = kind === "unregistered" ? t("draft.none") : t("leads.counted", { kind, count: companies });
  return (
    <Section id="sent" heading={t("lead.fields")} className="mt-6">
      <Facts
        facts={[
          [t("lead.field.email"), <MailLink key="email" email={lead.email} />],
          [t("lead.field.kind"), t(`leads.kindName.${kind}`)],
          [t("lead.field.companies"), count],
          [t("lead.field.market"), common(`country.${lead.market}`)],
          [t("lead.field.source"), lead.source],
          [t("lead.field.text"), note || t("draft.none")],
          [t("lead.field.first"), firmTime(lead.createdAt)],
        ]}
      />
      <p className="mt-2 text-note text-ink-2">{t("lead.kept", { months: leadMonths })}</p>
    </Section>
  );
}

type Result = { as: "done" | "problem"; text: string };

function useResult(message: unknown): Result | null {
  const t = useTranslations("deskOverview");
  switch (message) {
    case "stage-done":
    case "owner-done":
    case "note-done":
      return { as: "done", text: t(`lead.message.${message}`) };
    case "note-blank":
      return { as: "problem", text: t("lead.message.note-blank") };
    case "note-long":
      return { as: "problem", text: t("lead.message.note-long", { max: maxNoteLength }) };
    case "stage-failed":
    case "owner-failed":
    case "note-failed":
      return { as: "problem", text: t("lead.message.failed") };
    default:
      return null;
  }
}
