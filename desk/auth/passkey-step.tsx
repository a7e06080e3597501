import { useTranslations } from "next-intl";
import type { FormAction } from "@/desk/ui/act-form";
import { Said } from "@/desk/ui/said";
import { linkMinutes } from "@/lib/operators";
import { EntryFrame } from "./entry-frame";
import { PasskeyForm, type PasskeyQuestion } from "./passkey-form";

type Props = {
  question: PasskeyQuestion;
  answer: FormAction;
  isRefused: boolean;
};

/** The second step of the sign-in. The only part of the console that needs scripts, with registering a passkey. */
export function PasskeyStep({ question, answer, isRefused }: Props) {
  const t = useTranslations("console");
  const refused = t("passkey.refused", { minutes: linkMinutes });
  return (
    <EntryFrame heading={t("passkey.title")}>
      <p className="mt-2 text-small text-ink-2">{t("passkey.lead")}</p>
      {isRefused && <Said as="problem">{refused}</Said>}
      <div className="mt-6">
        <PasskeyForm
          question={question}
          answer={answer}
          label={t("passkey.button")}
          refused={refused}
          className="min-h-12! w-full"
        />
      </div>
      <noscript>
        <p className="mt-4 text-small">{t("passkey.noScripts")}</p>
      </noscript>
    </EntryFrame>
  );
}
