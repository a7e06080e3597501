import { useTranslations } from "next-intl";
import { ActButton, type FormAction } from "@/desk/ui/act-form";
import { Section } from "@/desk/ui/section";
import { Table } from "@/desk/ui/table";
import { firmZone, shortFirmTime } from "@/desk/ui/times";
import { When } from "@/desk/ui/when";
import { sessionHours } from "@/lib/operators";
import type { PeopleShown } from "./shown";

export function SessionTable({ sessions, end }: { sessions: PeopleShown["sessions"]; end: FormAction }) {
  const t = useTranslations("console");
  return (
    <Section id="sessions" heading={t("people.sessionsHeading")}>
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
                  action={end}
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
