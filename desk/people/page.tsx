import { userAgentFromString } from "next/server";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { peopleAddress, signInAgainAddress } from "@/desk/addresses";
import { Desk } from "@/desk/auth/desk";
import { invitationDays, recentMinutes } from "@/desk/auth/rules";
import { ActButton, ActForm } from "@/desk/ui/act-form";
import { SelectField, TextField } from "@/desk/ui/fields";
import { link } from "@/desk/ui/looks";
import { Menu, MenuBox } from "@/desk/ui/menu";
import { Message } from "@/desk/ui/message";
import { Table } from "@/desk/ui/table";
import { firmZone, shortFirmTime } from "@/desk/ui/times";
import { When } from "@/desk/ui/when";
import { type Operator, roles, sessionHours } from "@/lib/operators";
import { limits } from "@/lib/sign-up/rules/limits";
import { changeRole, endOneSession, inviteOperator, recoverOperator, removeFromTeam } from "./actions";
import { OwnPasskeys } from "./own-passkeys";
import type { PeoplePageData } from "./read";

const results = ["ended", "mailed", "removed", "added", "invited", "roleSet", "left"] as const;
const problems = [
  "noEmail",
  "operator",
  "alreadyInvited",
  "written",
  "self",
  "lastAdmin",
  "noHeir",
  "stale",
] as const;

type Props = { operator: Operator; data: PeoplePageData; message: unknown };

export function People({ operator, data, message }: Props) {
  const t = useTranslations("desk");
  const done = results.find((one) => one === message);
  const problem = problems.find((one) => one === message);
  return (
    <Desk operator={operator} at="people" title={t("people.title")}>
      <h1 className="font-display text-h2">{t("people.title")}</h1>
      {done && <Message>{t(`people.${done}`)}</Message>}
      {problem && <Message as="problem">{t(`people.problem.${problem}`)}</Message>}
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
      {data.mayInvite && <Invite />}
      <SessionTable {...data} />
      <OwnPasskeys {...data} />
    </Desk>
  );
}

function PeopleTable({ people, invited, owners, mayInvite }: PeoplePageData) {
  const t = useTranslations("desk");
  const rows = [
    ...people.map((person) => ({ ...person, invitation: null })),
    ...invited.map(({ email, role, ...invitation }) => ({
      ...{ email, role, invitation, passkeys: 0, pressId: "", isWritten: false, isSelf: false },
    })),
  ];
  return (
    <Section id="people" heading={t("people.peopleHeading")} className="mt-7">
      <p className="mt-1 max-w-measure text-small text-ink-2">{t("people.lead")}</p>
      <Table
        caption={t("people.peopleHeading")}
        hidesCaption
        rows={rows}
        keyOf={({ email }) => email}
        columns={[
          {
            label: t("people.person"),
            look: "break-all",
            cell: ({ email, isWritten, invitation }) => (
              <>
                <span className="font-semibold">{email}</span>
                {isWritten && <span className={note}>{t("people.written")}</span>}
                {invitation && (
                  <span className={note}>
                    {t("people.invitedBy", { by: invitation.by, until: shortFirmTime(invitation.until) })}
                  </span>
                )}
              </>
            ),
          },
          {
            label: t("people.role"),
            isBare: true,
            cell: (person) =>
              mayInvite && !person.isWritten && !person.invitation ? (
                <RoleMenu {...person} />
              ) : (
                t("people.roleName", { role: person.role })
              ),
          },
          { label: t("people.passkeys"), cell: ({ passkeys }) => passkeys },
          mayInvite
            ? {
                label: t("people.act"),
                isBare: true,
                cell: ({ email, pressId, invitation, isWritten, isSelf }) => {
                  if (isSelf) return null;
                  if (invitation)
                    return (
                      <ActButton
                        action={removeFromTeam}
                        sends={{ email }}
                        label={t("people.takeBack")}
                        fullLabel={t("people.takeBackOf", { email })}
                      />
                    );
                  return (
                    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                      <ActButton
                        action={recoverOperator}
                        sends={{ email, press: pressId }}
                        label={t("people.letIn")}
                        fullLabel={t("people.letInOf", { email })}
                      />
                      {!isWritten && <Remove email={email} heirs={owners.filter((one) => one !== email)} />}
                    </div>
                  );
                },
              }
            : null,
        ]}
      />
      {mayInvite && <p className="mt-2 max-w-measure text-note text-ink-2">{t("people.letInNote")}</p>}
    </Section>
  );
}

const note = "block text-note text-ink-2";

function RoleMenu({ email, role }: Operator) {
  const t = useTranslations("desk.people");
  return (
    <Menu
      look="cell"
      summary={
        <>
          <span className="sr-only">{t("roleOf", { email })}</span>
          {t("roleName", { role })}
        </>
      }
      name="role"
      action={changeRole}
      sends={{ email, seen: role }}
    >
      {roles.filter((one) => one !== role).map((one) => [one, t("roleName", { role: one })] as const)}
    </Menu>
  );
}

function Remove({ email, heirs }: { email: string; heirs: readonly string[] }) {
  const t = useTranslations("desk.people");
  return (
    <MenuBox
      look="cell"
      summary={
        <>
          {t("leave")}
          <span className="sr-only">{t("leaveOf", { email })}</span>
        </>
      }
    >
      <ActForm action={removeFromTeam} sends={{ email }} className="grid max-w-72 gap-3 px-4 py-3">
        <p className="text-note text-ink-2">{t("leaveLead")}</p>
        <SelectField
          id={`heir-of-${email}`}
          name="heir"
          label={t("heir")}
          chosen=""
          options={[["", t("nobody")], ...heirs.map((heir) => [heir, heir] as const)]}
        />
        <Button small look="red">
          {t("leave")}
        </Button>
      </ActForm>
    </MenuBox>
  );
}

function Invite() {
  const t = useTranslations("desk.people");
  return (
    <Section id="invite" heading={t("inviteHeading")} className="mt-8">
      <p className="mt-1 max-w-measure text-small text-ink-2">{t("inviteLead", { days: invitationDays })}</p>
      <form
        action={inviteOperator}
        className="mt-3 grid max-w-measure items-end gap-3 sm:grid-cols-[1fr_11rem_auto]"
      >
        <TextField
          look="filter"
          name="email"
          type="email"
          required
          maxLength={limits.contactEmail}
          label={t("person")}
        />
        <SelectField
          name="role"
          label={t("role")}
          chosen="member"
          options={roles.map((role) => [role, t("roleName", { role })] as const)}
        />
        <Button small look="quiet">
          {t("invite")}
        </Button>
      </form>
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
            cell: ({ userAgent }) => {
              const { browser, os } = userAgentFromString(userAgent ?? "");
              return t("people.browserOn", { browser: browser.name ?? "none", system: os.name ?? "none" });
            },
          },
          {
            label: t("people.end"),
            isBare: true,
            cell: ({ id, email, since }) => (
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
