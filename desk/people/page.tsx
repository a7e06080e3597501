import { useTranslations } from "next-intl";
import { Section } from "@/components/ui/section";
import { peopleAddress, signInAgainAddress } from "@/desk/addresses";
import { Desk } from "@/desk/auth/desk";
import { recentMinutes } from "@/desk/auth/rules";
import { ActButton } from "@/desk/ui/act-form";
import { link } from "@/desk/ui/looks";
import { Message } from "@/desk/ui/message";
import { Table } from "@/desk/ui/table";
import { firmZone, shortFirmTime } from "@/desk/ui/times";
import { When } from "@/desk/ui/when";
import { type Operator, sessionHours } from "@/lib/operators";
import { endOneSession, recoverOperator } from "./actions";
import type { PeoplePageData } from "./acts";
import { OwnPasskeys } from "./own-passkeys";

const results = ["ended", "mailed", "removed", "added"] as const;

type Props = { operator: Operator; data: PeoplePageData; message: unknown };

export function People({ operator, data, message }: Props) {
  const t = useTranslations("desk");
  const done = results.find((one) => one === message);
  return (
    <Desk operator={operator} at="people" title={t("people.title")}>
      <h1 className="font-display text-h2">{t("people.title")}</h1>
      {done && <Message>{t(`people.${done}`)}</Message>}
      {message === "notAdded" && <Message as="problem">{t("people.notAdded")}</Message>}
      {message === "failed" && <Message as="problem">{t("failed")}</Message>}
      {!data.mayChange && (
        <p className="mt-3 max-w-measure text-small">
          {t.rich("people.signInAgain", {
            minutes: recentMinutes,
            a: (words) => (
              <a className={link} href={signInAgainAddress(peopleAddress)}>
                {words}
              </a>
            ),
          })}
        </p>
      )}
      <PeopleTable {...data} />
      <SessionTable {...data} />
      <OwnPasskeys {...data} />
    </Desk>
  );
}

function PeopleTable({ people, isAdmin }: PeoplePageData) {
  const t = useTranslations("desk");
  return (
    <Section id="people" heading={t("people.peopleHeading")} className="mt-7">
      <p className="mt-1 max-w-measure text-small text-ink-2">{t("people.lead")}</p>
      <Table
        caption={t("people.peopleHeading")}
        hidesCaption
        rows={people}
        keyOf={({ email }) => email}
        columns={[
          {
            label: t("people.person"),
            look: "break-all",
            cell: ({ email }) => <span className="font-semibold">{email}</span>,
          },
          { label: t("people.role"), isBare: true, cell: ({ role }) => t("people.roleName", { role }) },
          { label: t("people.passkeys"), cell: ({ passkeys }) => passkeys },
          {
            label: t("people.act"),
            isBare: true,
            cell: ({ email, mayLetIn, pressId }) => {
              if (!isAdmin) return <span className="text-ink-3">{t("people.nobodyActs")}</span>;
              return (
                mayLetIn && (
                  <ActButton
                    action={recoverOperator}
                    sends={{ email, press: pressId }}
                    label={t("people.letIn")}
                    fullLabel={t("people.letInOf", { email })}
                  />
                )
              );
            },
          },
        ]}
      />
      <p className="mt-2 max-w-measure text-note text-ink-2">{t("people.letInNote")}</p>
    </Section>
  );
}

function SessionTable({ sessions }: PeoplePageData) {
  const t = useTranslations("desk");
  return (
    <Section className="mt-8" id="sessions" heading={t("people.sessionsHeading")}>
      <Table
        caption={t("people.sessionsCaption", { ...sessionHours, zone: firmZone })}
        rows={sessions}
        keyOf={({ id }) => id}
        rowLook={({ isThis }) => (isThis ? "bg-wash" : "")}
        columns={[
          {
            label: t("people.person"),
            look: "break-all",
            cell: ({ email, isThis }) => (
              <>
                <span className="font-semibold">{email}</span>
                {isThis && <span className="block text-note text-ink-2">{t("people.thisOne")}</span>}
              </>
            ),
          },
          { label: t("people.since"), sort: "descending", cell: ({ since }) => <When at={since} /> },
          { label: t("people.used"), cell: ({ usedAt }) => <When at={usedAt} /> },
          {
            label: t("people.browser"),
            isBare: true,
            look: "text-note wrap-anywhere text-ink-2",
            cell: ({ userAgent }) => userAgent || t("people.unknownBrowser"),
          },
          {
            label: t("people.end"),
            isBare: true,
            cell: ({ id, email, since, mayEnd }) =>
              mayEnd && (
                <ActButton
                  action={endOneSession}
                  sends={{ session: id }}
                  label={t("people.end")}
                  fullLabel={t("people.endOf", { email, since: shortFirmTime(since) })}
                />
              ),
          },
        ]}
      />
    </Section>
  );
}
