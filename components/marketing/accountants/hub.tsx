import { Section } from "@/components/marketing/sections/section";
import { Trio } from "@/components/marketing/sections/trio";
import { worded } from "@/components/marketing/sections/worded";
import { Initials, Tick } from "@/components/ui/icon";
import { copy } from "@/i18n/copy";
import type { Market } from "@/lib/markets";

const said = [
  { key: "client", side: "you" },
  { key: "practice", side: "jack" },
  { key: "accountant", side: "jack" },
] as const;

/** The Communications Hub: one exchange about one entry, and what it is good for. */
export function Hub({ market }: { market: Market }) {
  const t = copy(market, "accountants");
  return (
    <Section id="communications-hub" heading={t("hub.heading")} lead={t("hub.lead")} band>
      <figure className="work">
        <ol className="exchange" aria-label={t("hub.title")}>
          {said.map(({ key, side }) => (
            <li key={key}>
              <p className="who">{t(`hub.${key}`)}</p>
              <p className={`msg ${side}`}>{t(`hub.${key}Says`)}</p>
              {key === "accountant" && (
                <p className="signed">
                  <Tick />
                  <Initials of="rh" />
                </p>
              )}
            </li>
          ))}
        </ol>
        <figcaption className="note">{t("hub.caption")}</figcaption>
      </figure>
      <Trio
        items={worded([{ key: "clients" }, { key: "staff" }, { key: "record" }], (name) => t(`hub.${name}`))}
      />
    </Section>
  );
}
