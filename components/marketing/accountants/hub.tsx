import { Exhibit } from "@/components/marketing/sections/exhibit";
import { messageClass } from "@/components/marketing/sections/message";
import { Section } from "@/components/marketing/sections/section";
import { Trio } from "@/components/marketing/sections/trio";
import { worded } from "@/components/marketing/sections/worded";
import { Initials, Tick } from "@/components/ui/icon";
import { useCopy } from "@/i18n/use-copy";

const said = [
  { key: "client", side: "you" },
  { key: "practice", side: "jack" },
  { key: "accountant", side: "jack" },
] as const;

/** The Communications Hub: one exchange about one entry, and what it is good for. */
export function Hub() {
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
      <Trio
        items={worded([{ key: "clients" }, { key: "staff" }, { key: "record" }], (name) => t(`hub.${name}`))}
      />
    </Section>
  );
}
