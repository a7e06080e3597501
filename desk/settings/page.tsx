import { useTranslations } from "next-intl";
import { Section } from "@/components/ui/section";
import { Desk } from "@/desk/auth/desk";
import { Table } from "@/desk/ui/table";
import type { Operator } from "@/lib/operators";
import type { SettingInForce } from "./in-force";

type Props = { operator: Operator; settings: readonly SettingInForce[] };

export function SettingsInForce({ operator, settings }: Props) {
  const t = useTranslations("desk");
  return (
    <Desk operator={operator} at="settings" title={t("settings.title")}>
      <h1 className="font-display text-h2">{t("settings.title")}</h1>
      <Group
        id="desk"
        heading={t("settings.caption")}
        settings={settings.filter(({ isOfSite }) => !isOfSite)}
      />
      <Group
        id="site"
        heading={t("settings.siteCaption")}
        settings={settings.filter(({ isOfSite }) => isOfSite)}
      />
    </Desk>
  );
}

type GroupProps = { id: string; heading: string; settings: readonly SettingInForce[] };

function Group({ id, heading, settings }: GroupProps) {
  const t = useTranslations("desk");
  const shownOf = ({ name, values, isSecret, isSet }: SettingInForce) => {
    if (isSecret) return t(isSet ? "settings.isSet" : "settings.notSet");
    return values.join(", ") || t("settings.none", { name });
  };
  return (
    <Section id={id} heading={heading} className="mt-6">
      <Table
        caption={heading}
        hidesCaption
        rows={settings}
        keyOf={({ name }) => name}
        columns={[
          { label: t("settings.name"), look: "text-note md:whitespace-nowrap", cell: ({ name }) => name },
          { label: t("settings.value"), isBare: true, look: "wrap-anywhere", cell: shownOf },
          {
            label: t("settings.kind"),
            isBare: true,
            look: "text-ink-2",
            cell: ({ source }) => t(`settings.source.${source}`),
          },
        ]}
      />
    </Section>
  );
}
