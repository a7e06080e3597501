import { Exhibit, messageClass } from "@/components/marketing/sections/exhibit";
import { withHeadings } from "@/components/marketing/sections/item-texts";
import { ThreeColumns } from "@/components/marketing/sections/lists";
import { Section } from "@/components/marketing/sections/section";
import { Initials, Tick } from "@/components/ui/icon";
import { useCopy } from "@/i18n/use-copy";

const said = [
  { key: "client", side: "you" },
  { key: "practice", side: "jack" },
  { key: "accountant", side: "jack" },
] as const;

const advantages = [{ key: "clients" }, { key: "staff" }, { key: "record" }] as const;

export function CommunicationsHub() {
  const t = useCopy("accountants");
  return (
    <Section id="communications-hub" heading={t("hub.heading")} lead={t("hub.lead")} band>
      <Exhibit caption={t("hub.caption")}>
        <ol className="grid gap-4 min-[56rem]:grid-cols-3 min-[56rem]:gap-6" aria-label={t("hub.title")}>
          {said.map(({ key, side }) => (
            <li key={key} className="grid content-start gap-2 border-t border-ink pt-3">
              <p className="text-note text-ink-3">{t(`hub.${key}`)}</p>
              <p className={`self-start ${messageClass(side)}`}>{t(`hub.${key}Says`)}</p>
              {key === "accountant" && (
                <p className="flex items-center gap-2">
                  <Tick />
                  <Initials of="rh" />
                </p>
              )}
            </li>
          ))}
        </ol>
      </Exhibit>
      <ThreeColumns items={withHeadings(advantages, (name) => t(`hub.${name}`))} />
    </Section>
  );
}
