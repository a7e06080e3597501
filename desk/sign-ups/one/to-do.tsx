import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { ActForm } from "@/desk/ui/act-form";
import { MailLink, PhoneLink } from "@/desk/ui/contact-links";
import { sheet } from "@/desk/ui/looks";
import { firmTime } from "@/desk/ui/times";
import { setStanding } from "./actions";
import { firstContactHours } from "./first-contact";
import type { SignUpShown } from "./read";

type Props = { shown: SignUpShown; me: string };

/** The first contact, while it is due or late. */
export function ToDo({ shown: { signUp, contactDue, now, acts }, me }: Props) {
  const t = useTranslations("deskSignUp");
  if (!contactDue) return null;
  const left = contactDue.getTime() - now.getTime();
  const minutes = Math.floor(Math.abs(left) / 60_000);
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
            {t(left < 0 ? "toDo.late" : "toDo.due", { time })}
          </h2>
          <p className="text-small text-ink-2">
            {t("toDo.promised", {
              hours: firstContactHours,
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
          action={setStanding}
          sends={{
            signUp: signUp.id,
            seenStage: signUp.stage,
            seenOwner: signUp.owner ?? "",
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
