import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { checkboxControl } from "@/components/ui/control";
import { Section } from "@/components/ui/section";
import type { SignedIn } from "@/desk/auth/access";
import { Desk } from "@/desk/auth/desk";
import { TextField } from "@/desk/ui/fields";
import { Message } from "@/desk/ui/message";
import { Table } from "@/desk/ui/table";
import { firmZone } from "@/desk/ui/times";
import { saveOwn } from "./actions";
import type { SettingInForce } from "./in-force";
import { dailyMailHour, maxNameLength, type OwnSettings } from "./own";

type Props = { operator: SignedIn; own: OwnSettings; settings: readonly SettingInForce[]; message: unknown };

/** The operator's own settings, and those of the site. */
export function DeskSettings({ operator, own, settings, message }: Props) {
  const t = useTranslations("desk");
  return (
    <Desk operator={operator} at="settings" title={t("settings.title")}>
      <h1 className="font-display text-h2">{t("settings.title")}</h1>
      {message === "saved" && <Message>{t("settings.own.saved")}</Message>}
      {message === "failed" && <Message as="problem">{t("failed")}</Message>}
      <Section id="own" heading={t("settings.own.heading")} className="mt-6">
        <form action={saveOwn} className="mt-3 grid max-w-md justify-items-start gap-3">
          <TextField
            name="name"
            label={t("settings.own.name")}
            hint={t("settings.own.nameHint")}
            defaultValue={own.name}
            maxLength={maxNameLength}
          />
          <label className="flex items-start gap-2 text-small">
            <input
              type="checkbox"
              name="dailyMail"
              defaultChecked={own.wantsDailyMail}
              className={`size-6 shrink-0 ${checkboxControl}`}
            />
            {t("settings.own.dailyMail", { hour: dailyMailHour, zone: firmZone })}
          </label>
          <Button small look="quiet">
            {t("settings.own.save")}
          </Button>
        </form>
      </Section>
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
