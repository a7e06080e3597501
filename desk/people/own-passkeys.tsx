import { useTranslations } from "next-intl";
import { Section } from "@/components/ui/section";
import { PasskeyForm } from "@/desk/auth/passkey-form";
import { ActButton } from "@/desk/ui/act-form";
import { shortFirmTime } from "@/desk/ui/times";
import { addPasskey, askForNewPasskey, removeOwnPasskey } from "./actions";
import type { PeoplePageData } from "./read";

export function OwnPasskeys({ own: passkeys, mayChange }: PeoplePageData) {
  const t = useTranslations("desk");
  return (
    <Section className="mt-8" id="passkeys" heading={t("people.mineHeading")}>
      <p className="mt-1 max-w-measure text-small text-ink-2">{t("people.mineLead")}</p>
      {passkeys.length === 0 && <p className="mt-3 text-small">{t("people.none")}</p>}
      <ul className="mt-3 max-w-measure border-rule text-small not-empty:border-b">
        {passkeys.map(({ id, deviceType, createdAt }) => {
          const date = createdAt ? shortFirmTime(createdAt) : "";
          return (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-rule py-2"
            >
              <span>
                {t("people.registered", { date })}
                <span className="block text-note text-ink-2">{t("people.kind", { kind: deviceType })}</span>
              </span>
              {mayChange && (
                <ActButton
                  action={removeOwnPasskey}
                  sends={{ passkey: id }}
                  label={t("people.remove")}
                  fullLabel={t("people.removeOf", { date })}
                  look="red"
                />
              )}
            </li>
          );
        })}
      </ul>
      {mayChange && (
        <div className="mt-4">
          <PasskeyForm
            question={askForNewPasskey}
            answer={addPasskey}
            label={t("people.register")}
            refused={t("people.notAdded")}
          />
          <noscript>
            <p className="mt-2 text-small">{t("people.noScripts")}</p>
          </noscript>
        </div>
      )}
    </Section>
  );
}
