import { useTranslations } from "next-intl";
import { ActButton, type FormAction } from "@/desk/ui/act-form";
import { Section } from "@/desk/ui/section";
import { Table } from "@/desk/ui/table";
import type { PeopleShown } from "./shown";

type Props = {
  people: PeopleShown["people"];
  /** Null for a viewer. */
  recover: FormAction | null;
};

export function PeopleTable({ people, recover }: Props) {
  const t = useTranslations("console");
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
            cell: ({ email, mayLetIn, press }) => {
              if (!recover) return <span className="text-ink-3">{t("people.nobodyActs")}</span>;
              return (
                mayLetIn && (
                  <ActButton
                    action={recover}
                    sends={{ email, press }}
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
