import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/button";
import { Facts } from "@/components/ui/facts";
import { Icon } from "@/components/ui/icon";
import { Section } from "@/components/ui/section";
import { Desk } from "@/desk/auth/desk";
import { hasRole } from "@/desk/auth/rules";
import { type MessageQuery, StageAndOwnerForm, StaleStageOrOwner } from "@/desk/stage-and-owner/form";
import { TodoBar } from "@/desk/todos/bar";
import { type ActMessage, ActResult } from "@/desk/todos/result";
import { BackLink } from "@/desk/ui/back-link";
import { MailLink } from "@/desk/ui/contact-links";
import { Notes } from "@/desk/ui/notes";
import { firmTime } from "@/desk/ui/times";
import type { Operator } from "@/lib/operators";
import { retention } from "@/lib/retention";
import { mailtoAddress } from "@/lib/routing/contact-links";
import { deskPages, oneLeadAddress } from "@/lib/routing/desk";
import { leadStages } from "@/lib/sign-up/lead";
import type { LeadPageData } from "./read";

type Props = LeadPageData & { operator: Operator; message: MessageQuery & ActMessage };

/** The page of a lead. Its title and address name nobody. */
export function OneLead({ operator, lead, notes, operators, nextNote, message, changes, todo, now }: Props) {
  const t = useTranslations("deskOverview");
  const desk = useTranslations("desk");
  const stageAndOwner = {
    of: "lead" as const,
    record: lead,
    stages: leadStages,
    nameOf: (stage: (typeof leadStages)[number]) => t(`leads.stageName.${stage}`),
    operators,
  };
  const mayAct = hasRole(operator, "member");
  return (
    <Desk operator={operator} at="leads" title={t("lead.title")}>
      <BackLink href={deskPages.leads}>{t("leads.title")}</BackLink>
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
      {message.message !== "stale" && <ActResult message={message} back={oneLeadAddress(lead.id)} />}
      <TodoBar row={todo} viewer={{ me: operator.email, mayAct, now, back: oneLeadAddress(lead.id) }} />
      {mayAct && (
        <StaleStageOrOwner
          {...stageAndOwner}
          message={message}
          changes={changes}
          me={operator.email}
          href={oneLeadAddress(lead.id)}
        />
      )}
      <div className="mt-2 grid gap-x-12 xl:grid-cols-[minmax(0,1fr)_27rem]">
        <Fields lead={lead} />
        <div>
          {mayAct ? (
            <div className="mt-6">
              <StageAndOwnerForm {...stageAndOwner} note={nextNote} />
            </div>
          ) : (
            <p className="mt-6 text-small text-ink-2">
              {desk("stageAndOwner.read", {
                stage: t(`leads.stageName.${lead.stage}`),
                owner: lead.owner ?? desk("stageAndOwner.nobody").toLowerCase(),
              })}
            </p>
          )}
          <Notes notes={notes} />
        </div>
      </div>
    </Desk>
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
          [t("lead.field.edition"), lead.edition.toUpperCase()],
          [t("lead.field.source"), lead.source],
          [t("lead.field.text"), note || t("draft.none")],
          [t("lead.field.first"), firmTime(lead.createdAt)],
        ]}
      />
      <p className="mt-2 text-note text-ink-2">{t("lead.kept", { months: retention.leadMonths })}</p>
    </Section>
  );
}
