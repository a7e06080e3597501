import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { useProblemTitle } from "@/desk/payments/problem-title";
import { ActButton } from "@/desk/ui/act-form";
import { alarmRow } from "@/desk/ui/looks";
import { firmTime } from "@/desk/ui/times";
import { askAgain } from "./actions";
import type { SignUpShown } from "./read";

/** Open problems with the payment, and what ends them. */
export function Problems({ shown: { signUp, problems, acts, pressId } }: { shown: SignUpShown }) {
  const t = useTranslations("deskSignUp");
  const titleOf = useProblemTitle();
  if (problems.length === 0) return null;
  return (
    <section
      aria-label={t("problems.label")}
      className={`mt-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-3 sm:px-5 ${alarmRow}`}
    >
      <div className="flex min-w-0 gap-3">
        <Icon name="warn" className="mt-0.5 size-5! shrink-0 text-error" />
        <div className="min-w-0">
          {problems.map(({ reason, at }) => (
            <div key={`${reason} ${at.getTime()}`}>
              <h2 className="font-sans text-body font-semibold text-error">{titleOf(reason)}</h2>
              <p className="text-small text-ink-2">{t("problems.since", { at: firmTime(at) })}</p>
            </div>
          ))}
          <p className="mt-1 max-w-measure text-small">
            {t("problems.ends", { isErased: String(signUp.erasedAt !== null) })}
          </p>
        </div>
      </div>
      {acts && (
        <ActButton
          action={askAgain}
          sends={{ signUp: signUp.id, press: pressId }}
          label={t("ask")}
          className="max-sm:w-full"
        />
      )}
    </section>
  );
}
