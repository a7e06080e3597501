import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { problemText } from "@/i18n/validation";
import type { Problem } from "@/lib/sign-up/rules/check";
import { AlertBox } from "./alert-box";
import type { StepState } from "./form-state";

/** A text that the summary, but not the toast, shows below the notice with this title. */
export type NoticeDetails = { of: string; text: ReactNode };

type Props = {
  id: string;
  problems: readonly Problem[];
  notice: StepState["notice"];
  details?: NoticeDetails | undefined;
  /** Whether the summary has the focus when the page has loaded. */
  takesFocus?: boolean;
};

export function ErrorSummary({ id, problems, notice, details, takesFocus }: Props) {
  const t = useTranslations("form");
  const rule = useTranslations("validation");
  if (problems.length === 0 && notice === null) return null;
  return (
    <AlertBox
      id={id}
      autoFocus={takesFocus}
      heading={problems.length > 0 ? t("problems", { count: problems.length }) : notice?.title}
    >
      {problems.length > 0 ? (
        <ul>
          {problems.map(({ field, message }) => (
            <li key={field} className="py-0.75">
              <a href={`#${field}`} className="font-semibold text-error decoration-current">
                {problemText(rule, message)}
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <>
          <p>{notice?.text}</p>
          {details && details.of === notice?.title && details.text}
        </>
      )}
    </AlertBox>
  );
}
