import { useTranslations } from "next-intl";
import { sessionHours } from "@/lib/console/roles";
import { firmZone, shortFirmTime } from "../times";
import { ActButton, type FormAction } from "../ui/act-form";
import { Section } from "../ui/section";
import { Table } from "../ui/table";
import { When } from "../ui/when";
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
