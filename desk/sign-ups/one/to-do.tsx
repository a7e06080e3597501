import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useProblemTitle } from "@/desk/payments/problem-title";
import { setStageAndOwner } from "@/desk/stage-and-owner/actions";
import { seenIn } from "@/desk/stage-and-owner/form";
import { ActButton, ActForm } from "@/desk/ui/act-form";
import { MailLink, PhoneLink } from "@/desk/ui/contact-links";
import { alarmRow, sheet } from "@/desk/ui/looks";
import { SameAs } from "@/desk/ui/same-as";
import { firmTime } from "@/desk/ui/times";
import { maxDuplicates } from "@/lib/duplicates";
import { openStatuses } from "@/lib/payments/states";
import { askAgain } from "./actions";
import type { SignUpPageData } from "./read";

/** Open problems with the payment, and what ends them. */
export function Problems({ data: { signUp, problems, acts, pressId } }: { data: SignUpPageData }) {
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

/** Other sign-ups with the same business number or e-mail address, and what is to be done if two of them may be debited. */
export function Duplicates({ data: { signUp, duplicates } }: { data: SignUpPageData }) {
  const t = useTranslations("deskSignUp");
  const mail = useTranslations("mail");
  if (duplicates.length === 0) return null;
  const isOpen = openStatuses.some((one) => one === signUp.paymentStatus);
  return (
    <section aria-labelledby="duplicates" className={`mt-5 flex gap-3 px-4 py-3 sm:px-5 ${sheet}`}>
      <Icon name="stack" className="mt-0.5 size-5! shrink-0" />
      <div className="min-w-0 text-small">
        <h2 id="duplicates" className="font-sans text-body font-semibold">
          {t("duplicates.heading")}
        </h2>
        <ul>
          {duplicates.slice(0, maxDuplicates).map(({ id, reference, by, state }) => (
            <li key={id}>
              <SameAs id={id} reference={reference} />
              <span className="block text-ink-2">{mail("duplicate.facts", { by, state })}</span>
            </li>
          ))}
        </ul>
        {duplicates.length > maxDuplicates && <p className="text-ink-2">{t("duplicates.more")}</p>}
        {isOpen && duplicates.some(({ mayBeDebited }) => mayBeDebited) && (
          <p className="mt-1 max-w-measure">{t("duplicates.both")}</p>
        )}
      </div>
    </section>
  );
}

/** The first contact, while it is due or late. */
export function FirstContact({
  data: { signUp, contactDue, now, acts },
  me,
}: {
  data: SignUpPageData;
  me: string;
}) {
  const t = useTranslations("deskSignUp");
  if (!contactDue) return null;
  const remainingMs = contactDue.getTime() - now.getTime();
  const minutes = Math.floor(Math.abs(remainingMs) / 60_000);
  const time = t("toDo.duration", {
    days: Math.floor(minutes / 1_440),
    hours: Math.floor(minutes / 60) % 24,
    minutes: minutes % 60,
  });
  return (
    <section
      aria-labelledby="to-do"
      className={`mt-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-3 sm:px-5 ${sheet}`}
    >
      <div className="flex gap-3">
        <Icon name="clock" className="mt-0.5 size-5! shrink-0" />
        <div>
          <h2 id="to-do" className="text-body font-semibold">
            {t(remainingMs < 0 ? "toDo.late" : "toDo.due", { time })}
          </h2>
          <p className="text-small text-ink-2">
            {t("toDo.promised", {
              at: firmTime(contactDue),
              name: signUp.contactName,
            })}
            {signUp.contactPhone && (
              <>
                {", "}
                <PhoneLink phone={signUp.contactPhone} dialled={signUp.contactPhoneE164} />
              </>
            )}
            {", "}
            <MailLink email={signUp.contactEmail} />
          </p>
        </div>
      </div>
      {acts && (
        <ActForm
          action={setStageAndOwner}
          sends={{
            ...seenIn("sign_up", signUp),
            stage: "contacted",
            owner: me,
            did: "contacted",
          }}
          className="max-sm:w-full"
        >
          <Button small className="max-sm:w-full max-sm:whitespace-normal!">
            {t("toDo.button")}
          </Button>
        </ActForm>
      )}
    </section>
  );
}
