import { Marks } from "@/components/marketing/sections/frames";
import { LinkButton } from "@/components/ui/button";
import { useCopy } from "@/i18n/use-copy";
import { mailTo } from "@/lib/content/mail";

const documents = [
  { key: "soc2", icon: "lock" },
  { key: "cyberEssentials", icon: "lock" },
  { key: "iso27001", icon: "page" },
  { key: "dpa", icon: "page" },
  { key: "uptime", icon: "sync" },
  { key: "processors", icon: "stack" },
] as const;

/** The documents of the data room; on its own page the DPA can be read at once. */
export function Documents({ dpaHere = false }: { dpaHere?: boolean }) {
  const t = useCopy("security");
  return (
    <Marks
      className={dpaHere ? "border-t border-ink" : undefined}
      items={documents.map(({ key, icon }) => ({
        key,
        icon,
        name: t(`resources.items.${key}`),
        of: t(dpaHere && key === "dpa" ? "resources.here" : "resources.onRequest"),
      }))}
    />
  );
}

/** Opens a mail to the partnerships address with subject and body filled in. */
export function DataRoomButton({ address, quiet }: { address: string; quiet?: boolean }) {
  const t = useCopy("security");
  return (
    <LinkButton look={quiet ? "quiet" : "solid"} href={mailTo(address, t("roomSubject"), t("roomBody"))}>
      {t("room")}
    </LinkButton>
  );
}
