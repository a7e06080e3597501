import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { StageAndOwnerForm } from "@/desk/stage-and-owner/form";
import { ActForm } from "@/desk/ui/act-form";
import { sheet } from "@/desk/ui/looks";
import { signUpStages } from "@/lib/sign-up/stages";
import { sendResume, sendWelcome } from "./actions";
import type { SignUpPageData } from "./read";
import { isForSetUpLink } from "./rules";

/** Stage, owner, and the mails that can be sent again. */
export function StageAndOwner({ data }: { data: SignUpPageData }) {
  const stages = useTranslations("deskList.stageName");
  const desk = useTranslations("desk");
  const { signUp, operators, acts } = data;
  return (
    <section className="mt-6" aria-labelledby="stage-and-owner">
      <h2 id="stage-and-owner" className="sr-only">
        {desk("stageAndOwner.heading")}
      </h2>
      {acts?.lookAfter ? (
        <div className="flex flex-wrap items-end gap-3">
          <StageAndOwnerForm
            of="sign_up"
            record={signUp}
            stages={signUpStages}
            nameOf={stages}
            operators={operators}
          />
          {(acts.welcome || acts.resume) && <SendAgain data={data} />}
        </div>
      ) : (
        <p className="text-small text-ink-2">
          {desk("stageAndOwner.read", {
            stage: stages(signUp.stage),
            owner: signUp.owner ?? desk("stageAndOwner.nobody").toLowerCase(),
          })}
        </p>
      )}
    </section>
  );
}

function SendAgain({ data: { signUp, acts, pressId, now } }: { data: SignUpPageData }) {
  const t = useTranslations("deskSignUp");
  const mails = [
    acts?.welcome && (["welcome", sendWelcome] as const),
    acts?.resume && ([isForSetUpLink(signUp, now) ? "setUp" : "resume", sendResume] as const),
  ].filter((mail) => mail !== undefined && mail !== false);
  return (
    <details className="relative max-sm:w-full">
      <summary
        className={`${buttonClass("quiet", "small")} w-full list-none [&::-webkit-details-marker]:hidden`}
      >
        {t("again.summary")}
        <Icon name="down" className="size-4!" />
      </summary>
      <ul className={`absolute right-0 z-10 mt-2 w-60 py-1 max-sm:left-0 max-sm:w-auto ${sheet}`}>
        {mails.map(([mail, send]) => (
          <li key={mail}>
            <ActForm action={send} sends={{ signUp: signUp.id, press: pressId }}>
              <button
                type="submit"
                className="flex min-h-10 w-full cursor-pointer items-center gap-2 px-4 text-left text-small hover:bg-tint"
              >
                <Icon name="mail" className="size-4! shrink-0" />
                {t(`again.${mail}`)}
              </button>
            </ActForm>
          </li>
        ))}
      </ul>
    </details>
  );
}
