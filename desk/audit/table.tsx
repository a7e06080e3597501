import { useTranslations } from "next-intl";
import { link } from "@/desk/ui/looks";
import { Table } from "@/desk/ui/table";
import { firmZone } from "@/desk/ui/times";
import { When } from "@/desk/ui/when";
import { oneSignUpAddress } from "@/lib/routing/desk";
import { AuditDetails } from "./details";
import type { AuditEntry } from "./rules";

export type AuditRow = Pick<AuditEntry, "act" | "subject"> & {
  readonly id: number;
  readonly at: Date;
  readonly subjectId: string | null;
  readonly fields: readonly string[];
  readonly operatorId: string;
  /** Null once what the entry tells of people was erased. */
  readonly operator: string | null;
  readonly from: string | null;
  /** Null too once erased. */
  readonly values: Readonly<Record<string, unknown>> | null;
  /** Of a sign-up that is still there. */
  readonly reference: string | null;
};

export function AuditTable({ entries }: { entries: readonly AuditRow[] }) {
  const t = useTranslations("console");
  return (
    <Table
      caption={t("audit.caption", { zone: firmZone })}
      rows={entries}
      keyOf={({ id }) => id}
      columns={[
        {
          label: t("audit.when"),
          sort: "descending",
          look: "text-ink-2",
          cell: ({ at }) => <When at={at} />,
        },
        {
          label: t("audit.who"),
          isBare: true,
          look: "break-all",
          cell: ({ operator, operatorId }) =>
            operator ?? <span className="text-ink-2">{t("audit.erased", { id: operatorId })}</span>,
        },
        {
          label: t("audit.act"),
          isBare: true,
          cell: ({ act }) => <span className="font-semibold">{t(`audit.acts.${act}`)}</span>,
        },
        {
          label: t("audit.what"),
          isBare: true,
          look: "wrap-anywhere",
          cell: (entry) => (
            <>
              <Subject of={entry} />
              <AuditDetails of={entry} />
            </>
          ),
        },
        {
          label: t("audit.from"),
          isBare: true,
          look: "text-note break-all text-ink-2",
          cell: ({ from }) => from,
        },
      ]}
    />
  );
}

function Subject({ of: { subject, subjectId, reference } }: { of: AuditRow }) {
  const t = useTranslations("console");
  if (subject === "sign_up" && subjectId)
    return (
      <a href={oneSignUpAddress(subjectId)} className={link}>
        {reference ?? t(`audit.subjects.${subject}`)}
      </a>
    );
  return t(`audit.subjects.${subject}`);
}
